import { useCallback, useEffect, useRef, useState } from 'react';
import type { StaffAttribute } from '#contract/attribute.ts';
import { attributeBody } from '#contract/attribute-body.ts';
import type { Failure } from '#contract/call.ts';
import { useForm } from '../../browser/form.ts';
import { bodyErrors } from '../parts/body-errors.ts';
import { type AttributeFields, bodyOf } from './values.ts';

export type AttributeFormState = ReturnType<typeof useAttributeForm>;

interface AttributeFormRules {
  initial: AttributeFields;
  /** What the form was filled from; undefined for a new one. */
  seen?: StaffAttribute;
  /** Answers the failure where there is one. */
  send: (fields: AttributeFields) => Promise<Failure | undefined>;
}

/** The form of an attribute, checked by the schema of the call that it is sent with, and whether it has unsaved changes. */
export function useAttributeForm({ initial, seen, send }: AttributeFormRules) {
  const [saved, setSaved] = useState(initial);
  const form = useForm<AttributeFields>({
    initial,
    check: (fields) => bodyErrors(attributeBody, bodyOf(fields, seen)),
    send,
  });
  const dirty = Object.entries(saved).some(
    ([name, value]) => form.values[name as keyof AttributeFields] !== value,
  );
  const latest = useRef(dirty);
  useEffect(() => {
    latest.current = dirty;
  }, [dirty]);
  return {
    form,
    dirty,
    unsaved: useCallback(() => latest.current, []),
    /** What was sent is on the server now. */
    settle: (sent: AttributeFields) => {
      latest.current = false;
      setSaved(sent);
    },
  };
}
