import { useEffect, useEffectEvent } from 'react';
import { PrefetchPageLinks, useMatches } from 'react-router';
import { offline as text } from '#wording/storefront/offline.ts';
import { useCart } from '../../browser/cart.ts';
import { useFavourites } from '../../browser/favourites.ts';
import { whenUsed } from '../../browser/when-used.ts';
import { notify } from '../../ui/notify.tsx';
import { readKeptProducts } from '../basket/kept-products.ts';
import { isKept } from '../parts/keep-page.ts';
import { noteAskedProduct, productIdIn } from './asked-product.ts';
import { useFreeDeliveryMark } from './free-delivery.ts';
import { keepCart } from './keep-cart.ts';
import { retryLostPictures } from './lost-pictures.ts';
import { shownProduct } from './shown-products.ts';

/** Has the cart at hand for a line that is lost later, and says when it is lost and when it is back (docs/decisions/027). */
export function Offline() {
  const ids = useCart()
    .map(({ id }) => id)
    .join(' ');
  const matches = useMatches();
  const shown = useEffectEvent((id: string) =>
    shownProduct(
      matches.map(({ loaderData }) => loaderData),
      id,
    ),
  );
  const noteAsked = useEffectEvent((path: string) => {
    const id = productIdIn(path);
    if (id) noteAskedProduct(path, shown(id) ?? readKeptProducts().get(id));
  });
  const favourites = useFavourites();
  // biome-ignore lint/correctness/useExhaustiveDependencies: of another favourite the picture is kept too
  useEffect(() => {
    // Without either there is nothing that would open without a line.
    if ('caches' in window) keepCart(ids.split(' ').filter(Boolean), shown).catch(() => undefined);
  }, [ids, favourites]);
  useFreeDeliveryMark();
  useEffect(fetchAddedPanel, []);
  useEffect(registerWorker, []);
  useEffect(() => followConnection((path) => noteAsked(path)), []);
  useEffect(retryLostPictures, []);
  return <PrefetchPageLinks page="/cart" />;
}

/** What a press of 'Add to cart' shows is here by then. */
function fetchAddedPanel() {
  void whenUsed().then(() => import('../parts/added-panel.tsx').catch(() => undefined));
}

/** Not under Vite's own server, where it would stand between the pages and their changes. */
function registerWorker() {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  // Where browsers refuse (a private window), pages are as they would be without.
  const register = () => navigator.serviceWorker.register('/sw.js').catch(() => undefined);
  // What the page itself asked for has the line first.
  if (document.readyState === 'complete') void register();
  else addEventListener('load', register, { once: true });
}

/** @param leave hears the path that a link leads to, where a page of the worker's will stand */
function followConnection(leave: (path: string) => void) {
  const leaveToBrowser = (event: Event) => {
    const leads = leadsAway(event);
    if (leads instanceof HTMLAnchorElement) leave(leads.pathname);
  };
  // The cart says it in its own place.
  const lost = () => location.pathname === '/cart' || notify(lostNow());
  const back = () =>
    notify(text.back, { tone: 'good', replaces: [text.lost, text.lostEarly, text.noCheckout] });
  // Capture phase on the window: before React, which would wait for data that can't come.
  addEventListener('click', leaveToBrowser, true);
  addEventListener('submit', leaveToBrowser, true);
  for (const type of intents) addEventListener(type, keepFromFetching, true);
  addEventListener('offline', lost);
  addEventListener('online', back);
  return () => {
    removeEventListener('click', leaveToBrowser, true);
    removeEventListener('submit', leaveToBrowser, true);
    for (const type of intents) removeEventListener(type, keepFromFetching, true);
    removeEventListener('offline', lost);
    removeEventListener('online', back);
  };
}

/** What React Router takes for the beginning of a press on a link: it fetches that page's code, and reloads this one where that fails. */
const intents = ['mouseover', 'mouseout', 'focusin', 'touchstart'] as const;

function keepFromFetching(event: MouseEvent | FocusEvent | TouchEvent) {
  const others = 'relatedTarget' in event ? [event.relatedTarget] : [];
  const isOfLink = [event.target, ...others].some((one) => one instanceof Element && one.closest('a[href]'));
  if (!navigator.onLine && isOfLink) event.stopPropagation();
}

/** Without the worker nothing else of the shop opens: the browser would show a page of its own. */
const hasWorker = () => Boolean(navigator.serviceWorker?.controller);

/** Its code has come with <PrefetchPageLinks>, and it needs nothing else. */
const cartIsHere = () =>
  performance.getEntriesByType('resource').some(({ name }) => name.includes('/assets/cart-'));

const lostNow = () => (hasWorker() ? text.lost : text.lostEarly);

/**
 * Offline a link or a search asks for a document of its own, as without a script: the worker answers it with the cart, or with
 * the page that says what can be done meanwhile and goes on by itself; before there is one, the page stays. What a script does
 * otherwise is left alone. Answers what leads to a document.
 */
function leadsAway(event: Event): Element | undefined {
  if (navigator.onLine || !(event.target instanceof Element)) return;
  const kind = event.type === 'submit' ? 'form[action]' : 'a[href]';
  const leads = event.target.closest(`${kind}:not([data-scripted])`) ?? undefined;
  const to = leads?.getAttribute('href') ?? leads?.getAttribute('action') ?? '';
  if (!/^\/(?!\/)/.test(to)) return;
  if (!hasWorker() && to === '/cart' && cartIsHere()) return;
  // Of the page in sight another choice: it stays, and says so itself.
  if (leads instanceof HTMLAnchorElement && isKept(leads.pathname)) return;
  event.stopPropagation();
  const isSame = leads instanceof HTMLAnchorElement && leads.pathname === location.pathname;
  if (!isSame && hasWorker()) return leads;
  event.preventDefault();
  notify(lostNow());
}
