import { useNavigate, useRevalidator } from 'react-router';
import { decodeSavedAttribute, type StaffAttribute } from '#contract/attribute.ts';
import { newProductBody } from '#contract/product-body.ts';
import { encodeNewProduct } from '#contract/product-draft.ts';
import { productForm as text } from '#wording/dashboard/product-form.ts';
import { products } from '#wording/dashboard/products.ts';
import { Button } from '../../ui/button.tsx';
import { notify, notifyOnNextPage } from '../../ui/notify.tsx';
import { pageMeta } from '../layout/page-meta.ts';
import { bodyErrors } from '../parts/body-errors.ts';
import { Head } from '../parts/head.tsx';
import { LeaveGuard } from '../parts/leave-guard.tsx';
import { askAsLoader } from '../session/ask.ts';
import { useDashboard } from '../session/use-dashboard.ts';
import type { Route } from './+types/new-product';
import { ProductForm } from './product-form.tsx';
import { SameTitle } from './same-title.tsx';
import { useProductForm } from './use-product-form.ts';
import { blankProduct } from './values.ts';

export const meta = pageMeta(text.newTitle);

const noAttributes: StaffAttribute[] = [];

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  askAsLoader('/dash-attributes', {}, request);

/** spec.md section 2, 'New product'; what it says is in section 8. */
export default function NewProduct({ loaderData: loaded }: Route.ComponentProps) {
  const { ask, to } = useDashboard();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const attributes = loaded.status === 200 ? loaded.data.map(decodeSavedAttribute) : noAttributes;
  const state = useProductForm({
    initial: blankProduct,
    images: [],
    attributes,
    check: (form) => bodyErrors(newProductBody, encodeNewProduct(form)),
    send: async (form, values) => {
      const answer = await ask('/submitProduct', encodeNewProduct(form));
      if (answer.status !== 200) {
        notify(text.unknown, { tone: 'bad' });
        return answer;
      }
      state.settle(values, values);
      notifyOnNextPage(text.added, { tone: 'good' });
      navigate(to('products'));
    },
    uploadFailed: ({ message }) =>
      notify(message === text.noFiles ? message : text.uploadFailed, { tone: 'bad' }),
  });

  return (
    <>
      <Head back={{ to: to('products'), label: products.title }} title={text.newTitle} />
      <LeaveGuard unsaved={state.unsaved} />
      <ProductForm
        state={state}
        factsFailed={
          loaded.status === 200 ? undefined : { message: loaded.message, again: () => void revalidate() }
        }
        titleHint={<SameTitle title={state.form.values.title} />}
        submit={
          <Button type="submit" kind="primary" busy={state.form.busy && text.adding}>
            {text.add}
          </Button>
        }
      />
    </>
  );
}
