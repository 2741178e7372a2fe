import {
  type FormEvent,
  type ReactNode,
  type Ref,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import type { Address } from '#contract/address.ts';
import { addressRules } from '#contract/form-rules.ts';
import { textErrors } from '#contract/text-rule.ts';
import { settings as text } from '#wording/storefront/settings.ts';
import { post } from '../../browser/api.ts';
import { type Submitted, useForm } from '../../browser/form.ts';
import { Button, type ButtonKind } from '../../ui/button.tsx';
import { notify } from '../../ui/notify.tsx';
import { AddressFields, useDoubts } from './address-fields.tsx';
import { Refused } from './refused.tsx';

export interface AddressFormProps {
  email: string;
  /** The account's name: a first address begins with it. */
  name: string;
  /** Null while none is stored. */
  address: Address | null;
  onSignedOut: () => void;
  /** With what is stored now. */
  onSaved?: (address: Address) => void;
  /** The screen's one primary action may be another. */
  kind?: ButtonKind;
  /** Says that the form's own button has saved it, in the words given. */
  tell?: (done: string, saved: Address) => void;
  /** Beside the button: what another button of the screen does with the address. */
  hint?: string;
  /** Further buttons beside it. */
  actions?: ReactNode;
  /** What is to be said of a postcode as it is entered. */
  about?: (pinCode: string) => ReactNode;
  /** What was typed before and is not saved yet. */
  typed?: Address | null;
  /** With what stands in the fields, at each change. */
  onTyped?: (typed: Address) => void;
  /** For a button elsewhere that saves the address on the way. */
  handle?: Ref<AddressHandle>;
}

export interface AddressHandle {
  /** Saves what is entered, as the form's own button does. */
  save: () => Promise<Submitted>;
  /** Call as the other button is pressed down: an error that appears meanwhile would move it away. */
  pressed: () => void;
}

/** Save Address while there is none, Update Address from then on (spec.md section 2, 'Settings'). */
export function AddressForm({
  email,
  name,
  address,
  onSignedOut,
  onSaved,
  kind = 'primary',
  tell = (done) => notify(done, { tone: 'good' }),
  hint,
  actions,
  about,
  typed,
  onTyped,
  handle,
}: AddressFormProps) {
  const [stored, setStored] = useState(address !== null);
  const [initial] = useState<Address>(
    () => typed ?? address ?? { name, phone: '', address: '', city: '', pinCode: '' },
  );
  const doubts = useDoubts();
  const sent = useRef<Address>(undefined);
  const form = useForm<Address>({
    initial,
    check: (values) => textErrors(addressRules, values),
    send: async (values) => {
      const doubt = doubts(values);
      if (doubt) return doubt;
      const answer = await store(stored, email, values);
      if (answer.status === 401 || answer.status === 403) onSignedOut();
      if (answer.status !== 200) return answer;
      setStored(true);
      sent.current = values;
      onSaved?.(values);
    },
  });
  const typing = useEffectEvent((values: Address) => values !== initial && onTyped?.(values));
  useEffect(() => {
    typing(form.values);
  }, [form.values]);
  useImperativeHandle(handle, () => ({ save: form.submit, pressed: form.pressed }));
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const done = stored ? text.addressUpdated : text.addressSaved;
    if ((await form.submit()) === 'sent' && sent.current) tell(done, sent.current);
  };
  return (
    <form {...form.props} aria-label={text.delivery} onSubmit={submit} className="grid gap-5">
      {!stored && !hint && <p className="text-muted">{text.none}</p>}
      <AddressFields form={form} />
      {about?.(form.values.pinCode)}
      <Refused failure={form.failure} />
      <div className="flex flex-wrap items-center gap-3">
        {hint && <p className="text-sm text-muted">{hint}</p>}
        {hint && !actions ? (
          // Where something else is what the page is for, it takes no place among that.
          <button type="submit" aria-disabled={form.busy} className="link min-h-11">
            {form.busy ? text.saving : stored ? text.update : text.save}
          </button>
        ) : (
          <Button type="submit" kind={kind} busy={form.busy && text.saving}>
            {stored ? text.update : text.save}
          </Button>
        )}
        {actions}
      </div>
    </form>
  );
}

/**
 * Saves a first address, or another one. Where the account has one already, from another tab or a press whose answer was
 * lost, what stands here takes its place.
 */
async function store(known: boolean, email: string, address: Address) {
  const [add, change] = ['/newAddress', '/updateAddress'] as const;
  const answer = await post(known ? change : add, { email, ...address });
  if (answer.status !== 409 && answer.status !== 404) return answer;
  return post(known ? add : change, { email, ...address });
}
