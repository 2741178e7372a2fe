import { useNavigate } from 'react-router';
import { newProductBody } from '#contract/product-body.ts';
import { encodeNewProduct } from '#contract/product-draft.ts';
import { productForm as text } from '#wording/dashboard/product-form.ts';
import { products } from '#wording/dashboard/products.ts';
import { Button } from '../../ui/button.tsx';
import { notify, notifyOnNextPage } from '../../ui/notify.tsx';
import { pageMeta } from '../layout/page-meta.ts';
import { bodyErrors } from '../parts/body-errors.ts';
import { Head } from '../parts/head.tsx';
import { useDashboard } from '../session/use-dashboard.ts';
import { LeaveGuard } from './leave-guard.tsx';
import { ProductForm } from './product-form.tsx';
import { SameTitle } from './same-title.tsx';
import { useProductForm } from './use-product-form.ts';
import { blankProduct } from './values.ts';

export const meta = pageMeta(text.newTitle);

/** spec.md section 2, 'New product'; what it says is in section 8. */
export default function NewProduct() {
  const { ask, to } = useDashboard();
  const navigate = useNavigate();
  const state = useProductForm({
    initial: blankProduct,
    images: [],
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
