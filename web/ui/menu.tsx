import { type ReactNode, useRef } from 'react';

export interface MenuProps {
  /** Also the target of its buttons: `<button popoverTarget={id}>`. */
  id: string;
  label: string;
  className?: string;
  children: ReactNode;
}

/**
 * A menu of links that its buttons open: above the phone's bottom bar, below the top bar elsewhere. The browser's
 * popover does the work (Escape, a press beside it, the state of its buttons), before any script has loaded.
 * Choosing something in it closes it. Give its links and buttons the class `menu-item`.
 */
export function Menu({ id, label, className = '', children }: MenuProps) {
  const panel = useRef<HTMLElement>(null);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: pressing Enter on what is inside clicks as well
    <nav
      ref={panel}
      id={id}
      popover="auto"
      aria-label={label}
      className={`menu ${className}`}
      onClick={(event) => {
        if ((event.target as Element).closest('a, button')) panel.current?.hidePopover();
      }}
    >
      {children}
    </nav>
  );
}
