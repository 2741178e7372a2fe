import { useState } from 'react';
import type { Success } from '#contract/call.ts';
import type { Calls } from '#contract/calls.ts';
import { layout } from '#wording/storefront/layout.ts';
import { recall as text } from '#wording/storefront/recall.ts';
import { post } from '../../browser/api.ts';
import { decodeAnswer, useLoaded } from '../../browser/decode-answer.ts';
import type { PageHandle } from '../../page-handle.ts';
import { RecallLetter } from '../../papers/recall-letter.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Loading } from '../../ui/skeleton.tsx';
import { noIndex, pageMeta } from '../parts/page-meta.ts';
import type { Route } from './+types/recall';
import { AnswerRecall } from './answer-recall.tsx';

export const handle = { shell: true } satisfies PageHandle;

export const meta = pageMeta({ title: text.title }, noIndex);

type Letter = Success<Calls['/recall-letter']>;

/** Read by the browser alone, so that programs that only follow links open no letter. */
export const clientLoader = ({ params: { token } }: Route.ClientLoaderArgs) => ({
  letter: decodeAnswer<Letter, Letter>(post('/recall-letter', { token }), (letter) => letter),
});

export const HydrateFallback = () => (
  <div className="page grid gap-4">
    <h1>{text.title}</h1>
    <Loading />
  </div>
);

/** Where the letter of a recall leads: what it says, and what its reader has done. Nobody has to sign in. */
export default function Recall({ loaderData, params: { token } }: Route.ComponentProps) {
  const { data: letter, failure } = useLoaded(loaderData.letter);
  const [thanks, setThanks] = useState<'money' | 'other'>();
  if (!letter)
    return (
      <div className="page grid justify-items-start gap-4">
        <h1>{text.title}</h1>
        {failure ? (
          <>
            <Notice tone="bad" title={text.unknown} className="max-w-prose">
              {failure}
            </Notice>
            <ButtonLink to="/contact">{layout.contact}</ButtonLink>
          </>
        ) : (
          <Loading />
        )}
      </div>
    );
  return (
    <div className="page">
      <div className="grid max-w-prose gap-6">
        <RecallLetter subject={letter.subject} text={letter.text} title={letter.product} heading="h1" />
        {thanks ? (
          <Notice tone="good" title={text.thanks}>
            {thanks === 'money' ? text.moneyText : text.thanksText}
          </Notice>
        ) : (
          <AnswerRecall
            token={token}
            title={letter.product}
            choice={letter.choice}
            note={letter.note}
            onAnswered={(choice) => setThanks(choice === 'money' ? 'money' : 'other')}
          />
        )}
      </div>
    </div>
  );
}
