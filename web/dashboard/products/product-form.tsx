import type { ReactNode } from 'react';
import { productForm as text } from '#wording/dashboard/product-form.ts';
import { Meter } from '../../ui/meter.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { FactsFailed } from './fact-fields.tsx';
import { Preview } from './preview.tsx';
import { ProductFields } from './product-fields.tsx';
import type { ProductFormState } from './use-product-form.ts';

export interface ProductFormProps {
  state: ProductFormState;
  reserved?: number;
  titleHint?: ReactNode;
  /** The attributes could not be loaded: why, and how to try it again. */
  factsFailed?: FactsFailed;
  /** The button that sends it, kept in sight, with what stands beside it. */
  submit: ReactNode;
  /** In place of what the server said last. */
  notice?: ReactNode;
}

/** The form of a product, with the card that it makes beside it. */
export const ProductForm = ({
  state,
  reserved,
  titleHint,
  factsFailed,
  submit,
  notice,
}: ProductFormProps) => (
  <form
    {...state.form.props}
    aria-label={text.form}
    className="-mb-16 grid items-start gap-4 [&_:is(input,select,textarea,button)]:scroll-mt-28 [&_:is(input,select,textarea,button)]:scroll-mb-24 wide:grid-cols-[minmax(0,1fr)_20rem]"
  >
    <div className="grid gap-4">
      <ProductFields state={state} reserved={reserved} titleHint={titleHint} factsFailed={factsFailed} />
    </div>
    <div className="grid gap-4 wide:sticky wide:top-16">
      <Preview state={state} />
    </div>
    <div className="bottom-bar sticky low:static bottom-0 z-10 -mx-4 grid gap-3 border-t border-line bg-ground px-4 py-3 desk:-mx-6 desk:px-6 wide:col-span-2">
      {notice ?? (state.form.failure && <Notice tone="bad" title={state.form.failure.message} />)}
      {state.pictures.progress !== undefined && (
        <Meter
          label={text.uploading(Math.round(state.pictures.progress * 100))}
          value={state.pictures.progress}
          max={1}
        />
      )}
      <div className="flex flex-wrap items-center gap-3">{submit}</div>
    </div>
  </form>
);
