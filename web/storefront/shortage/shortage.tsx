import { CircleCheck } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useRevalidator } from 'react-router';
import { type AskedShortage, decodeAskedShortage } from '#contract/asked-shortage.ts';
import { formatPence } from '#contract/money.ts';
import { whenInLondon } from '#wording/dates.ts';
import { shortage as text } from '#wording/storefront/shortage.ts';
import { post } from '../../browser/api.ts';
import type { PageHandle } from '../../page-handle.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Loading } from '../../ui/skeleton.tsx';
import { noIndex, pageMeta } from '../parts/page-meta.ts';
import type { Route } from './+types/shortage';

export const handle = { shell: true } satisfies PageHandle;

export const meta = pageMeta(
  { title: text.title },
  noIndex,
  // The link's secret is nobody else's business.
  { name: 'referrer', content: 'no-referrer' },
);

export const clientLoader = ({ params: { token } }: Route.ClientLoaderArgs) => post('/shortage', { token });

export const HydrateFallback = () => (
  <div className="page">
    <h1>{text.title}</h1>
    <Loading />
  </div>
);

/** Where the letter’s link leads: wait, something else, or the money back. Programs that only follow links choose nothing. */
export default function Shortage({ loaderData: answer, params: { token } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator();
  if (answer.status !== 200)
    return (
      <div className="page grid justify-items-start gap-4">
        <h1>{text.title}</h1>
        <Notice tone="bad" title={text.failed} className="max-w-prose">
          <p>{answer.message}</p>
        </Notice>
        <Button kind="quiet" onClick={() => void revalidate()}>
          {text.again}
        </Button>
      </div>
    );
  const asked = decodeAskedShortage(answer.data);
  if (asked.state !== 'asked' || asked.ended) return <Settled asked={asked} />;
  return <Choices asked={asked} token={token} onChosen={revalidate} />;
}

interface ChoicesProps {
  asked: AskedShortage;
  token: string;
  onChosen: () => Promise<void>;
}

function Choices({ asked, token, onChosen }: ChoicesProps) {
  const { missing, title, worthPence, until, offers } = asked;
  const [failed, setFailed] = useState('');
  const [busy, setBusy] = useState(false);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const chosen = String(new FormData(event.currentTarget).get('choice') ?? '');
    if (!chosen) return setFailed(text.chooseFirst);
    setBusy(true);
    setFailed('');
    const body =
      chosen === 'wait' || chosen === 'refund'
        ? { choice: chosen as 'wait' | 'refund' }
        : { choice: 'swap' as const, productId: chosen };
    const answer = await post('/shortage', { token, ...body });
    if (answer.status !== 200) setFailed(answer.message);
    await onChosen();
    setBusy(false);
  };
  return (
    <form noValidate onSubmit={submit} className="page grid max-w-prose justify-items-start gap-4">
      <h1>{text.title}</h1>
      <p>{text.text(missing, title)}</p>
      <fieldset className="grid w-full gap-2">
        <legend className="mb-2 font-semibold">{text.choices}</legend>
        <Option value="wait" title={text.wait} detail={text.waitText} />
        {offers.map(({ id, title, image, pricePence, backPence }) => (
          <Option
            key={id}
            value={id}
            title={`${text.swap}: ${title}`}
            detail={`${text.swapText(formatPence(pricePence * missing), missing)}. ${backPence > 0 ? text.back(formatPence(backPence)) : text.same}`}
            image={image}
          />
        ))}
        <Option value="refund" title={text.refund(formatPence(worthPence))} detail={text.refundText} />
      </fieldset>
      <p>{text.silence(whenInLondon(new Date(until), new Date()))}</p>
      {failed && <Notice tone="bad" title={failed} />}
      <Button type="submit" kind="primary" busy={busy && text.submitting}>
        {text.submit}
      </Button>
    </form>
  );
}

interface OptionProps {
  value: string;
  title: string;
  detail: string;
  image?: string;
}

const Option = ({ value, title, detail, image }: OptionProps) => (
  <label className="flex min-h-11 cursor-pointer items-center gap-3 rounded-md border border-edge bg-surface p-3 has-checked:border-olive has-checked:bg-sunken">
    <input type="radio" name="choice" value={value} className="size-5 flex-none accent-olive" />
    {image && (
      <span className="w-14 flex-none">
        <Picture name={image} alt="" sizes="56px" />
      </span>
    )}
    <span className="min-w-0">
      <span className="block font-semibold">{title}</span>
      <span className="block text-muted">{detail}</span>
    </span>
  </label>
);

const Settled = ({ asked: { state, ended, title, swap, worthPence } }: { asked: AskedShortage }) => (
  <div role="status" className="page grid justify-items-start gap-4">
    <CircleCheck size={40} aria-hidden className="text-green" />
    <h1>{state === 'asked' && ended ? text.ended : text.done[state]}</h1>
    <p className="max-w-prose">
      {state === 'waiting' && text.doneText.waiting(title)}
      {state === 'swapped' && text.doneText.swapped(swap)}
      {state === 'refunded' && text.doneText.refunded(formatPence(worthPence))}
      {state === 'asked' && text.endedText}
    </p>
    <ButtonLink to="/orders">{text.orders}</ButtonLink>
  </div>
);
