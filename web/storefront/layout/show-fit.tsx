import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { categories } from '#database/enums.ts';
import { useKit } from '../../browser/my-kit.ts';
import { useFitFacts } from '../parts/fit-facts.ts';
import { FitLists } from './fit-lists.tsx';
import { DoesNotFit, FitSaid } from './fit-said.tsx';

/**
 * Says on every card and product page what fits the guns of this browser, at the places that pages have for it: `data-fit` is the
 * product's id, or the category of a list. Pages are the same for everybody, and know nothing of this.
 */
export function ShowFit() {
  const { guns } = useKit();
  const places = usePlaces();
  const ids = places.flatMap(({ dataset }) => (dataset.fitAs === 'lists' ? [] : (dataset.fit ?? [])));
  const { facts, leads } = useFitFacts(guns.length > 0 ? ids : []);
  if (guns.length === 0) return null;
  return places.map((place, at) => {
    const { fit = '', fitAs } = place.dataset;
    const category = categories.find((one) => one === fit);
    const product = facts.get(fit);
    const said =
      fitAs === 'lists'
        ? category && <FitLists guns={guns} category={category} />
        : product &&
          (fitAs === 'bar' ? (
            <DoesNotFit product={product} guns={guns} leads={leads} />
          ) : (
            <FitSaid product={product} guns={guns} leads={leads} isCard={fitAs !== 'product'} />
          ));
    return said && createPortal(said, place, `${at} ${fit}`);
  });
}

/** The places on this page, kept up to date as cards come and go. A place for another product is another element. */
function usePlaces(): HTMLElement[] {
  const [places, setPlaces] = useState<HTMLElement[]>([]);
  useEffect(() => {
    const look = () =>
      setPlaces((before) => {
        const now = [...document.querySelectorAll<HTMLElement>('[data-fit]')];
        const same = now.length === before.length && now.every((place, at) => place === before[at]);
        return same ? before : now;
      });
    look();
    const observer = new MutationObserver(look);
    observer.observe(document.body, { subtree: true, childList: true });
    return () => observer.disconnect();
  }, []);
  return places;
}
