import type { Failure } from '#contract/call.ts';
import { decodeStaffProduct, type StaffProduct } from '#contract/product.ts';
import { encodeProductChange, type ProductForm } from '#contract/product-draft.ts';
import type { Ask } from '../session/ask.ts';

/**
 * Saves an edited product. The shop goes on selling while a form is open: what was added to the stock or taken away
 * counts, whatever was sold since; a change by somebody else is a conflict (409).
 *
 * @param seen what the form was filled from
 * @returns the product as it is after that
 */
export async function saveProduct(
  ask: Ask,
  seen: StaffProduct,
  form: ProductForm,
): Promise<{ status: 200; product: StaffProduct } | Failure> {
  const answer = await ask('/dash-update-product', encodeProductChange(seen, form));
  if (answer.status !== 200) return answer;
  const after = await ask('/dash-product-details', { id: seen.id });
  return {
    status: 200,
    product: after.status === 200 ? decodeStaffProduct(after.data[0]) : { ...seen, revision: answer.version },
  };
}
