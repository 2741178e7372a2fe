import type { Failure } from '#contract/call.ts';
import type { ListedProduct } from '#contract/product.ts';
import { exportColumns } from '#contract/product-columns.ts';
import type { Ask } from '../session/ask.ts';
import type { Columns } from './csv.ts';

/** The columns of an export of products: there is one for each attribute in use. */
export async function readExportColumns(ask: Ask): Promise<{ columns: Columns<ListedProduct> } | Failure> {
  const answer = await ask('/dash-attributes', {});
  if (answer.status !== 200) return answer;
  return { columns: exportColumns(answer.data.filter(({ retired }) => !retired)) };
}
