import { useId } from 'react';
import { type RecallChoice, recallChoices } from '#database/enums.ts';
import { recall as text } from '#wording/storefront/recall.ts';
import { post } from '../../browser/api.ts';
import { forgetDraft, useDraft } from '../../browser/drafts.ts';
import { useForm } from '../../browser/form.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorLine } from '../../ui/error-line.tsx';
import { TextArea } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Panel } from '../../ui/panel.tsx';

interface AnswerRecallProps {
  token: string;
  /** Of the product that is recalled. */
  title: string;
  /** What was answered before; null for nothing. */
  choice: RecallChoice | null;
  note: string;
  onAnswered: (choice: RecallChoice) => void;
}

/** Asks what somebody has done with a product that is recalled. */
export function AnswerRecall({ token, title, choice: before, note, onAnswered }: AnswerRecallProps) {
  const id = useId();
  const draft = `recall of ${title}`;
  const form = useForm({
    initial: { choice: before ?? '', note },
    check: ({ choice }) => ({ choice: choiceOf(choice) ? undefined : text.choose }),
    send: async ({ choice, note }) => {
      const chosen = choiceOf(choice);
      if (!chosen) return;
      const answer = await post('/recall-answer', { token, choice: chosen, note });
      if (answer.status !== 200) return answer;
      forgetDraft(draft);
      onAnswered(chosen);
    },
  });
  useDraft(draft, form.values, form.reset);
  const { value, error, ...rest } = form.field('choice');
  return (
    <Panel title={text.question}>
      <form {...form.props} aria-label={text.question} className="grid gap-4">
        {before && <p className="text-muted">{text.answered}</p>}
        {form.failure && (
          <Notice tone="bad" title={text.failed}>
            {form.failure.message}
          </Notice>
        )}
        <fieldset aria-describedby={error ? `${id}-error` : undefined} className="grid gap-1">
          <legend className="sr-only">{text.question}</legend>
          {recallChoices.map((choice) => (
            <label key={choice} className="choice">
              <input
                {...rest}
                type="radio"
                value={choice}
                checked={value === choice}
                aria-invalid={error ? true : undefined}
              />
              <span>{text.choices[choice]}</span>
            </label>
          ))}
          <ErrorLine id={`${id}-error`}>{error}</ErrorLine>
        </fieldset>
        <TextArea label={text.note} hint={text.noteHint} rows={3} maxLength={500} {...form.field('note')} />
        <div>
          <Button type="submit" kind="primary" busy={form.busy && text.sending}>
            {before ? text.change : text.send}
          </Button>
        </div>
      </form>
    </Panel>
  );
}

const choiceOf = (typed: string): RecallChoice | undefined =>
  recallChoices.find((choice) => choice === typed);
