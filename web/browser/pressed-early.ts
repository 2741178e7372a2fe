import { useEffect } from 'react';

declare global {
  interface Window {
    /** What was pressed or chosen last before any of the page's code had come; null from then on. */
    pressedEarly?: HTMLElement | null;
  }
}

/**
 * For an inline script at the head of the page. What the browser does by itself (links, menus, the forms that find
 * products) needs nobody's help; any other control that is used too early is remembered.
 */
export const rememberEarlyPress =
  "var pressedEarly;for(let e of['click','change'])addEventListener(e,({target:t})=>{t=t.closest(e=='click'?'main button,main [type=checkbox]':'main select');t&&!t.popoverTargetElement&&pressedEarly!==null&&(pressedEarly=t)},true)";

// From here on React hears every press itself.
const early = typeof window === 'undefined' ? null : window.pressedEarly;
if (typeof window !== 'undefined') window.pressedEarly = null;

/** Does again what was done too early, once the page is alive. */
export function usePressedEarly() {
  useEffect(() => {
    // After what was typed early has come into the forms.
    const soon = setTimeout(() => early?.isConnected && again(early));
    return () => clearTimeout(soon);
  }, []);
}

function again(control: HTMLElement) {
  if (control instanceof HTMLSelectElement)
    return control.dispatchEvent(new Event('change', { bubbles: true }));
  if (control instanceof HTMLInputElement) control.checked = !control.checked;
  control.click();
}
