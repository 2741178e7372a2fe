/** Scrolls up to where an element begins, where that is above the window. */
export function bringBeginningInSight(element: Element | null): void {
  if (element && element.getBoundingClientRect().top < 0) element.scrollIntoView();
}
