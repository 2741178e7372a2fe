import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import EmptyCartDrawing from './empty-cart.tsx';
import NoFavouritesDrawing from './no-favourites.tsx';
import NoGunsDrawing from './no-guns.tsx';
import NoOrdersDrawing from './no-orders.tsx';
import NotFoundDrawing from './not-found.tsx';
import OfflineDrawing from './offline.tsx';

it.each([
  ['the empty cart', <EmptyCartDrawing key="cart" />],
  ['no favourites', <NoFavouritesDrawing key="favourites" />],
  ['no guns', <NoGunsDrawing key="guns" />],
  ['no orders', <NoOrdersDrawing key="orders" />],
  ['a page that is not there', <NotFoundDrawing key="404" />],
  ['a page that cannot be fetched', <OfflineDrawing key="offline" />],
])('draws %s in the colour of the text, within two kibibytes, and says nothing', (_what, drawing) => {
  const markup = renderToStaticMarkup(drawing);
  expect(markup.length).toBeLessThanOrEqual(2048);
  expect(markup).not.toMatch(/#[0-9a-f]{3}|url\(|<text/i);
  expect(markup).toContain('aria-hidden="true"');
});
