import { useState } from 'react';
import type { Failure } from '#contract/call.ts';

/** What a loader read last without failing: it stays on the screen where reading it again failed. */
export function useLastGood<Good extends { status: 200 }>(answer: Good | Failure) {
  const [good, setGood] = useState<Good>();
  if (isGood(answer)) {
    if (answer !== good) setGood(answer);
    return { good: answer };
  }
  return { good, failure: answer };
}

const isGood = <Good extends { status: 200 }>(answer: Good | Failure): answer is Good =>
  answer.status === 200;
