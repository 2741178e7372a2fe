import { type ComponentProps, type ReactNode, useId } from 'react';
import { ErrorLine } from './error-line.tsx';

export interface FieldTexts {
  label: ReactNode;
  /** Said under the label before anything goes wrong. */
  hint?: ReactNode;
  /** What is wrong; takes the field's `aria-invalid` with it. */
  error?: string;
}

/** What a control needs so that its label, hint and error are told with it. */
export interface ControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

export interface FieldProps extends FieldTexts {
  className?: string;
  /** Makes the control, such as `(control) => <input {...control} />`. */
  children: (control: ControlProps) => ReactNode;
}

/** A labelled control with its hint and its error. */
export function Field({ label, hint, error, className = '', children }: FieldProps) {
  const id = useId();
  const told = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={`grid content-start gap-1 ${className}`}>
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      {hint && (
        <div id={`${id}-hint`} className="text-sm text-muted">
          {hint}
        </div>
      )}
      {children({ id, 'aria-describedby': told || undefined, 'aria-invalid': error ? true : undefined })}
      <ErrorLine id={`${id}-error`} className="empty:-mt-1">
        {error}
      </ErrorLine>
    </div>
  );
}

export type TextFieldProps = FieldTexts & ComponentProps<'input'>;

export function TextField({ label, hint, error, className, ...rest }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} className={className}>
      {(control) => <input {...rest} {...control} className="input" />}
    </Field>
  );
}

export type TextAreaProps = FieldTexts & ComponentProps<'textarea'>;

export function TextArea({ label, hint, error, className, rows = 4, ...rest }: TextAreaProps) {
  return (
    <Field label={label} hint={hint} error={error} className={className}>
      {(control) => <textarea {...rest} {...control} rows={rows} className="input" />}
    </Field>
  );
}

export type SelectFieldProps = FieldTexts &
  ComponentProps<'select'> & {
    options: readonly { value: string; label: string; disabled?: boolean }[];
    /** The choice that is none, such as 'Choose one'. */
    placeholder?: string;
  };

export function SelectField({
  label,
  hint,
  error,
  className,
  options,
  placeholder,
  ...rest
}: SelectFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} className={className}>
      {(control) => (
        <select {...rest} {...control} className="input">
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map(({ label, ...option }) => (
            <option key={option.value} {...option}>
              {label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

export type CheckboxProps = { label: ReactNode } & Omit<ComponentProps<'input'>, 'type'>;

/** One box with its label beside it; the label is part of the target. */
export function Checkbox({ label, className = '', ...rest }: CheckboxProps) {
  return (
    <label className={`choice ${className}`}>
      <input {...rest} type="checkbox" />
      <span>{label}</span>
    </label>
  );
}
