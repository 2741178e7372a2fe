import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import type { Category } from '#database/enums.ts';
import { fitLists } from '#shop/catalogue/fit/filters.ts';
import type { Gun } from '#shop/catalogue/fit/gun.ts';
import { unknownOf } from '#shop/catalogue/fit/rules.ts';
import { fit as text } from '#wording/storefront/fit.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Sheet } from '../../ui/dialog.tsx';
import { addressOfList, GunLists } from '../parts/gun-lists.tsx';

interface FitListsProps {
  guns: Gun[];
  category: Category;
}

/**
 * The way to what fits: to the one list of a category that holds only that, or behind a button one for each gun. Where too little is
 * known of each of them, the way to say more; where none of them has a use for it, nothing.
 */
export function FitLists({ guns, category }: FitListsProps) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const listed = guns.filter((gun) => fitLists(category, gun).length > 0);
  if (listed.length === 0)
    return (
      guns.some((gun) => unknownOf(category, gun).length > 0) && (
        <Link to="/my-kit" className="link flex min-h-11 items-center text-sm font-semibold">
          {text.tellUs}
        </Link>
      )
    );
  const [only, ...others] = listed.flatMap((gun) => fitLists(category, gun));
  if (only && others.length === 0) return <OnlyList to={addressOfList(category, only)} />;
  return (
    <>
      <button type="button" className="chip text-sm font-semibold" onClick={() => setOpen(true)}>
        {text.lists}
      </button>
      <Sheet
        open={open}
        onClose={close}
        title={text.listsOf}
        footer={
          <ButtonLink kind="quiet" to="/my-kit">
            {text.edit}
          </ButtonLink>
        }
      >
        <ul className="grid gap-4">
          {listed.map((gun) => (
            <li key={gun.id} className="grid gap-2">
              <h3>{gun.name}</h3>
              <GunLists gun={gun} category={category} onChosen={close} />
            </li>
          ))}
        </ul>
      </Sheet>
    </>
  );
}

/** Nothing on that list itself. */
function OnlyList({ to }: { to: string }) {
  const { pathname, search } = useLocation();
  return (
    pathname + search !== to && (
      <Link to={to} className="chip text-sm font-semibold">
        {text.lists}
      </Link>
    )
  );
}
