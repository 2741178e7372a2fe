import { redirect, replace, useRevalidator } from 'react-router';
import { decodeSavedAttribute } from '#contract/attribute.ts';
import { decodeProduct, decodeStaffProduct } from '#contract/product.ts';
import { productPath } from '#contract/product-path.ts';
import { decodeMovement } from '#contract/stock-movement.ts';
import { productForm as text } from '#wording/dashboard/product-form.ts';
import { products } from '#wording/dashboard/products.ts';
import { recall } from '#wording/dashboard/recall.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { notifyOnNextPage } from '../../ui/notify.tsx';
import { pageMeta } from '../layout/page-meta.ts';
import { Head } from '../parts/head.tsx';
import { askAsLoader } from '../session/ask.ts';
import { dashboardPath, useDashboard } from '../session/use-dashboard.ts';
import type { Route } from './+types/product';
import { ArchiveProduct } from './archive-product.tsx';
import { EditProduct } from './edit-product.tsx';
import { FamilyPanel } from './family-panel.tsx';
import { GoesWith } from './goes-with.tsx';
import { StockPanel } from './stock-panel.tsx';

export const meta = pageMeta(text.editTitle);

let loads = 0;
/** Units that came and went, of which the last few are shown. */
const lastMovements = 5;

/** A product that can't be loaded leads back to the list. */
export async function clientLoader({ params: { key, productId }, request }: Route.ClientLoaderArgs) {
  const [answer, attributes, chosen, stock] = await Promise.all([
    askAsLoader('/dash-product-details', { id: productId }, request),
    askAsLoader('/dash-attributes', {}, request),
    askAsLoader('/dash-goes-with', { productId }, request),
    askAsLoader('/dash-stock-log', { productId, limit: lastMovements }, request),
  ]);
  if (answer.status === 200 && attributes.status === 200 && chosen.status === 200 && stock.status === 200) {
    return {
      product: decodeStaffProduct(answer.data[0]),
      attributes: attributes.data.map(decodeSavedAttribute),
      chosen: chosen.data.map(decodeProduct),
      movements: stock.data.map(decodeMovement),
      load: ++loads,
    };
  }
  const failure = [answer, attributes, chosen, stock].find(({ status }) => status !== 200);
  notifyOnNextPage(failure?.message ?? '', { tone: 'bad' });
  const { pathname } = new URL(request.url);
  // Opened by its address or by Back, it stands in the history already.
  throw (pathname === location.pathname ? replace : redirect)(dashboardPath(key, 'products'));
}

/** spec.md section 2, 'Product edit'. Each load makes the form anew. */
export default function Product({ loaderData }: Route.ComponentProps) {
  const { product, attributes, chosen, movements, load } = loaderData;
  const { to } = useDashboard();
  const { revalidate } = useRevalidator();
  return (
    <>
      <Head back={{ to: to('products'), label: products.title }} title={text.editTitle}>
        {product.waiting > 0 && (
          <ButtonLink kind="quiet" to={to('stock-requests')}>
            {products.waiting(product.waiting)}
          </ButtonLink>
        )}
        <ButtonLink kind="quiet" to={`${to('reviews')}?product=${encodeURIComponent(product.id)}`}>
          {text.reviews}
        </ButtonLink>
        {(product.active || product.archived) && (
          <ButtonLink kind="quiet" to={productPath(product)}>
            {text.view}
          </ButtonLink>
        )}
        <ButtonLink kind="quiet" to={to('recall', product.id)}>
          {recall.title}
        </ButtonLink>
        <ArchiveProduct product={product} onMoved={() => void revalidate()} />
      </Head>
      {product.saleStopped && (
        <Notice tone="plain" title={recall.sale.title} className="mb-4">
          {recall.sale.stopped}
        </Notice>
      )}
      {product.archived && (
        <Notice tone="plain" title={text.archived} className="mb-4">
          {text.archivedText}
        </Notice>
      )}
      <EditProduct key={load} product={product} attributes={attributes} reload={() => void revalidate()} />
      <StockPanel product={product} movements={movements} onChanged={() => void revalidate()} />
      <FamilyPanel product={product} onChanged={() => void revalidate()} />
      <GoesWith key={`goes with ${load}`} productId={product.id} chosen={chosen} />
    </>
  );
}
