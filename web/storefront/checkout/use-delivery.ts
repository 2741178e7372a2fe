import { useRef, useState } from 'react';
import type { Address } from '#contract/address.ts';
import { checkout as text } from '#wording/storefront/checkout.ts';
import { type Loaded, useLoaded } from '../../browser/decode-answer.ts';
import { forgetDraft, noteDraft } from '../../browser/drafts.ts';
import { addressDraft, readAddressDraft } from '../parts/address-draft.ts';
import type { AddressHandle } from '../parts/address-form.tsx';

/** `unknown` until the first answer; `waiting` while it is asked once more after a failure. */
export type StoredAddress =
  | { state: 'unknown' | 'waiting' | 'failed' | 'none' }
  | { state: 'kept'; address: Address };

/** Where the order goes: the account's address, or one that is being entered and is saved on the way. */
export function useDelivery(loading: Promise<Loaded<Address | null>>, onSignedOut: () => void) {
  const { data, failure, busy, reload, keep } = useLoaded(loading, onSignedOut);
  const stored = storedAddress(data, failure, busy);
  const [editing, setEditing] = useState(() => readAddressDraft() !== null);
  const [saving, setSaving] = useState(false);
  const [typed, setTyped] = useState(() => readAddressDraft()?.pinCode);
  const form = useRef<AddressHandle>(null);
  const saved = useRef<Address>(undefined);

  /** The address, saved where that is still to do; else why there is none, '' where a field says it. */
  const settle = async (): Promise<Address | { trouble: string }> => {
    if (stored.state === 'kept' && !editing) return stored.address;
    setSaving(true);
    const outcome = await form.current?.save();
    setSaving(false);
    if (outcome === 'sent' && saved.current) return saved.current;
    if (outcome === 'wrong') return { trouble: '' };
    return { trouble: outcome === 'failed' ? text.address.notSaved : text.addressFailed };
  };

  const kept = stored.state === 'kept' ? stored.address : undefined;
  return {
    stored,
    /** The stored address, while it is not being changed. */
    chosen: editing ? undefined : kept,
    /** Of the stored address, or of the one that is being entered; '' while there is none. */
    pinCode: typed ?? kept?.pinCode ?? '',
    noteTyped: (address: Address) => {
      noteDraft(addressDraft, address);
      setTyped(address.pinCode);
    },
    editing,
    edit: (edit: boolean) => {
      forgetDraft(addressDraft);
      setTyped(undefined);
      setEditing(edit);
    },
    saving,
    noteSaved: (address: Address) => {
      saved.current = address;
      forgetDraft(addressDraft);
      setTyped(undefined);
      keep(address);
      setEditing(false);
    },
    settle,
    reload,
    form,
  };
}

function storedAddress(
  data: Address | null | undefined,
  failure: string | undefined,
  busy: boolean,
): StoredAddress {
  if (data) return { state: 'kept', address: data };
  if (data === null) return { state: 'none' };
  if (failure === undefined) return { state: 'unknown' };
  return { state: busy ? 'waiting' : 'failed' };
}
