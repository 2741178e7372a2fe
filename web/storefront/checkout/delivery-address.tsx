import type { ReactNode, Ref } from 'react';
import type { Address } from '#contract/address.ts';
import { checkout } from '#wording/storefront/checkout.ts';
import { settings } from '#wording/storefront/settings.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PostalAddress } from '../../ui/postal-address.tsx';
import { Section } from '../../ui/section.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { readAddressDraft } from '../parts/address-draft.ts';
import { AddressForm, type AddressHandle } from '../parts/address-form.tsx';
import type { StoredAddress } from './use-delivery.ts';

const text = checkout.address;

export interface DeliveryAddressProps {
  email: string;
  /** The account's name: a first address begins with it. */
  name: string;
  stored: StoredAddress;
  editing: boolean;
  onEdit: (editing: boolean) => void;
  onTyped: (typed: Address) => void;
  onSaved: (address: Address) => void;
  /** Says that the form's own button has saved it. */
  tell: (done: string, saved: Address) => void;
  onReload: () => void;
  onSignedOut: () => void;
  /** What is to be said of a postcode, entered or stored. */
  about: (pinCode: string) => ReactNode;
  /** Of the form, while there is one. */
  handle: Ref<AddressHandle>;
}

/** Where it goes: shown, or entered and changed on the spot. */
export function DeliveryAddress(props: DeliveryAddressProps) {
  const { stored, editing, onEdit } = props;
  const change = stored.state === 'kept' && !editing && (
    <button type="button" className="link min-h-11" onClick={() => onEdit(true)}>
      {text.change} <span className="sr-only">{text.changeWhat}</span>
    </button>
  );
  return (
    <Section title={text.title} actions={change}>
      <Content {...props} />
    </Section>
  );
}

function Content({ stored, editing, onEdit, onReload, ...form }: DeliveryAddressProps) {
  if (stored.state === 'waiting') {
    return (
      <Loading label={settings.delivery}>
        <Skeleton className="h-24" />
      </Loading>
    );
  }
  if (stored.state === 'failed') {
    return (
      <Notice tone="bad" title={checkout.addressFailed}>
        <Button kind="quiet" className="mt-2" onClick={onReload}>
          {checkout.tryAgain}
        </Button>
      </Notice>
    );
  }
  if (stored.state === 'kept' && !editing) {
    return (
      <div className="grid gap-4">
        <PostalAddress address={stored.address} />
        {form.about(stored.address.pinCode)}
      </div>
    );
  }
  const keep = stored.state === 'kept' && (
    <Button kind="quiet" onClick={() => onEdit(false)}>
      {text.keep}
    </Button>
  );
  return (
    <AddressForm
      {...form}
      typed={readAddressDraft()}
      hint={text.oneStep}
      address={stored.state === 'kept' ? stored.address : null}
      kind="quiet"
      actions={keep}
    />
  );
}
