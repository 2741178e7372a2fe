import { Check, Plug, X } from 'lucide-react';
import { Link } from 'react-router';
import type { Lead } from '#contract/fit.ts';
import { formatPence } from '#contract/money.ts';
import { productPath } from '#contract/product-path.ts';
import type { Category } from '#database/enums.ts';
import { fitLists } from '#shop/catalogue/fit/filters.ts';
import type { Gun } from '#shop/catalogue/fit/gun.ts';
import { judgeKit, type KitVerdict, type Misfit } from '#shop/catalogue/fit/kit.ts';
import { type FitFacts, unknownOf } from '#shop/catalogue/fit/rules.ts';
import { fit as text } from '#wording/storefront/fit.ts';
import { gunForProduct } from '../parts/gun-for-product.ts';
import { addressOfList, SeeWhatFits } from '../parts/gun-lists.tsx';
import { alike, namesOf, whyMisfits } from '../parts/why-misfits.ts';

interface FitSaidProps {
  product: FitFacts;
  guns: Gun[];
  leads: readonly Lead[];
  /** In few words, where there is little room. */
  isCard: boolean;
}

/** A card has room for two lines in small letters, that of a phone for the words alone (app.css). */
const look = (isCard: boolean) => `flex gap-1.5 font-semibold ${isCard ? '' : 'text-sm'}`;
const iconLook = (isCard: boolean) => `flex-none ${isCard ? 'hidden desk:block' : 'mt-0.5'}`;
const wordsLook = (isCard: boolean) => `wrap-anywhere ${isCard ? 'line-clamp-2' : ''}`;

/** 'Fits your M4 electric', or why not and what helps; a card says nothing where nothing is known, a page leads to what is. */
export function FitSaid({ product, guns, leads, isCard }: FitSaidProps) {
  const verdict = judgeKit(product, guns, leads);
  if (!verdict) return isCard ? null : <Unjudged category={product.category} guns={guns} />;
  if ('fits' in verdict) {
    return (
      <p className={`${look(isCard)} text-green`}>
        <Check size={16} strokeWidth={2.5} aria-hidden className={iconLook(isCard)} />
        <span className={wordsLook(isCard)}>
          {text.fits(verdict.fits.map(({ name }) => name))}
          {!isCard && <span className="font-normal text-muted"> {text.by(verdict.by)}</span>}
        </span>
      </p>
    );
  }
  if ('unsure' in verdict) return <Unsure {...verdict} isCard={isCard} />;
  return <Wrong misfits={verdict.misfits} isCard={isCard} guns={guns} category={product.category} />;
}

/** In the bar that buys, which has room for no reason. */
export function DoesNotFit({ product, guns, leads }: Omit<FitSaidProps, 'isCard'>) {
  const verdict = judgeKit(product, guns, leads);
  return verdict && 'misfits' in verdict && text.no;
}

type UnsureVerdict = Extract<KitVerdict<Lead>, { unsure: Gun[] }>;

/** Neither in green nor in amber: it may fit. */
const Unsure = ({ unsure, by, check, isCard }: UnsureVerdict & { isCard: boolean }) => (
  <p className={look(isCard)}>
    <Plug size={16} strokeWidth={2.5} aria-hidden className={iconLook(isCard)} />
    <span className={wordsLook(isCard)}>
      {text.check(
        by,
        check,
        unsure.map(({ name }) => name),
      )}
      {!isCard && '. '}
      {!isCard && (
        <Link to="/my-kit" state={gunForProduct} className="link">
          {text.addFact(check)}
        </Link>
      )}
    </span>
  </p>
);

interface WrongProps {
  misfits: Misfit<Lead>[];
  isCard: boolean;
  guns: Gun[];
  category: Category;
}

function Wrong({ misfits, isCard, guns, category }: WrongProps) {
  const lead = misfits[0]?.lead;
  const price = lead && formatPence(lead.pricePence);
  return (
    <p className={`${look(isCard)} text-amber`}>
      <X size={16} strokeWidth={2.5} aria-hidden className={iconLook(isCard)} />
      <span className={wordsLook(isCard)}>
        {isCard ? shortWhy(misfits, guns.length === 1) : whyMisfits(misfits)}{' '}
        {lead && price && (
          <Link to={productPath(lead)} className="link">
            {isCard
              ? text.add(lead.connector, lead.adaptsTo, price)
              : text.addLead(lead.connector, lead.adaptsTo, price)}
          </Link>
        )}
        {!isCard && !lead && <SeeWhatFits category={category} guns={guns} />}
      </span>
    </p>
  );
}

/** A card says why alone, not what each gun takes instead; the cards of batteries have two lines in any case (app.css). */
function shortWhy(misfits: Misfit<Lead>[], isOnly: boolean): string {
  const [first] = misfits;
  if (!first || first.lead) return text.wrongConnector;
  const { by } = first.verdict;
  if (isOnly && by !== 'maxVolts' && by !== 'connector') return text.wrongForIt(by);
  const [same, others] = alike(misfits);
  return others.length > 0 ? text.none : text.wrong(by, namesOf(same));
}

/** What fits the first gun of which enough is known; else what would have to be. */
function Unjudged({ category, guns }: { category: Category; guns: Gun[] }) {
  const lists = guns.flatMap((gun) => fitLists(category, gun).map((list) => ({ gun, list })));
  const [known] = lists;
  const asked = guns.find((gun) => unknownOf(category, gun).length > 0);
  const [to, words] = known
    ? [addressOfList(category, known.list), text.seeWhatFits(known.gun.name)]
    : ['/my-kit', asked ? text.tellMore(asked.name, unknownOf(category, asked)) : text.seeKit];
  return (
    <Link
      to={to}
      state={known ? undefined : gunForProduct}
      className="link -my-3 flex min-h-11 w-fit items-center text-sm font-semibold"
    >
      {words}
    </Link>
  );
}
