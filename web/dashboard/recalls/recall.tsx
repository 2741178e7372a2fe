import { redirect, replace, useRevalidator } from 'react-router';
import { decodeStaffProduct } from '#contract/product.ts';
import { decodeRecall } from '#contract/recall-codec.ts';
import { productForm } from '#wording/dashboard/product-form.ts';
import { recall as text } from '#wording/dashboard/recall.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { notifyOnNextPage } from '../../ui/notify.tsx';
import { Panel } from '../../ui/panel.tsx';
import { pageMeta } from '../layout/page-meta.ts';
import { Head } from '../parts/head.tsx';
import { askAsLoader } from '../session/ask.ts';
import { dashboardPath, useDashboard } from '../session/use-dashboard.ts';
import type { Route } from './+types/recall';
import { RecallLine } from './recall-line.tsx';
import { StopSale } from './stop-sale.tsx';
import { WriteRecall } from './write-recall.tsx';

export const meta = pageMeta(text.title);

/** A product that can't be loaded leads back to the list. */
export async function clientLoader({ params: { key, productId }, request }: Route.ClientLoaderArgs) {
  const [answer, recalls] = await Promise.all([
    askAsLoader('/dash-product-details', { id: productId }, request),
    askAsLoader('/dash-recalls', { productId }, request),
  ]);
  if (answer.status === 200 && recalls.status === 200)
    return { product: decodeStaffProduct(answer.data[0]), recalls: recalls.data.map(decodeRecall) };
  const failure = [answer, recalls].find(({ status }) => status !== 200);
  notifyOnNextPage(failure?.message ?? '', { tone: 'bad' });
  const { pathname } = new URL(request.url);
  throw (pathname === location.pathname ? replace : redirect)(dashboardPath(key, 'products'));
}

/** Stops the sale of a product and writes to everybody who bought it. */
export default function Recall({ loaderData: { product, recalls } }: Route.ComponentProps) {
  const { to } = useDashboard();
  const { revalidate } = useRevalidator();
  return (
    <>
      <Head
        back={{ to: to('product-details', product.id), label: productForm.editTitle }}
        title={text.of(product.title)}
      >
        <ButtonLink kind="quiet" to={to('recalls')}>
          {text.all}
        </ButtonLink>
      </Head>
      <div className="grid gap-4">
        {recalls.length > 0 && (
          <Panel title={text.earlier}>
            <ul className="divide-y divide-line">
              {recalls.map((recall) => (
                <RecallLine key={recall.id} recall={recall} />
              ))}
            </ul>
          </Panel>
        )}
        <StopSale product={product} onChanged={() => void revalidate()} />
        <WriteRecall product={product} onBegun={() => void revalidate()} />
      </div>
    </>
  );
}
