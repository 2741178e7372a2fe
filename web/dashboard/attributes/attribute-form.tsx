import type { ReactNode } from 'react';
import { attributeForm as text } from '#wording/dashboard/attributes.ts';
import { Notice } from '../../ui/notice.tsx';
import { LeaveGuard } from '../parts/leave-guard.tsx';
import { AttributeFields } from './attribute-fields.tsx';
import type { AttributeFormState } from './use-attribute-form.ts';

interface AttributeFormProps {
  state: AttributeFormState;
  isNew?: boolean;
  /** The button that sends it. */
  submit: ReactNode;
  /** In place of what the server said last. */
  notice?: ReactNode;
}

export const AttributeForm = ({ state: { form, unsaved }, isNew, submit, notice }: AttributeFormProps) => (
  <div className="panel max-w-form p-4 desk:p-5">
    <LeaveGuard unsaved={unsaved} />
    <form {...form.props} aria-label={text.form} className="grid gap-4">
      <AttributeFields form={form} isNew={isNew} />
      {notice ?? (form.failure && <Notice tone="bad" title={form.failure.message} />)}
      <div className="flex flex-wrap gap-3">{submit}</div>
    </form>
  </div>
);
