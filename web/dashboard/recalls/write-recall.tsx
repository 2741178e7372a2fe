import { useCallback, useRef, useState } from 'react';
import type { StaffProduct } from '#contract/product.ts';
import { recallBody } from '#contract/recall-body.ts';
import { recall } from '#wording/dashboard/recall.ts';
import { rules } from '#wording/rules.ts';
import { useForm } from '../../browser/form.ts';
import { RecallLetter } from '../../papers/recall-letter.tsx';
import { Button } from '../../ui/button.tsx';
import { Confirm } from '../../ui/confirm.tsx';
import { SelectField, TextArea, TextField } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { notify } from '../../ui/notify.tsx';
import { Panel } from '../../ui/panel.tsx';
import { bodyErrors } from '../parts/body-errors.ts';
import { LeaveGuard } from '../parts/leave-guard.tsx';
import { useDashboard } from '../session/use-dashboard.ts';
import { BoughtBy } from './bought-by.tsx';
import { useBought } from './use-bought.ts';

const text = recall.letter;
const { who } = recall;
const ranges = (['30', '90', '365', '', 'day'] as const).map((value) => ({
  value,
  label: who.ranges[value],
}));
const initial = { range: '', since: '', subject: '', text: '' };

interface WriteRecallProps {
  product: StaffProduct;
  onBegun: () => void;
}

/** The letter to everybody who bought a product, whom it goes to, and how it will look. */
export function WriteRecall({ product, onBegun }: WriteRecallProps) {
  const { ask } = useDashboard();
  const [asking, setAsking] = useState(false);
  // What is sent once more because no answer came begins nothing new.
  const key = useRef(crypto.randomUUID());
  // What is right is asked about once more, since it can't be called back.
  const confirmed = useRef(false);
  const bodyOf = ({ range, since, subject, text }: typeof initial) => ({
    ...rangeOf({ range, since }),
    productId: product.id,
    key: key.current,
    subject,
    text,
  });
  const form = useForm({
    initial,
    check: (values) => bodyErrors(recallBody, bodyOf(values)),
    send: async (values) => {
      if (people === 0) return { status: 409, message: rules.recall.nobody };
      if (!confirmed.current) return void setAsking(true);
      const answer = await ask('/dash-recall', bodyOf(values));
      if (answer.status !== 200) return answer;
      key.current = crypto.randomUUID();
      form.reset({ ...values, subject: '', text: '' });
      notify(text.begun, { tone: 'good' });
      onBegun();
    },
  });
  const { range, since, subject, text: letter } = form.values;
  const written = subject.trim() + letter.trim() !== '';
  const unsaved = useCallback(() => written, [written]);
  const bought = useBought({ productId: product.id, ...rangeOf({ range, since }) });
  const people = bought.bought?.people ?? 0;
  const begin = async () => {
    setAsking(false);
    confirmed.current = true;
    await form.submit();
    confirmed.current = false;
  };
  return (
    <form {...form.props} aria-label={recall.title} className="grid items-start gap-4 wide:grid-cols-2">
      <LeaveGuard unsaved={unsaved} />
      <div className="grid gap-4">
        <Panel title={who.title}>
          <div className="grid gap-4">
            <SelectField label={who.when} options={ranges} {...form.field('range')} />
            {range === 'day' && <TextField label={who.since} type="date" {...form.field('since')} />}
            <BoughtBy {...bought} />
          </div>
        </Panel>
        <Panel title={text.title}>
          <div className="grid gap-4">
            <p className="max-w-prose text-muted">{text.rule}</p>
            {form.failure && (
              <Notice tone="bad" title={text.failed}>
                {form.failure.message}
              </Notice>
            )}
            <TextField label={text.subject} maxLength={150} autoComplete="off" {...form.field('subject')} />
            <TextArea
              label={text.text}
              hint={text.textHint}
              rows={10}
              maxLength={5000}
              {...form.field('text')}
            />
            <div>
              <Button type="submit" kind="primary" busy={form.busy && text.sending}>
                {text.send(people)}
              </Button>
            </div>
          </div>
        </Panel>
      </div>
      <Panel title={text.preview}>
        {subject || letter ? (
          <RecallLetter
            subject={subject}
            text={letter}
            title={product.title}
            heading="h3"
            greeting={text.hello}
          />
        ) : (
          <p className="text-muted">{text.nothing}</p>
        )}
      </Panel>
      <Confirm
        open={asking}
        title={text.ask(people)}
        yes={text.yes}
        no={text.no}
        onYes={() => void begin()}
        onNo={() => setAsking(false)}
      >
        <p>{text.question}</p>
        {product.active && <p className="mt-2 font-semibold">{text.stillOnSale}</p>}
      </Confirm>
    </form>
  );
}

const rangeOf = ({ range, since }: { range: string; since: string }) =>
  range === 'day' ? { since } : { since: '', ...(range && { days: Number(range) }) };
