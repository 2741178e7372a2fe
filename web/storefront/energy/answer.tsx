import { Link } from 'react-router';
import {
  type answerEnergy,
  type EnergyAnswer,
  type EnergyQuery,
  energyAddress,
} from '#shop/catalogue/energy-query.ts';
import { energy as text } from '#wording/storefront/energy.ts';
import { StatusPill } from '../../ui/badge.tsx';

interface AnswerProps {
  /** What it answers. */
  query: EnergyQuery;
  answered: ReturnType<typeof answerEnergy>;
}

/** The energy, the limits that it is over or not, and the same energy with each weight that is in stock. */
export function Answer({ query, answered }: AnswerProps) {
  const own = 'answer' in answered && answered.answer.own;
  const asked = text.of(query.speed, text.units[query.unit], query.weight);
  const isExample = energyAddress(query) === '/energy';
  return (
    // Its two parts stand in the page's own columns.
    <section aria-labelledby="energy" className="contents">
      <div className="grid gap-1" data-area="answer">
        <h2 id="energy" className="text-2xl">
          {text.result}
        </h2>
        <div id="answer" role="status" className="figures grid gap-1">
          {'answer' in answered ? (
            <>
              <p className="font-head text-4xl leading-none font-extrabold">
                {text.joules(answered.answer.joules)}
              </p>
              <p className="text-muted">{isExample ? text.example(asked) : asked}</p>
              {own && <p>{text.own(own.grams, own.fps, own.metresPerSecond)}</p>}
              <Limits {...answered.answer} />
            </>
          ) : (
            <p>{text.unanswered}</p>
          )}
        </div>
      </div>
      {'answer' in answered && <Weights {...answered.answer} />}
    </section>
  );
}

/** On a phone, where the answer is below the form: the energy at its top, in sight while something is typed. It is read there. */
export function AnswerInShort({ answered }: AnswerProps) {
  if (!('answer' in answered)) return;
  const { joules, limits } = answered.answer;
  const overs = limits.filter(({ over }) => over);
  // What no law allows any gun is worse than what a site doesn't.
  const over = overs.find(({ of }) => of === 'other') ?? overs[0];
  return (
    <p aria-hidden className="energy-in-short figures">
      <strong className="font-head text-2xl leading-none">{text.joules(joules)}</strong>
      <StatusPill tone={over ? 'bad' : 'good'}>{over ? text.overOf[over.of] : text.overNone}</StatusPill>
    </p>
  );
}

const Limits = ({ joules, limits }: EnergyAnswer) => (
  <ul className="panel mt-2 divide-y divide-line">
    {limits.map(({ of, joules: limit, over }) => (
      <li key={of} className="flex flex-wrap items-center justify-between gap-x-4 px-3 py-2">
        <span className="min-w-0 wrap-anywhere">
          {text.limits[of]}: <strong>{text.joules(limit)}</strong>
        </span>
        <StatusPill tone={over ? 'bad' : 'good'}>
          {over ? `${text.over} ${text.overBy(joules - limit)}` : text.notOver}
        </StatusPill>
      </li>
    ))}
  </ul>
);

function Weights({ weights, limits }: EnergyAnswer) {
  const site = limits.find(({ of }) => of === 'site');
  if (weights.length === 0)
    return (
      <p className="text-muted" data-area="weights">
        {text.noWeights}
      </p>
    );
  return (
    <div className="grid gap-2" data-area="weights">
      <h3 className="text-2xl">{text.weights}</h3>
      <p className="text-sm text-muted">
        {text.weightsOf} {text.rounded}
      </p>
      <div className="panel relative overflow-x-auto">
        <table className="figures w-full text-left">
          <caption className="sr-only">{text.weights}</caption>
          <thead>
            <tr>
              <Head>{text.columns.weight}</Head>
              <Head>{text.columns.fps}</Head>
              <Head>{text.columns.metresPerSecond}</Head>
              {site && <Head>{text.columns.limit(text.joules(site.joules))}</Head>}
            </tr>
          </thead>
          <tbody>
            {weights.map(({ grams, fps, metresPerSecond, limitFps }) => (
              <tr key={grams}>
                <th scope="row" className={`${cell} font-semibold`}>
                  <Link
                    to={`/shop/bbs?stock=1&f.bb-weight=${grams}`}
                    aria-label={text.shopWeight(grams)}
                    className="link"
                  >
                    {text.grams(grams)}
                  </Link>
                </th>
                <td className={cell}>{fps}</td>
                <td className={cell}>{metresPerSecond.toFixed(1)}</td>
                {limitFps !== undefined && <td className={cell}>{limitFps}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}

const cell = 'border-t border-line px-3 py-2.5 align-top';

const Head = ({ children }: { children: string }) => (
  <th scope="col" className="w-1/4 px-3 py-2 align-bottom text-sm leading-tight font-semibold">
    {children}
  </th>
);
