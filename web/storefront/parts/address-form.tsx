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
import type { Failure } from '#contract/call.ts';
import { addressRules } from '#contract/form-rules.ts';
import { lengthOf, textErrors } from '#contract/text-rule.ts';
import { knownPostcode } from '#shop/delivery/postcode.ts';
import { rules } from '#wording/rules.ts';
import { settings as text } from '#wording/storefront/settings.ts';
import { post } from '../../browser/api.ts';
import { type Submitted, useForm } from '../../browser/form.ts';
import { Button, type ButtonKind } from '../../ui/button.tsx';
import { TextArea, TextField } from '../../ui/field.tsx';
import { notify } from '../../ui/notify.tsx';
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
  /** Beside the button. */
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

type AddressFormState = ReturnType<typeof useForm<Address>>;

/** Save Address while there is none, Update Address from then on (spec.md section 2, 'Settings'). */
export function AddressForm({
  email,
  name,
  address,
  onSignedOut,
  onSaved,
  kind = 'primary',
  tell = (done) => notify(done, { tone: 'good' }),
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
      if (doubts(values.pinCode)) return unknownPostcode;
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
      {!stored && <p className="text-muted">{text.none}</p>}
      <Fields form={form} />
      {about?.(form.values.pinCode)}
      <Refused failure={form.failure} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" kind={kind} busy={form.busy && text.saving}>
          {stored ? text.update : text.save}
        </Button>
        {actions}
      </div>
    </form>
  );
}

const Fields = ({ form }: { form: AddressFormState }) => (
  <>
    <div className="grid gap-5 wide:grid-cols-2">
      <TextField
        label={text.recipient}
        {...form.field('name')}
        autoComplete="name"
        maxLength={addressRules.name.max}
        required
      />
      <TextField
        label={text.phone}
        {...form.field('phone')}
        type="tel"
        autoComplete="tel"
        maxLength={addressRules.phone.max}
        required
      />
    </div>
    <div className="grid gap-1">
      <TextArea
        label={text.address}
        hint={text.addressHint}
        {...form.field('address')}
        rows={3}
        autoComplete="street-address"
        maxLength={addressRules.address.max}
        required
      />
      <Advice address={form.values.address} />
    </div>
    <div className="grid gap-5 wide:grid-cols-2">
      <TextField
        label={text.city}
        {...form.field('city')}
        autoComplete="address-level2"
        maxLength={addressRules.city.max}
        required
      />
      <Postcode form={form} />
    </div>
  </>
);

function Postcode({ form }: { form: AddressFormState }) {
  const pinCode = form.field('pinCode');
  return (
    <div className="grid content-start gap-1">
      <TextField
        label={text.pinCode}
        {...pinCode}
        onBlur={(event) => {
          const known = knownPostcode(event.target.value);
          // Setting takes the error away, and what stands below it would move from under a press.
          if (known && known !== event.target.value) form.set('pinCode', known);
          pinCode.onBlur(event);
        }}
        autoComplete="postal-code"
        autoCapitalize="characters"
        maxLength={addressRules.pinCode.max}
        required
      />
      {!pinCode.error && <Unknown pinCode={form.values.pinCode} />}
    </div>
  );
}

/** Says while typing that an address is short; a short one can be saved all the same (spec.md section 5). */
const Advice = ({ address }: { address: string }) => (
  <div role="status" className="text-sm empty:hidden">
    {lengthOf(address) > 0 && lengthOf(address) < 20 && (
      <>
        <p className="font-semibold text-amber">{rules.settings.address}</p>
        <p className="text-muted">{text.shortAllowed}</p>
      </>
    )}
  </div>
);

/** Milliseconds in which a second press is part of the first: a double tap, or Enter held down. */
const onePressMs = 1000;

/**
 * Whether a postcode that is none in the UK was not insisted on yet: the first press is told so, and a later one with the
 * same saves it (spec.md section 5 wants three characters; it may be a place that the rule does not know).
 */
function useDoubts() {
  const asked = useRef({ pinCode: '', atMs: 0 });
  return (pinCode: string) => {
    if (knownPostcode(pinCode)) return false;
    const before = asked.current;
    const atMs = performance.now();
    asked.current = { pinCode, atMs };
    return before.pinCode !== pinCode || atMs - before.atMs < onePressMs;
  };
}

/** As the server would refuse it, so that it is said beside the field, which takes the focus. */
const unknownPostcode: Failure = {
  status: 400,
  message: text.unknownRefused,
  errors: { pinCode: text.unknownRefused },
};

/** Says while typing that a postcode is none in the UK. */
const Unknown = ({ pinCode }: { pinCode: string }) => (
  <div role="status" className="text-sm empty:hidden">
    {lengthOf(pinCode) >= 5 && !knownPostcode(pinCode) && (
      <>
        <p className="font-semibold text-amber">{text.unknownPostcode}</p>
        <p className="text-muted">{text.unknownAllowed}</p>
      </>
    )}
  </div>
);

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
