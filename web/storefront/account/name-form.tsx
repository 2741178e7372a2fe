import { Link } from 'react-router';
import { accountNameRules } from '#contract/form-rules.ts';
import { settings as text } from '#wording/storefront/settings.ts';
import { post } from '../../browser/api.ts';
import { forgetDraft, useDraft } from '../../browser/drafts.ts';
import { useForm } from '../../browser/form.ts';
import { noteName } from '../../browser/identity.ts';
import { useShop } from '../../shop.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { notify } from '../../ui/notify.tsx';
import { Refused } from '../parts/refused.tsx';
import { nameError } from './name-error.ts';

export interface NameFormProps {
  email: string;
  name: string;
  onSignedOut: () => void;
}

/** The e-mail stands there to be seen; it identifies the account and can't be changed. */
export function NameForm({ email, name, onSignedOut }: NameFormProps) {
  const { shopName } = useShop();
  const form = useForm({
    initial: { name },
    check: (values) => ({ name: nameError(values.name, accountNameRules.changed, shopName) }),
    send: async (values) => {
      const answer = await post('/updateUserName', { email, name: values.name });
      if (answer.status === 401 || answer.status === 403) return void onSignedOut();
      if (answer.status !== 200) return answer;
      forgetDraft('own name');
      noteName(values.name.trim());
      notify(answer.message ?? text.nameSaved, { tone: 'good' });
    },
  });
  useDraft('own name', form.values, form.reset);
  return (
    <form {...form.props} aria-label={text.you} className="grid gap-5">
      <TextField
        label={text.email}
        hint={text.emailHint}
        type="email"
        name="email"
        autoComplete="email"
        value={email}
        readOnly
      />
      <TextField
        label={text.name}
        {...form.field('name')}
        autoComplete="name"
        maxLength={accountNameRules.changed.max}
        required
      />
      <Refused failure={form.failure} />
      <Button type="submit" busy={form.busy && text.savingName} className="justify-self-start">
        {text.saveName}
      </Button>
      <p className="border-t border-line pt-4 text-sm text-muted">
        <Link
          to="/forgot-password"
          className="link inline-flex min-h-11 items-center text-base font-semibold text-ink"
        >
          {text.password}
        </Link>
        <br />
        {text.passwordText}
      </p>
    </form>
  );
}
