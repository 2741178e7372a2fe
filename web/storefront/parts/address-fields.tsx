import { type ReactNode, useRef, useState } from 'react';
import type { Address } from '#contract/address.ts';
import type { Failure } from '#contract/call.ts';
import { addressRules } from '#contract/form-rules.ts';
import { lengthOf } from '#contract/text-rule.ts';
import { isPhoneDoubtful } from '#shop/delivery/phone.ts';
import { knownPostcode, postcodeDoubt } from '#shop/delivery/postcode.ts';
import { rules } from '#wording/rules.ts';
import { settings as text } from '#wording/storefront/settings.ts';
import type { useForm } from '../../browser/form.ts';
import { TextArea, TextField } from '../../ui/field.tsx';

type AddressFormState = ReturnType<typeof useForm<Address>>;

/** Where a parcel goes. */
export const AddressFields = ({ form }: { form: AddressFormState }) => (
  <>
    <p className="text-muted">{text.ukOnly}</p>
    <Pair>
      <TextField
        label={text.recipient}
        hint={text.recipientHint}
        {...form.field('name')}
        autoComplete="name"
        maxLength={addressRules.name.max}
        required
      />
      <TextField
        label={text.phone}
        hint={text.phoneHint}
        {...form.field('phone')}
        type="tel"
        autoComplete="tel"
        maxLength={addressRules.phone.max}
        required
      />
    </Pair>
    <Street form={form} />
    <Pair>
      <TextField
        label={text.city}
        {...form.field('city')}
        autoComplete="address-level2"
        maxLength={addressRules.city.max}
        required
      />
      <Postcode form={form} />
    </Pair>
  </>
);

/** Two fields beside each other where the form is wide enough for both, whatever the window is. */
const Pair = ({ children }: { children: ReactNode }) => (
  <div className="@container">
    <div className="grid gap-5 @min-[28rem]:grid-cols-2">{children}</div>
  </div>
);

function Street({ form }: { form: AddressFormState }) {
  const field = form.field('address');
  const [given] = useState(field.value);
  const [left, setLeft] = useState(false);
  return (
    <div className="grid gap-1">
      <TextArea
        label={text.address}
        hint={text.addressHint}
        {...field}
        onBlur={(event) => {
          setLeft(true);
          field.onBlur(event);
        }}
        rows={3}
        autoComplete="street-address"
        maxLength={addressRules.address.max}
        required
      />
      <Advice address={left || field.value !== given ? field.value : ''} />
    </div>
  );
}

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

/** Says of what is typed that an address is short; a short one can be saved all the same (spec.md section 5). */
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
 * What the screen says of an address that the server would take (spec.md section 5 wants three characters of a postcode and eight of a
 * phone number). Where a parcel could not go is refused; what is doubtful alone is told at the first press, and a later one with the
 * same saves it.
 */
export function useDoubts() {
  const asked = useRef({ of: '', atMs: 0 });
  return (address: Address): Failure | undefined => {
    const { errors, isFirm } = doubtsOf(address);
    const [message] = Object.values(errors);
    if (!message) return;
    const before = asked.current;
    const [of, atMs] = [JSON.stringify([address.pinCode, address.phone]), performance.now()];
    asked.current = { of, atMs };
    // As the server would refuse it, so that it is said beside the field, which takes the focus.
    if (isFirm || before.of !== of || atMs - before.atMs < onePressMs)
      return { status: 400, message, errors };
  };
}

function doubtsOf({ phone, pinCode }: Address) {
  const doubt = postcodeDoubt(pinCode);
  const isFirm = doubt === 'part' || doubt === 'none';
  const again = isFirm ? '' : ` ${text.unknownAgain}`;
  const errors: Record<string, string> = {
    ...(isPhoneDoubtful(phone) && { phone: text.doubtfulPhone + again }),
    ...(doubt && { pinCode: postcodeWords(doubt) + again }),
  };
  return { errors, isFirm };
}

const postcodeWords = (doubt: 'part' | 'unusual' | 'none') =>
  doubt === 'part' ? text.partOfPostcode : text.unknownPostcode;

/** Says while typing that a postcode is none in the UK; of a part of one more may come. */
const Unknown = ({ pinCode }: { pinCode: string }) => (
  <div role="status" className="text-sm empty:hidden">
    {lengthOf(pinCode) >= 5 && ['unusual', 'none'].includes(postcodeDoubt(pinCode) ?? '') && (
      <p className="font-semibold text-amber">{text.unknownPostcode}</p>
    )}
  </div>
);
