import { useState } from 'react';
import type { StaffAttribute } from '#contract/attribute.ts';
import { attributeForm as text } from '#wording/dashboard/attributes.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useDashboard } from '../session/use-dashboard.ts';
import { AttributeForm } from './attribute-form.tsx';
import { useAttributeForm } from './use-attribute-form.ts';
import { bodyOf, fieldsOf } from './values.ts';

interface EditAttributeProps {
  attribute: StaffAttribute;
  /** Loads the attribute again, and drops what was typed. */
  reload: () => void;
}

/** The form of an attribute that is there. Its button reads Update, then Updating..., then Updated. */
export function EditAttribute({ attribute, reload }: EditAttributeProps) {
  const { ask } = useDashboard();
  const [seen, setSeen] = useState(attribute);
  const [updated, setUpdated] = useState(false);
  const state = useAttributeForm({
    initial: fieldsOf(attribute),
    seen,
    send: async (fields) => {
      const answer = await ask('/dash-save-attribute', bodyOf(fields, seen));
      if (answer.status !== 200) return answer;
      setSeen({ ...seen, revision: answer.version });
      state.settle(fields);
      setUpdated(true);
    },
  });
  const { form, dirty } = state;
  return (
    <div className="grid gap-4">
      {attribute.retired && (
        <Notice tone="wait" title={text.retired} className="max-w-form">
          {text.retiredText}
        </Notice>
      )}
      <AttributeForm
        state={state}
        notice={
          form.failure?.status === 409 ? (
            <Notice tone="bad" title={form.failure.message}>
              <p>{text.conflict}</p>
              <Button kind="quiet" className="mt-2" onClick={reload}>
                {text.reload}
              </Button>
            </Notice>
          ) : undefined
        }
        submit={
          <Button type="submit" kind="primary" busy={form.busy && text.updating}>
            {updated && !dirty ? text.updated : text.update}
          </Button>
        }
      />
    </div>
  );
}
