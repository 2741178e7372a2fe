import { asc, eq, sql } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import { auditLog, orderMails, orders } from '#database/schema.ts';
import { readOrder, type WholeOrder } from '#shop/orders/read.ts';

/** A letter or a refund in the queue, as the queue has it until it forgets it. */
export interface QueuedJob {
  queue: 'mail' | 'refund';
  /** Of a letter: the template's name. */
  template: string | null;
  state: 'created' | 'retry' | 'active' | 'completed' | 'cancelled' | 'failed';
  /** After the first. */
  retries: number;
  addedAt: Date;
  /** When it is tried next. */
  dueAt: Date;
  doneAt: Date | null;
  /** What was said when it last failed. */
  reason: string | null;
  /** A mail server will never take it. */
  refused: boolean;
}

export interface OrderStory {
  order: WholeOrder;
  /** Letters that go once. */
  letters: Pick<typeof orderMails.$inferSelect, 'template' | 'at' | 'dueAt'>[];
  jobs: QueuedJob[];
  /** What staff did to it, oldest first. */
  audit: (typeof auditLog.$inferSelect)[];
}

/** An order by the number on its receipt, with # or without, or by its id, and all that tells what became of it. Changes nothing. */
export async function readStory(db: Database, named: string): Promise<OrderStory | undefined> {
  const number = /^#?(\d{1,9})$/.exec(named)?.[1];
  const [found] = await db
    .select({ id: orders.id })
    .from(orders)
    .where(number ? eq(orders.receiptNumber, Number(number)) : eq(orders.id, named));
  const order = found && (await readOrder({ db }, found.id));
  if (!order) return undefined;
  const { template, at, dueAt } = orderMails;
  const [letters, jobs, audit] = await Promise.all([
    db
      .select({ template, at, dueAt })
      .from(orderMails)
      .where(eq(orderMails.orderId, order.id))
      .orderBy(asc(at)),
    readJobs(db, order),
    db.select().from(auditLog).where(eq(auditLog.subject, order.id)).orderBy(asc(auditLog.id)),
  ]);
  return { order, letters, jobs, audit };
}

async function readJobs(db: Database, { id, refunds }: WholeOrder): Promise<QueuedJob[]> {
  const ofRefunds = refunds.map((refund) => String(refund.id));
  const { rows } = await db.execute<Record<keyof QueuedJob, unknown>>(sql`
    select name as queue, data ->> 'template' as template, state::text, retry_count as retries,
      created_on as "addedAt", start_after as "dueAt", completed_on as "doneAt",
      output ->> 'message' as reason, coalesce(output -> 'refused', 'false') = 'true' as refused
    from pgboss.job
    where (name = 'mail' and (data ->> 'orderId' = ${id} or data -> 'orderIds' ? ${id}))
      or (name = 'refund' and data ->> 'refundId' = any (${sql.param(ofRefunds)}::text[]))
    order by created_on`);
  return rows.map(
    (row) =>
      ({
        ...row,
        addedAt: toDate(row.addedAt),
        dueAt: toDate(row.dueAt),
        doneAt: row.doneAt === null ? null : toDate(row.doneAt),
      }) as QueuedJob,
  );
}

const toDate = (value: unknown): Date => new Date(value as string | Date);
