import { type SyntheticEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { addressOf, type ListingQuery } from '../parts/listing-query.ts';
import { readForm } from './read-form.ts';

/** Part of a form of filters, or the form itself. */
type Control = HTMLFormElement | HTMLInputElement | HTMLSelectElement;
export type Apply = (event: SyntheticEvent<Control>) => void;

/**
 * What the controls show: what was chosen last, at once, and what the address says once the page has followed. The
 * router tells of a navigation a moment later, in which a box just ticked would fall back.
 */
export function useChosen(query: ListingQuery): [chosen: ListingQuery, apply: Apply] {
  const navigate = useNavigate();
  const { key } = useLocation();
  const [chosen, setChosen] = useState<{ at: string; query: ListingQuery }>();
  // Coming back to this entry of the history is a new arrival.
  if (chosen && chosen.at !== key) setChosen(undefined);
  const shown = chosen?.at === key ? chosen.query : query;
  const apply: Apply = ({ currentTarget }) => {
    const form = 'elements' in currentTarget ? currentTarget : currentTarget.form;
    const next = readForm(new FormData(form ?? undefined), query);
    const address = addressOf(next);
    if (address === addressOf({ ...shown, page: 1 })) return;
    setChosen({ at: key, query: next });
    navigate(address, { preventScrollReset: true });
  };
  return [shown, apply];
}
