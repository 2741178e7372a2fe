import type { ComponentProps, ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router';

/** `primary` is the one signal-coloured action of a screen; `secondary` olive; `quiet` outlined; `danger` undoes or deletes. */
export type ButtonKind = 'primary' | 'secondary' | 'quiet' | 'danger';

export interface ButtonProps extends ComponentProps<'button'> {
  kind?: ButtonKind;
  icon?: ReactNode;
  /** What it says while its work is under way, such as 'Updating...'. It then can't be pressed but keeps the focus. */
  busy?: string | false;
}

export function Button({
  kind = 'secondary',
  icon,
  busy,
  className = '',
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={`btn btn-${kind} ${className}`}
      aria-disabled={!!busy || rest['aria-disabled']}
      aria-busy={!!busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    >
      {busy ? <span className="spinner" aria-hidden /> : icon}
      <span>{busy || children}</span>
    </button>
  );
}

export interface ButtonLinkProps extends LinkProps {
  kind?: ButtonKind;
  icon?: ReactNode;
}

/** A link that looks like a button. */
export function ButtonLink({ kind = 'secondary', icon, className = '', children, ...rest }: ButtonLinkProps) {
  return (
    <Link {...rest} className={`btn btn-${kind} ${className}`}>
      {icon}
      <span>{children}</span>
    </Link>
  );
}

export interface IconButtonProps extends ComponentProps<'button'> {
  /** What it does, for those who can't see the icon. */
  label: string;
}

/** A square 44 px button with an icon alone. */
export function IconButton({ label, className = '', type = 'button', ...rest }: IconButtonProps) {
  return (
    <button {...rest} type={type} aria-label={label} title={label} className={`icon-btn ${className}`} />
  );
}
