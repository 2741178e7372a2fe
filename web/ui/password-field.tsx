import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { fields } from '#wording/fields.ts';
import { IconButton } from './button.tsx';
import { Field, type FieldTexts } from './field.tsx';

export type PasswordFieldProps = FieldTexts & Omit<ComponentProps<'input'>, 'type'>;

/** A password that can be shown. Say `autoComplete`: 'current-password' or 'new-password'. */
export function PasswordField({ label, hint, error, className, ...rest }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <Field label={label} hint={hint} error={error} className={className}>
      {(control) => (
        <div className="relative w-full">
          <input
            {...rest}
            {...control}
            type={shown ? 'text' : 'password'}
            className="input pr-12"
            autoCapitalize={shown ? 'none' : undefined}
            spellCheck={false}
          />
          <IconButton
            label={shown ? fields.password.hide : fields.password.show}
            aria-pressed={shown}
            className="absolute! right-0 inset-y-0 m-auto"
            onClick={() => setShown(!shown)}
          >
            {shown ? <EyeOff size={20} aria-hidden /> : <Eye size={20} aria-hidden />}
          </IconButton>
        </div>
      )}
    </Field>
  );
}
