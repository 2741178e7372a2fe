import { useState } from 'react';
import type { StaffAttribute } from '#contract/attribute.ts';
import type { StaffProduct } from '#contract/product.ts';
import { productChangeBody } from '#contract/product-body.ts';
import { encodeProductChange } from '#contract/product-draft.ts';
import { productForm as text } from '#wording/dashboard/product-form.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { notify } from '../../ui/notify.tsx';
import { bodyErrors } from '../parts/body-errors.ts';
import { LeaveGuard } from '../parts/leave-guard.tsx';
import { useDashboard } from '../session/use-dashboard.ts';
import { ProductForm } from './product-form.tsx';
import { saveProduct } from './save.ts';
import { useProductForm } from './use-product-form.ts';
import { valuesOf } from './values.ts';

interface EditProductProps {
  product: StaffProduct;
  attributes: StaffAttribute[];
  /** Loads the product again, and drops what was typed. */
  reload: () => void;
}

/** The form of a product that is there. Its button reads Update, then Updating..., then Updated. */
export function EditProduct({ product, attributes, reload }: EditProductProps) {
  const { ask } = useDashboard();
  const [seen, setSeen] = useState(product);
  const [updated, setUpdated] = useState(false);
  const state = useProductForm({
    initial: valuesOf(product),
    images: product.images,
    attributes,
    check: (form) => bodyErrors(productChangeBody, encodeProductChange(seen, form)),
    send: async (form, values) => {
      const answer = await saveProduct(ask, seen, form);
      if (answer.status !== 200) return answer;
      setSeen(answer.product);
      state.settle(values, valuesOf(answer.product));
      setUpdated(true);
    },
    uploadFailed: ({ message }) =>
      notify(message === text.noFiles ? message : text.uploadFailed, { tone: 'bad' }),
  });
  const { form, dirty, unsaved } = state;

  return (
    <>
      <LeaveGuard unsaved={unsaved} />
      <ProductForm
        state={state}
        reserved={seen.reserved}
        notice={
          form.failure?.status === 409 ? (
            <Conflict message={form.failure.message} reload={reload} />
          ) : undefined
        }
        submit={
          <Button type="submit" kind="primary" busy={form.busy && text.updating}>
            {updated && !dirty ? text.updated : text.update}
          </Button>
        }
      />
    </>
  );
}

const Conflict = ({ message, reload }: { message: string; reload: () => void }) => (
  <Notice tone="bad" title={message}>
    <p>{text.conflict}</p>
    <Button kind="quiet" className="mt-2" onClick={reload}>
      {text.reload}
    </Button>
  </Notice>
);
