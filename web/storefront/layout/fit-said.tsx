import { Check, X } from 'lucide-react';
import { Link } from 'react-router';
import type { Lead } from '#contract/fit.ts';
import { formatPence } from '#contract/money.ts';
import { productPath } from '#contract/product-path.ts';
import type { Gun } from '#shop/catalogue/fit/gun.ts';
import { judgeKit, type Misfit } from '#shop/catalogue/fit/kit.ts';
import type { FitFacts } from '#shop/catalogue/fit/rules.ts';
import { fit as text } from '#wording/storefront/fit.ts';

interface FitSaidProps {
  product: FitFacts;
  guns: Gun[];
  leads: readonly Lead[];
  /** In few words, where there is little room. */
  isCard: boolean;
}

/** A card of a phone has no room for more than the words. */
const look = (isCard: boolean) => `flex gap-1.5 font-semibold ${isCard ? 'text-xs desk:text-sm' : 'text-sm'}`;
const iconLook = (isCard: boolean) => `mt-0.5 flex-none ${isCard ? 'hidden desk:block' : ''}`;

/** 'Fits your M4 electric', or why not and what helps; nothing where nothing is known. */
export function FitSaid({ product, guns, leads, isCard }: FitSaidProps) {
  const verdict = judgeKit(product, guns, leads);
  if (!verdict) return null;
  if ('fits' in verdict) {
    return (
      <p className={`${look(isCard)} text-green`}>
        <Check size={16} strokeWidth={2.5} aria-hidden className={iconLook(isCard)} />
        <span>
          {text.fits(verdict.fits.map(({ name }) => name))}
          {!isCard && <span className="font-normal text-muted"> {text.by(verdict.by)}</span>}
        </span>
      </p>
    );
  }
  const [misfit] = verdict.misfits;
  if (!misfit) return null;
  // A card says why alone, not what each gun takes instead: of all for which that is so.
  const alike = verdict.misfits.filter(({ verdict: { by } }) => by === misfit.verdict.by);
  const told = isCard && !misfit.lead ? { ...misfit, guns: alike.flatMap((one) => one.guns) } : misfit;
  return <Wrong misfit={told} isCard={isCard} />;
}

function Wrong({ misfit: { guns, verdict, lead }, isCard }: { misfit: Misfit<Lead>; isCard: boolean }) {
  const { by, has, takes } = verdict;
  const names = guns.map(({ name }) => name);
  const price = lead && formatPence(lead.pricePence);
  const wrong = isCard ? text.wrong(by, names) : text.why(by, has, takes, names);
  return (
    <p className={`${look(isCard)} text-amber`}>
      <X size={16} strokeWidth={2.5} aria-hidden className={iconLook(isCard)} />
      <span className="[overflow-wrap:anywhere]">
        {isCard && lead ? text.wrongConnector : wrong}{' '}
        {lead && price && (
          <Link to={productPath(lead)} className="link">
            {isCard
              ? text.add(lead.connector, lead.adaptsTo, price)
              : text.addLead(lead.connector, lead.adaptsTo, price)}
          </Link>
        )}
      </span>
    </p>
  );
}
