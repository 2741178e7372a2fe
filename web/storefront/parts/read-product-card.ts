import { decodeProductCard, type ProductCard } from '#contract/product-card.ts';
import { post } from '../../browser/api.ts';
import { decodeAnswer, type Loaded } from '../../browser/decode-answer.ts';

/** A product as it is now; null where it is no longer sold. */
export async function readProductCard(id: string): Promise<Loaded<ProductCard | null>> {
  const answer = await post('/productData', { id });
  if (answer.status === 404 || answer.status === 400) return { data: null };
  return decodeAnswer(answer, ({ data: [product] }) => decodeProductCard(product));
}
