import { useNavigate } from 'react-router';
import { attributes, attributeForm as text } from '#wording/dashboard/attributes.ts';
import { Button } from '../../ui/button.tsx';
import { notifyOnNextPage } from '../../ui/notify.tsx';
import { pageMeta } from '../layout/page-meta.ts';
import { Head } from '../parts/head.tsx';
import { useDashboard } from '../session/use-dashboard.ts';
import { AttributeForm } from './attribute-form.tsx';
import { useAttributeForm } from './use-attribute-form.ts';
import { blankAttribute, bodyOf } from './values.ts';

export const meta = pageMeta(text.newTitle);

/** An attribute that products can state from now on. */
export default function NewAttribute() {
  const { ask, to } = useDashboard();
  const navigate = useNavigate();
  const state = useAttributeForm({
    initial: blankAttribute,
    send: async (fields) => {
      const answer = await ask('/dash-save-attribute', bodyOf(fields));
      if (answer.status !== 200) return answer;
      state.settle(fields);
      notifyOnNextPage(text.added(fields.label.trim()), { tone: 'good' });
      navigate(to('attributes'));
    },
  });
  return (
    <>
      <Head back={{ to: to('attributes'), label: attributes.title }} title={text.newTitle} />
      <AttributeForm
        state={state}
        isNew
        submit={
          <Button type="submit" kind="primary" busy={state.form.busy && text.adding}>
            {text.add}
          </Button>
        }
      />
    </>
  );
}
