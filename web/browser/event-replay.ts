import { useEffect, useLayoutEffect, useRef } from 'react';

declare global {
  interface Window {
    /** The controls that were pressed or chosen before the page was alive, in that order; null from then on. */
    earlyEvents?: Set<HTMLElement> | null;
  }
}

/**
 * For an inline script at the head of the page, as jsaction does it: scripts are deferred (deferred-scripts.ts), and whoever
 * presses or types meanwhile must not do it twice. Until the page is alive none of these events reaches React, which hears
 * them before it can answer them; `useEventReplay` gives them back. A button shows meanwhile that it was pressed (`data-early`,
 * app.css). What the browser does by itself (links, menus, the forms that it sends) needs nobody's help, but for links whose script
 * leads elsewhere than their address (`data-scripted`).
 *
 * Back and Forward between two addresses of one document change the address alone: React Router would start there with what
 * was loaded for the other, so that the page is loaded anew: by its address, as a reload at that moment may be one of the entry that was
 * left.
 */
export const recordEarlyEvents =
  "{let a=()=>location.pathname+location.search,at=a();addEventListener('popstate',()=>{earlyEvents&&a()!=at&&location.replace(a())})}" +
  "var earlyEvents=new Set,ours={click:'button,[type=checkbox],a[data-scripted]',change:'select'};for(let e of ['click','change','input','submit'])addEventListener(e,v=>{if(!earlyEvents)return;v.stopPropagation();let t=ours[e]&&v.target.closest(ours[e]);t&&!t.popoverTargetElement&&!(t.type=='submit'&&t.form&&t.form.method!='dialog')&&(earlyEvents.add(t),t.dataset.early='',t.href&&v.preventDefault())},true)";

/** Once, when the page comes alive: what was typed into it comes into its forms, and what was pressed is done. */
export function useEventReplay() {
  const pressed = useRef<Set<HTMLElement>>(undefined);

  useLayoutEffect(() => {
    if (!window.earlyEvents) return;
    pressed.current = window.earlyEvents;
    // As they stand now: the first render after this one puts back what the forms know of.
    const typed = [...document.querySelectorAll<TextControl>('input,textarea')]
      .filter((control) => control.type !== 'file' && control.value !== control.defaultValue)
      .map((control) => [control, control.value] as const);
    // Before anything else can happen, but after React is done with this.
    queueMicrotask(() => {
      window.earlyEvents = null;
      for (const [control, text] of typed) typeAgain(control, text);
    });
  }, []);

  useEffect(() => {
    addEventListener('click', recordLatePress, true);
    setTimeout(() => pressed.current?.forEach(pressOnceAlive));
  }, []);
}

/** In a part of the page whose code is still to come (lazy-part.ts) React answers nothing: it is pressed again once that has come. */
function recordLatePress({ target }: MouseEvent) {
  const control = (target as Element).closest<HTMLElement>('button:not([popovertarget]),input');
  // React hears it after this, and may bring the part to life for it.
  if (control) setTimeout(() => isAlive(control) || pressOnceAlive(control));
}

function pressOnceAlive(control: HTMLElement) {
  if (isAlive(control)) pressAgain(control);
  else if (control.isConnected) {
    control.dataset.early = '';
    setTimeout(pressOnceAlive, 20, control);
  }
}

/** React puts what it knows of an element on the element. */
const isAlive = (control: HTMLElement) => Object.keys(control).join().includes('__reactP');

type TextControl = HTMLInputElement | HTMLTextAreaElement;

function typeAgain(control: TextControl, text: string) {
  const { selectionStart, selectionEnd } = control;
  // React counts what is set on the element itself as its own doing, and only what differs from that as typed.
  control.value = control.defaultValue;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, text);
  // Null in the kinds of fields that don't tell.
  if (selectionStart !== null) control.setSelectionRange(selectionStart, selectionEnd);
  control.dispatchEvent(new Event('input', { bubbles: true }));
}

function pressAgain(control: HTMLElement) {
  delete control.dataset.early;
  if (control instanceof HTMLSelectElement) {
    control.dispatchEvent(new Event('change', { bubbles: true }));
    return;
  }
  // Pressed twice it is as it was.
  if (control instanceof HTMLInputElement) {
    if (control.checked === control.defaultChecked) return;
    control.checked = !control.checked;
  }
  control.click();
}
