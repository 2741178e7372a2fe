import { useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router';
import { synonymBody } from '#contract/synonym-body.ts';
import { searchWords as text } from '#wording/dashboard/search-words.ts';
import { useForm } from '../../browser/form.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { notify } from '../../ui/notify.tsx';
import { bodyErrors } from '../parts/body-errors.ts';
import { useDashboard } from '../session/use-dashboard.ts';

const blank = { words: '', means: '' };

/** 'snood, shemagh' as the call takes it. */
const listed = (written: string): string[] =>
  written
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean);

const bodyOf = (form: typeof blank) => ({ words: listed(form.words), means: listed(form.means) });

/** Adds words that are searched as others, or that mean each other; `typed` stands there already, and wants its meaning. */
export function SynonymForm({ typed }: { typed: string }) {
  const { ask } = useDashboard();
  const { revalidate } = useRevalidator();
  const form = useForm({
    initial: { ...blank, words: typed.replaceAll(',', ' ') },
    check: (form) => byField(bodyErrors(synonymBody, bodyOf(form))),
    send: async (values) => {
      const body = bodyOf(values);
      const answer = await ask('/dash-save-synonym', body);
      if (answer.status !== 200) return answer;
      form.reset(blank);
      notify(text.added(body.words[0] ?? ''), { tone: 'good' });
      await revalidate();
    },
  });
  const means = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (typed) means.current?.querySelector('input')?.focus();
  }, [typed]);
  return (
    <form {...form.props} aria-label={text.form} className="grid gap-4">
      {form.failure && (
        <Notice tone="bad" title={text.notAdded}>
          {form.failure.message}
        </Notice>
      )}
      <div className="grid items-start gap-4 desk:grid-cols-2">
        <TextField label={text.words} hint={text.wordsHint} autoComplete="off" {...form.field('words')} />
        <div ref={means}>
          <TextField label={text.means} hint={text.meansHint} autoComplete="off" {...form.field('means')} />
        </div>
      </div>
      <div>
        <Button type="submit" kind="primary" busy={form.busy && text.adding}>
          {text.add}
        </Button>
      </div>
    </form>
  );
}

/** What is wrong with one of several words is wrong with their field. */
const byField = (errors: Record<string, string>): Partial<typeof blank> =>
  Object.fromEntries(Object.entries(errors).map(([name, message]) => [name.split('.')[0], message]));
