import { sql } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import type { LedgerEntry } from '#sandbox/cards/ledger.ts';
import { postageOf } from '#shop/refund-postage.ts';

/**
 * What is wrong with the books at this moment, in words; nothing is right. Holds at every instant, also amid a thousand
 * requests and just after a crash: stock is never negative, what is reserved is what reservations hold, a product began
 * with what it has, sold and lost, the log of stock agrees, what was short was settled once, held units belong to unfinished payments, an account has one of those at most, totals are the
 * sum of their parts.
 *
 * @param start units that each product began with
 */
export async function wrongNow(db: Database, start: Map<string, number>): Promise<string[]> {
  const stock = await db.execute<{
    id: string;
    on_hand: number;
    reserved: number;
    held: number;
    sold: number;
    lost: number;
  }>(sql`
    select id, on_hand, reserved,
      coalesce((select sum(quantity) from reservations r where product_id = p.id and state = 'held'), 0)::int as held,
      coalesce((select sum(quantity) from reservations r where product_id = p.id and state = 'sold'), 0)::int as sold,
      coalesce((select -sum(change) from stock_log l where product_id = p.id and reason = 'lost'), 0)::int as lost
    from products p`);
  const wrong: string[] = [];
  for (const { id, on_hand: onHand, reserved, held, sold, lost } of stock.rows) {
    if (reserved < 0 || onHand < reserved) wrong.push(`stock ${id}: ${reserved} reserved of ${onHand}`);
    if (reserved !== held) wrong.push(`stock ${id}: ${reserved} reserved, ${held} held`);
    const began = start.get(id);
    if (began !== undefined && onHand + sold + lost !== began)
      wrong.push(`stock ${id}: began with ${began}, has ${onHand}, sold ${sold} and lost ${lost}`);
  }
  const broken = await db.execute<{ what: string; id: string }>(sql`
    select 'holds units without an unfinished payment' as what, o.id from orders o
      join reservations r on r.order_id = o.id and r.state = 'held' join payments p on p.order_id = o.id
      where o.payment_status <> 'Pending' or p.state not in ('creating', 'open')
    union all
    select 'is no sum of its lines', o.id from orders o
      where o.subtotal_pence <> (select sum(total_pence) from order_lines where order_id = o.id)
        or o.total_pence <> o.subtotal_pence - o.discount_pence + o.shipping_pence
    union all
    select 'is called paid without a payment', o.id from orders o join payments p on p.order_id = o.id
      where o.payment_status in ('Success', 'Refunded') and p.state <> 'paid'
    union all
    select 'has left without being paid', o.id from orders o
      where o.order_status not in ('Pending', 'Cancelled') and o.payment_status not in ('Success', 'Refunded')
    union all
    select 'is refunded more than it was paid', p.order_id from payments p
      join refunds f on f.order_id = p.order_id and f.state = 'done' group by p.order_id having sum(f.amount_pence) > p.amount_pence
    union all
    select 'has a refund that is no sum of its lines', f.order_id from refunds f
      where f.goods_pence <> coalesce((select sum(pence) from refund_lines where refund_id = f.id), 0)
    union all
    select 'has more units refunded than bought', l.order_id from order_lines l
      join refunds f on f.order_id = l.order_id join refund_lines r on r.refund_id = f.id and r.position = l.position
      group by l.order_id, l.position having sum(r.quantity) > l.quantity
    union all
    select 'has more units sent back than bought', l.order_id from order_lines l
      join returns s on s.order_id = l.order_id join return_lines r on r.return_id = s.id and r.position = l.position
      group by l.order_id, l.position, l.quantity having sum(r.quantity - r.missing) > l.quantity
    union all
    select 'has a return that is closed and awaited, or open and whole', s.order_id from returns s
      where (s.state = 'open') <> exists (
        select from return_lines where return_id = s.id and quantity > whole + damaged + missing)
    union all
    select 'is no sum of what its code took off its lines', o.id from orders o
      where o.discount_pence <> (select sum(discount_pence) from order_lines where order_id = o.id)
    union all
    select 'is called refunded and is not, or the other way round', o.id from orders o join payments p on p.order_id = o.id
      where (o.payment_status = 'Refunded') <> (exists (select from refunds where order_id = o.id) and p.amount_pence <=
        coalesce((select sum(amount_pence) from refunds where order_id = o.id and state = 'done'), 0)
        + coalesce((select sum(amount_pence) from disputes where order_id = o.id and state = 'lost'), 0))
    union all
    select 'has credit notes whose VAT does not add up', o.id from orders o
      join refunds f on f.order_id = o.id and f.credit_note is not null group by o.id
      having (o.total_pence + 3) / 6 <> sum(f.vat_pence) + (o.total_pence - sum(f.amount_pence - ${postageOf(sql`f`)}) + 3) / 6
    union all
    select 'is a second first order', max(o.id) from orders o
      where o.first_order and o.payment_status in ('Pending', 'Success') group by o.user_id having count(*) > 1
    union all
    select 'was cancelled by its shopper once dispatched', o.id from orders o
      join order_events e on e.order_id = o.id and e.event = 'Cancelled' and e.by = 'shopper' where o.dispatched_at is not null
    union all
    select 'was ' || (j.data->>'template') || ' by mail ' || count(*) || ' times', o.id from orders o
      join pgboss.job j on j.name = 'mail' and j.data->>'template' like 'order %' and j.data->>'orderId' = o.id
      group by o.id, j.data->>'template', j.data->>'refundId', j.data->>'editId' having count(*) > 1
    union all
    select 'was shipped without a moment of dispatch', o.id from orders o
      where o.order_status in ('Shipped', 'Out Of Delivery', 'Delivered', 'Returned') and o.dispatched_at is null
    union all
    select 'is on its way and has a day of delivery', o.id from orders o
      where o.order_status in ('Pending', 'Confirmed', 'Shipped', 'Out Of Delivery') and o.delivered_at is not null
    union all
    select 'was delivered on no day', o.id from orders o where o.order_status = 'Delivered' and o.delivered_at is null
    union all
    select 'was told of a dispatch that was taken back', o.id from orders o
      join order_mails m on m.order_id = o.id and m.template = 'order shipped' and m.due_at is null where o.dispatched_at is null
    union all
    select 'is Delivered by the shop though its shopper said no', o.id from orders o
      join arrivals a on a.order_id = o.id and a.answer = 'not yet' where o.order_status = 'Delivered' and (
        select by from order_events e where e.order_id = o.id and e.event = 'Delivered' order by id desc limit 1) = 'shop'
    union all
    select 'has a line that is short and was settled twice, or without a trace', s.order_id from shortages s group by s.order_id
      having count(*) filter (where s.state <> 'asked') <> (select count(*) from order_events e
        where e.order_id = s.order_id and e.event in ('Rest follows', 'Swapped', 'Short, refunded'))
    union all
    select 'gave money back for what is short and not refunded or swapped', s.order_id from shortages s
      join refunds f on f.order_id = s.order_id and f.key = 'short ' || s.position where s.state in ('asked', 'waiting')
    union all
    select 'gave nothing back for what was short', s.order_id from shortages s where s.state = 'refunded' and s.worth_pence > 0
      and not exists (select from refunds where order_id = s.order_id) and not exists (select from disputes where order_id = s.order_id)
    union all
    select 'has not what was taken instead of what is short', s.order_id from shortages s
      join orders o on o.id = s.order_id and o.order_status in ('Pending', 'Confirmed') and o.dispatched_at is null
      where s.state = 'swapped' and not exists (select from reservations r where r.order_id = s.order_id
        and r.product_id = s.swap_id and r.state = 'sold' and r.quantity = s.missing)
    union all
    select 'lost more units than were short', o.id from orders o
      join stock_log l on l.reason = 'lost' and l.note = coalesce(o.receipt_number::text, o.id) group by o.id
      having -sum(l.change) > (select coalesce(sum(missing), 0) from shortages
        where order_id = o.id and state in ('refunded', 'swapped'))
    union all
    select 'was mailed ' || count(*) || ' times: ' || (j.data->>'template'), j.data->>'orderId' from pgboss.job j
      where j.name = 'mail' and j.data->>'template' in ('shortage', 'shortage answered')
      group by j.data->>'orderId', j.data->>'position', j.data->>'template' having count(*) > 1
    union all
    select 'is a second unpaid one of its account', max(o.id) from orders o
      where o.payment_status = 'Pending' group by o.user_id having count(*) > 1
    union all
    select 'was confirmed ' || count(j.id) || ' times', o.id from orders o left join pgboss.job j
      on j.name = 'mail' and j.data->>'template' = 'order confirmed' and j.data->>'orderId' = o.id
      where o.created_at > now() - interval '50 minutes'
      group by o.id having count(j.id) <> (case when o.receipt_number is null then 0 else 1 end)`);
  const untold = await db.execute<{ id: string }>(
    sql`select product_id as id from stock_log where reason = 'changed'`,
  );
  for (const { id } of untold.rows) wrong.push(`stock ${id}: changed, and nobody told why`);
  wrong.push(...(await wrongInStockLog(db)), ...(await wrongInSalesTally(db)));
  return [...wrong, ...broken.rows.map(({ what, id }) => `order ${id} ${what}`)];
}

/**
 * What is wrong once all has settled: beside the above, nothing is held any more, and shop and provider agree. The
 * provider's ledger is the independent witness: every charge belongs to one order, of the same amount, and is kept
 * exactly where the order is a sale.
 */
export async function wrongInTheEnd(
  db: Database,
  start: Map<string, number>,
  ledger: LedgerEntry[],
): Promise<string[]> {
  const wrong = await wrongNow(db, start);
  const { rows } = await db.execute<{
    id: string;
    total: number;
    payment: string;
    status: string;
    state: string;
    session: string | null;
    refunded: number;
    asked: number;
    disputed: number;
    owed: boolean;
    refused: boolean;
  }>(sql`
    select o.id, o.total_pence as total, o.payment_status as payment, o.order_status as status, p.state,
      p.session_id as session,
      coalesce((select sum(amount_pence) from refunds f where f.order_id = o.id and f.state = 'done'), 0)::int as refunded,
      coalesce((select sum(amount_pence) from refunds f where f.order_id = o.id), 0)::int as asked,
      coalesce((select sum(amount_pence) from disputes d where d.order_id = o.id
        and d.state in ('needs response', 'under review', 'lost')), 0)::int as disputed,
      exists (select from refunds f where f.order_id = o.id and f.state = 'requested') as owed,
      exists (select from refunds f where f.order_id = o.id and f.state = 'refused') as refused
    from orders o join payments p on p.order_id = o.id`);
  const charges = Map.groupBy(ledger, (charge) => charge.orderId ?? '');
  for (const order of rows) {
    const taken = charges.get(order.id) ?? [];
    charges.delete(order.id);
    const kept = taken.reduce((sum, charge) => sum + charge.amount - charge.refunded - charge.disputed, 0);
    const is = `order ${order.id} (${order.payment}, ${order.status}, ${order.state})`;
    if (taken.length > 1) wrong.push(`${is} was charged ${taken.length} times`);
    if (taken.some((charge) => charge.amount !== order.total)) wrong.push(`${is} was charged another amount`);
    if (taken.some((charge) => charge.sessionId !== order.session)) wrong.push(`${is} was paid elsewhere`);
    if (order.payment === 'Pending') wrong.push(`${is} has no end`);
    if (order.owed) wrong.push(`${is} is still owed its money`);
    // Money in = goods and delivery kept + refunds + disputes.
    const paid = taken.length > 0 || order.state === 'paid';
    const owed = paid ? order.total - order.refunded - order.disputed : 0;
    if (order.asked > order.total) wrong.push(`${is} owes more than it was paid`);
    if (kept !== owed) wrong.push(`${is}: the provider keeps ${kept} of it, the shop says ${owed}`);
    const isOver = order.disputed > 0 || order.refused;
    if (order.status === 'Cancelled' && order.payment === 'Success' && !isOver)
      wrong.push(`${is} is cancelled and kept`);
  }
  for (const [id] of charges) wrong.push(`a charge belongs to order ${id || '?'}, which is not there`);
  return wrong;
}

/**
 * Where the log of stock disagrees with the stock, in words: the changes of a product sum to what it has, each row says what there
 * was after it, and of an order what went and came back is what its reservations say is sold.
 */
export async function wrongInStockLog(db: Database): Promise<string[]> {
  const { rows } = await db.execute<{ wrong: string }>(sql`
    select 'stock ' || id || ' is ' || on_hand || ', its log sums to ' || logged as wrong from (
      select products.id, products.on_hand, coalesce(sum(change), 0) as logged
      from products left join stock_log on product_id = products.id group by products.id
    ) as summed where on_hand <> logged
    union all
    select 'row ' || id || ' of the stock log does not follow the one before' from (
      select id, on_hand - change as before, lag(on_hand, 1, 0) over (partition by product_id order by id) as was from stock_log
    ) as followed where before <> was
    union all
    select 'order ' || order_id || ' took ' || -sum(moved) || ' of ' || product_id || ', and ' || sum(sold) || ' are sold' from (
      select order_id, product_id, change as moved, 0 as sold from stock_log where order_id is not null
      union all
      select order_id, product_id, 0, quantity from reservations where state = 'sold'
    ) as orders group by order_id, product_id having sum(moved) + sum(sold) <> 0`);
  return rows.map(({ wrong }) => wrong);
}

/** In words, where the tally is not what its orders, refunds and disputes come to; nothing is right. */
export async function wrongInSalesTally(db: Database): Promise<string[]> {
  const { rows } = await db.execute<{ tally: string; counted: string }>(sql`
    select
      (select row(coalesce(sum(orders), 0), coalesce(sum(cancelled), 0), coalesce(sum(delivered), 0),
        coalesce(sum(paid_pence), 0), coalesce(sum(returned_pence), 0)) from sales_tally)::text as tally,
      (select row(count(*), count(*) filter (where order_status = 'Cancelled'), count(*) filter (where order_status = 'Delivered'),
        coalesce(sum(total_pence), 0), coalesce(sum(returned_pence(id)), 0)) from orders where paid_at is not null)::text as counted`);
  return rows.flatMap(({ tally, counted }) =>
    tally === counted ? [] : [`the sales tally says ${tally}, its orders come to ${counted}`],
  );
}
