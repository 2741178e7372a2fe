import { useId } from 'react';
import { ErrorLine } from './error-line.tsx';
import { Checkbox, type FieldTexts } from './field.tsx';

export interface CheckGroupProps extends FieldTexts {
  options: readonly { value: string; label: string }[];
  value: readonly string[];
  /** In the order of the options. */
  onChange: (value: string[]) => void;
  className?: string;
}

/** Several choices of some, with their label, hint and error. Where something is wrong, the first box stands for all. */
export function CheckGroup({
  label,
  hint,
  error,
  options,
  value,
  onChange,
  className = '',
}: CheckGroupProps) {
  const id = useId();
  const told = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;
  const toggle = (changed: string) =>
    onChange(
      options
        .map((option) => option.value)
        .filter((one) => (one === changed ? !value.includes(one) : value.includes(one))),
    );
  return (
    <fieldset aria-describedby={told} className={`grid min-w-0 content-start gap-1 ${className}`}>
      <legend className="mb-1 font-semibold">{label}</legend>
      {hint && (
        <div id={`${id}-hint`} className="text-sm text-muted">
          {hint}
        </div>
      )}
      <div className="flex flex-wrap gap-x-5">
        {options.map((option, place) => (
          <Checkbox
            key={option.value}
            label={option.label}
            checked={value.includes(option.value)}
            aria-invalid={error && place === 0 ? true : undefined}
            aria-describedby={error && place === 0 ? `${id}-error` : undefined}
            onChange={() => toggle(option.value)}
          />
        ))}
      </div>
      <ErrorLine id={`${id}-error`} className="empty:-mt-1">
        {error}
      </ErrorLine>
    </fieldset>
  );
}
