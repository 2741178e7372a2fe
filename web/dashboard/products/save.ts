import type { Failure, Success } from '#contract/call.ts';
import type { Calls } from '#contract/calls.ts';
import type { useDashboard } from '../session/use-dashboard.ts';
import { type ProductValues, toUpdate } from './values.ts';

export type StaffProduct = Success<Calls['/dash-product-details']>['data'][0];

/**
 * Saves an edited product. The shop goes on selling while a form is open: what was added to the stock or taken away
 * counts, whatever was sold since; a change by somebody else is a conflict (409).
 *
 * @param seen what the form was filled from
 * @returns the product as it is after that
 */
export async function saveProduct(
  ask: ReturnType<typeof useDashboard>['ask'],
  seen: StaffProduct,
  values: ProductValues,
  images: string[],
): Promise<{ status: 200; product: StaffProduct } | Failure> {
  const answer = await ask('/dash-update-product', toUpdate(seen, values, images));
  if (answer.status !== 200) return answer;
  const after = await ask('/dash-product-details', { id: seen.id });
  return {
    status: 200,
    product: after.status === 200 ? after.data[0] : { ...seen, version: answer.version },
  };
}
