import { maxPassword } from '#contract/form-rules.ts';
import { rules } from '#wording/rules.ts';
import { account } from '#wording/storefront/account.ts';
import { StatusPill, type Tone } from '../../ui/badge.tsx';
import { PasswordField, type PasswordFieldProps } from '../../ui/password-field.tsx';
import { hintBeside } from './entry.tsx';
import { type Strength, strengthOf } from './strength.ts';

const text = rules.register;
const tones = { strong: 'good', medium: 'wait', weak: 'bad' } satisfies Record<Strength, Tone>;

type Part = Pick<PasswordFieldProps, 'label' | 'hint' | 'name' | 'error' | 'onChange' | 'onBlur'> & {
  value: string;
};

/** A password to be chosen, with how strong it is, and its repetition, with whether it matches (spec.md section 5). */
export function PasswordPair({ password, confirm }: { password: Part; confirm: Part }) {
  const strength = strengthOf(password.value);
  const matched = password.value === confirm.value;
  return (
    <>
      <div className="grid gap-2">
        <PasswordField
          {...password}
          className={hintBeside}
          autoComplete="new-password"
          maxLength={maxPassword}
          required
        />
        <p role="status" className="flex items-center gap-2 text-sm empty:hidden">
          {password.value && (
            <>
              {account.strength}
              <StatusPill tone={tones[strength]}>{text.strength[strength]}</StatusPill>
            </>
          )}
        </p>
      </div>
      <div className="grid gap-2">
        <PasswordField {...confirm} autoComplete="new-password" maxLength={maxPassword} required />
        <p role="status" className="empty:hidden">
          {confirm.value && !confirm.error && (
            <StatusPill tone={matched ? 'good' : 'bad'}>
              {matched ? text.matched : text.notMatched}
            </StatusPill>
          )}
        </p>
      </div>
    </>
  );
}
