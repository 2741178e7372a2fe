import { Pencil, Trash2 } from 'lucide-react';
import { Suspense } from 'react';
import { Link } from 'react-router';
import { categories } from '#database/enums.ts';
import { fitLists, listToCheck } from '#shop/catalogue/fit/filters.ts';
import type { Gun } from '#shop/catalogue/fit/gun.ts';
import { myKit as text } from '#wording/storefront/my-kit.ts';
import { lazyPart } from '../../browser/lazy-part.ts';
import { Button } from '../../ui/button.tsx';
import { noBreak } from '../../ui/no-break.tsx';
import { addressOfList, GunLists } from '../parts/gun-lists.tsx';

/** Below what the gun is for: nobody waits for it. */
const GunGoods = lazyPart(() => import('./gun-goods.tsx').then((part) => part.GunGoods));

interface GunPanelProps {
  gun: Gun;
  /** The fact that is asked for; left out: any. */
  onEdit: (asked?: 'connector' | 'maxVolts') => void;
  onRemove: () => void;
}

/** A gun, what is known of it, and the lists of what fits it. */
export function GunPanel({ gun, onEdit, onRemove }: GunPanelProps) {
  const facts = factsOf(gun);
  const toCheck = listToCheck('batteries', gun);
  const asked = askedForBatteries(gun);
  const hasLists = categories.some((category) => fitLists(category, gun).length > 0);
  return (
    <article aria-labelledby={`gun-${gun.id}`} className="panel grid gap-3 p-4 desk:p-5">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <h2 id={`gun-${gun.id}`} className="text-xl wrap-anywhere">
            {noBreak(gun.name)}
          </h2>
          <p className="figures text-muted">{noBreak(facts.join('\u00a0· ') || text.nothingKnown)}</p>
        </div>
        <div className="flex flex-wrap gap-2">
          <Button
            kind="quiet"
            icon={<Pencil size={18} aria-hidden />}
            aria-label={text.editOf(gun.name)}
            onClick={() => onEdit()}
          >
            {text.edit}
          </Button>
          <Button
            kind="quiet"
            icon={<Trash2 size={18} aria-hidden />}
            aria-label={text.removeOf(gun.name)}
            onClick={onRemove}
          >
            {text.remove}
          </Button>
        </div>
      </div>
      {hasLists && <p className="-mb-2 text-sm font-semibold">{text.see}</p>}
      <GunLists gun={gun} />
      <div className="flex flex-wrap gap-x-5 gap-y-2">
        {asked && (
          <button
            type="button"
            className="link min-h-11 text-left"
            onClick={() => onEdit(gun.connector === '' ? 'connector' : 'maxVolts')}
          >
            {asked}
          </button>
        )}
        {toCheck && (
          <Link to={addressOfList('batteries', toCheck)} className={linkLook}>
            {text.withConnector}
          </Link>
        )}
        <Link
          to={gun.limitJoules === null ? '/energy' : `/energy?limit=${gun.limitJoules}`}
          className={linkLook}
        >
          {text.energy}
        </Link>
        <Link to="/bb-guide" className={linkLook}>
          {text.bbs}
        </Link>
      </div>
      <Suspense>
        <GunGoods gun={gun} />
      </Suspense>
    </article>
  );
}

/** What an electric gun's batteries can't be known without; undefined where they are, and of other guns. */
export const askedForBatteries = (gun: Gun): string | undefined =>
  gun.power === 'Electric' && fitLists('batteries', gun).length === 0
    ? text.forBatteries(gun.connector === '', gun.maxVolts === null)
    : undefined;

const linkLook = 'link flex min-h-11 items-center';

const factsOf = ({ pattern, power, connector, maxVolts, thread, rails, limitJoules }: Gun): string[] =>
  [
    pattern,
    power,
    connector,
    maxVolts === null ? '' : text.volts(maxVolts),
    thread,
    ...rails,
    limitJoules === null ? '' : text.joules(limitJoules),
  ].filter(Boolean);
