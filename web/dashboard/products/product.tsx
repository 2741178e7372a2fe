import { useCallback, useEffect, useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { productForm as text } from '#wording/dashboard/product-form.ts';
import { products } from '#wording/dashboard/products.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { notifyOnNextPage } from '../../ui/notify.tsx';
import { Loading } from '../../ui/skeleton.tsx';
import { titled } from '../layout/titled.ts';
import { Head } from '../parts/head.tsx';
import { useDashboard } from '../staff.ts';
import { EditProduct } from './edit-product.tsx';
import type { StaffProduct } from './save.ts';

export const meta = titled(text.editTitle);

/** spec.md section 2, 'Product edit'. A product that can't be loaded leads back to the list. */
export default function Product() {
  const { productId = '' } = useParams();
  const { ask, to } = useDashboard();
  const navigate = useNavigate();
  const [product, setProduct] = useState<StaffProduct>();
  /** Counts the loads: each makes the form anew. */
  const [load, setLoad] = useState(0);

  const read = useCallback(
    async (signal?: AbortSignal) => {
      const answer = await ask('/dash-product-details', { id: productId }, { signal });
      if (signal?.aborted) return;
      if (answer.status === 200) {
        setProduct(answer.data[0]);
        setLoad((count) => count + 1);
        return;
      }
      notifyOnNextPage(answer.message, { tone: 'bad' });
      navigate(to('products'), { replace: true });
    },
    [ask, navigate, productId, to],
  );

  useEffect(() => {
    const leaving = new AbortController();
    void read(leaving.signal);
    return () => leaving.abort();
  }, [read]);

  return (
    <>
      <Head back={{ to: to('products'), label: products.title }} title={text.editTitle}>
        {product && (
          <ButtonLink kind="quiet" to={`${to('reviews')}?product=${encodeURIComponent(product.id)}`}>
            {text.reviews}
          </ButtonLink>
        )}
        {product?.status === 1 && (
          <ButtonLink kind="quiet" to={`/product/${encodeURIComponent(product.id)}`}>
            {text.view}
          </ButtonLink>
        )}
      </Head>
      {product ? <EditProduct key={load} product={product} reload={() => void read()} /> : <Loading />}
    </>
  );
}
