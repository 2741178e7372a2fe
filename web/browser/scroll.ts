/** Scrolls up to where an element begins, where that is above the window or behind its top bar. */
export function bringBeginningInSight(element: Element | null): void {
  if (element && element.getBoundingClientRect().top < 60) element.scrollIntoView();
}
