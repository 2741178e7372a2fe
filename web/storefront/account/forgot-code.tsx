import { useRef } from 'react';
import { useNavigate } from 'react-router';
import { oneTimeCodeRule } from '#contract/form-rules.ts';
import { textError } from '#contract/text-rule.ts';
import { account } from '#wording/storefront/account.ts';
import { post } from '../../browser/api.ts';
import { useForm } from '../../browser/form.ts';
import { Button } from '../../ui/button.tsx';
import { Refused } from '../parts/refused.tsx';
import { CodeEntry } from './code-entry.tsx';
import { CodeField } from './code-field.tsx';
import { Resend } from './resend.tsx';

const text = account.code;

/** A right code gives leave to choose a new password, on the next page. */
export function ForgotCode({ email }: { email: string }) {
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const form = useForm({
    initial: { userOtp: '' },
    check: ({ userOtp }) => ({ userOtp: textError(oneTimeCodeRule, userOtp) }),
    send: async ({ userOtp }) => {
      const answer = await post('/verifyOtp', { email, userOtp });
      if (answer.status !== 200) return answer;
      await navigate('/set-new-password', { replace: true });
    },
  });
  return (
    <CodeEntry email={email} changeAt="/forgot-password">
      <form {...form.props} aria-label={text.title} className="grid gap-5">
        <CodeField
          input={input}
          value={form.values.userOtp}
          error={form.error('userOtp')}
          onChange={(code) => form.set('userOtp', code)}
        />
        <Refused failure={form.failure} />
        <Button type="submit" kind="primary" busy={form.busy && text.busy}>
          {text.verify}
        </Button>
      </form>
      <Resend
        email={email}
        onSent={() => {
          form.reset({ userOtp: '' });
          input.current?.focus();
        }}
      />
    </CodeEntry>
  );
}
