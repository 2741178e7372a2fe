import { type ReactNode, useState } from 'react';
import { rules } from '#wording/rules.ts';
import { settings as said } from '#wording/storefront/settings.ts';
import { post } from '../../browser/api.ts';
import { type Errors, useForm } from '../../browser/form.ts';
import { Button, type ButtonKind } from '../../ui/button.tsx';
import { TextArea, TextField } from '../../ui/field.tsx';
import { notify } from '../../ui/notify.tsx';
import { lengthOf } from './fields.ts';
import { Refused } from './refused.tsx';

export type Address = { name: string; phone: string; address: string; city: string; pinCode: string };

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
  /** Beside the button. */
  actions?: ReactNode;
}

/** Save Address while there is none, Update Address from then on (spec.md section 2, 'Settings'). */
export function AddressForm({
  email,
  name,
  address,
  onSignedOut,
  onSaved,
  kind = 'primary',
  actions,
}: AddressFormProps) {
  const [stored, setStored] = useState(address !== null);
  const form = useForm<Address>({
    initial: address ? pick(address) : { name, phone: '', address: '', city: '', pinCode: '' },
    check,
    send: async (values) => {
      const answer = await post(stored ? '/updateAddress' : '/newAddress', { email, ...values });
      if (answer.status === 401 || answer.status === 403) return void onSignedOut();
      // Another tab was first; the button now says what pressing it again will do.
      if (answer.status === 409) setStored(true);
      if (answer.status === 404) setStored(false);
      if (answer.status !== 200) return answer;
      notify(answer.message ?? (stored ? said.addressUpdated : said.addressSaved), { tone: 'good' });
      setStored(true);
      onSaved?.(values);
    },
  });
  return (
    <form {...form.props} className="grid gap-5">
      {!stored && <p className="text-muted">{said.none}</p>}
      <div className="grid gap-5 wide:grid-cols-2">
        <TextField
          label={said.recipient}
          {...form.field('name')}
          autoComplete="name"
          maxLength={60}
          required
        />
        <TextField
          label={said.phone}
          {...form.field('phone')}
          type="tel"
          autoComplete="tel"
          maxLength={20}
          required
        />
      </div>
      <div className="grid gap-1">
        <TextArea
          label={said.address}
          hint={said.addressHint}
          {...form.field('address')}
          rows={3}
          autoComplete="street-address"
          maxLength={500}
          required
        />
        <Advice address={form.values.address} />
      </div>
      <div className="grid gap-5 wide:grid-cols-2">
        <TextField
          label={said.city}
          {...form.field('city')}
          autoComplete="address-level2"
          maxLength={60}
          required
        />
        <TextField
          label={said.pinCode}
          {...form.field('pinCode')}
          autoComplete="postal-code"
          autoCapitalize="characters"
          maxLength={12}
          required
        />
      </div>
      <Refused failure={form.failure} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" kind={kind} busy={form.busy && said.saving}>
          {stored ? said.update : said.save}
        </Button>
        {actions}
      </div>
    </form>
  );
}

/** Says while typing that an address is short; a short one can be saved all the same (spec.md section 5). */
const Advice = ({ address }: { address: string }) => (
  <div role="status" className="text-sm empty:hidden">
    {lengthOf(address) > 0 && lengthOf(address) < 20 && (
      <>
        <p className="font-semibold text-amber">{rules.settings.address}</p>
        <p className="text-muted">{said.shortAllowed}</p>
      </>
    )}
  </div>
);

const check = ({ name, phone, address, city, pinCode }: Address): Errors<Address> => ({
  name: lengthOf(name) < 3 ? rules.settings.name : undefined,
  phone: lengthOf(phone) < 8 ? rules.settings.phone : undefined,
  address: lengthOf(address) === 0 ? rules.settings.address : undefined,
  city: lengthOf(city) < 3 ? rules.settings.city : undefined,
  pinCode: lengthOf(pinCode) < 3 ? rules.settings.pinCode : undefined,
});

const pick = ({ name, phone, address, city, pinCode }: Address): Address => ({
  name,
  phone,
  address,
  city,
  pinCode,
});
