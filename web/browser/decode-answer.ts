import { useEffect, useEffectEvent, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { Failure } from '#contract/call.ts';

/** What came of reading something that is behind a sign-in. */
export type Loaded<Data> = { data: Data } | { failure: string } | 'signed out';

/** An answer of the API as a page takes it. 401 and 403 both mean that this browser's session isn't this account's any more. */
export async function decodeAnswer<Success extends { status: 200 }, Data>(
  answer: Promise<Success | Failure> | Success | Failure,
  decode: (success: Success) => Data,
): Promise<Loaded<Data>> {
  const answered = await answer;
  if (answered.status === 200) return { data: decode(answered) };
  if (answered.status === 401 || answered.status === 403) return 'signed out';
  return { failure: answered.message };
}

/**
 * What a `clientLoader` began to read and did not wait for: the page opens at once with its skeleton. When it is read again, by
 * `reload` or any other revalidation, the data stays until the next is there, also where that fails; `failure` says why.
 * (Suspense would hold the answer back until its skeleton has been there for 300 ms.)
 */
export function useLoaded<Data>(loading: Promise<Loaded<Data>>, onSignedOut?: () => void) {
  const [state, setState] = useState<{ of?: typeof loading; data?: Data; failure?: string }>({});
  const { revalidate } = useRevalidator();
  const signedOut = useEffectEvent(() => onSignedOut?.());
  useEffect(() => {
    let left = false;
    void loading.then((next) => {
      if (left) return;
      if (next === 'signed out') signedOut();
      else setState(({ data }) => ({ of: loading, data, ...next }));
    });
    return () => {
      left = true;
    };
  }, [loading]);
  return {
    data: state.data,
    failure: state.failure,
    busy: state.of !== loading,
    reload: () => void revalidate(),
    /** Takes what is known otherwise for what was read, such as what was just saved. */
    keep: (data: Data) => setState({ of: loading, data }),
  };
}
