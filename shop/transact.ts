import type { Transaction } from '#database/connect.ts';
import type { Shop } from './shop.ts';

/** Notes that shoppers see these tags differently once the transaction is committed. */
export type Changing = (tags: string[]) => void;

/** One transaction; what it changed for shoppers is told after it is committed, and never if it is not. */
export async function transact<Result>(
  shop: Pick<Shop, 'db' | 'changed'>,
  work: (tx: Transaction, changing: Changing) => Promise<Result>,
): Promise<Result> {
  const changed = new Set<string>();
  const result = await shop.db.transaction((tx) => {
    changed.clear();
    return work(tx, (tags) => {
      for (const tag of tags) changed.add(tag);
    });
  });
  if (changed.size > 0) shop.changed([...changed]);
  return result;
}
