import { sql } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import type { Shop } from '#shop/shop.ts';

/**
 * Adds many orders of made-up shoppers over the last two years, for measuring: one to three lines each. Those of the last ten
 * days are on their way, as in a shop that is at work; the others are over. Made by the database itself, all or none. Indexes
 * are taken away and made again behind them, which is several times as fast: a shop that is open waits meanwhile.
 */
export async function seedOrders({ db }: Pick<Shop, 'db'>, count: number): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`select set_config(name, value, true)
      from (values ('work_mem', '256MB'), ('maintenance_work_mem', '512MB')) settings (name, value)`);
    const indexes = await takeIndexes(tx);
    await addOrders(tx, count);
    for (const { definition } of indexes) await tx.execute(sql.raw(definition));
  });
  for (const table of [...grown, 'users']) await db.execute(sql.raw(`vacuum analyze ${table}`));
}

/** What orders are written into. */
const grown = ['orders', 'order_words', 'order_lines', 'payments', 'refunds'];

/** Drops the indexes that hold up no constraint, and says how they were made. */
async function takeIndexes(tx: Database): Promise<{ definition: string }[]> {
  const { rows } = await tx.execute<{ name: string; definition: string }>(sql`
    select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition from pg_index
    where indrelid = any(${sql.param(grown)}::regclass[]) and indexrelid not in (select conindid from pg_constraint)`);
  for (const { name } of rows) await tx.execute(sql.raw(`drop index ${name}`));
  return rows;
}

async function addOrders(tx: Database, count: number): Promise<void> {
  const shoppers = Math.max(1, Math.ceil(count / 20));
  await tx.execute(sql`
    insert into users (email, name, password_hash, created_at)
    select 'shopper' || n || '@measure.example', 'Shopper ' || n, 'none', now() - n * interval '7 minutes'
    from generate_series(1, ${shoppers}::int) n on conflict do nothing`);
  await tx.execute(sql`
      create temporary table made on commit drop as
      select n, substr(md5('order' || n || random()), 1, 16) as id, now() - n * (interval '2 years' / ${count}::int) as at,
        (case when n * (interval '2 years' / ${count}::int) < interval '10 days'
          then (array['Pending','Confirmed','Shipped','Out Of Delivery','Delivered'])[1 + n % 5]
          else (array['Delivered','Delivered','Delivered','Delivered','Delivered','Delivered','Delivered','Delivered','Cancelled','Refunded'])[1 + n % 10]
        end)::order_status as status,
        1 + n % 3 as lines
      from generate_series(1, ${count}::int) n`);
  await tx.execute(sql`
      create temporary table goods on commit drop as
      select id, title, category, coalesce(images[1], '') as image, price_pence, row_number() over (order by id) - 1 as place
      from products where active order by id limit 1000`);
  await tx.execute(sql`
      create temporary table sold on commit drop as
      select made.id as order_id, line as position, goods.*
      from made cross join lateral generate_series(1, made.lines) line
      join goods on goods.place = (made.n * 31 + line * 7) % (select count(*) from goods)`);
  await tx.execute(sql`
      insert into orders (id, user_id, email, user_name, delivery_name, delivery_phone, delivery_address, delivery_city,
        delivery_pin_code, order_status, payment_status, subtotal_pence, discount_pence, shipping_pence, total_pence, basket,
        titles, receipt_number, paid_at, dispatched_at, delivered_at, created_at)
      select made.id, users.id, users.email, users.name, users.name, '07' || lpad((made.n::bigint * 7919 % 1000000000)::text, 9, '0'),
        '1 Measure Street', 'Measureham', 'ME' || 1 + made.n % 20 || ' ' || made.n % 10 || chr(65 + made.n % 26) || chr(65 + made.n / 26 % 26),
        made.status, (case when made.status in ('Cancelled', 'Refunded') then 'Refunded' else 'Success' end)::payment_status,
        sums.pence, 0, case when sums.pence < 2500 then 299 else 0 end,
        sums.pence + case when sums.pence < 2500 then 299 else 0 end, '', sums.titles, nextval('receipt_numbers'), made.at,
        case when made.status in ('Shipped', 'Out Of Delivery', 'Delivered', 'Refunded') then made.at + interval '1 day' end,
        case when made.status = 'Delivered' then made.at + interval '3 days' end, made.at
      from made
      join (select order_id, sum(price_pence) as pence, string_agg(title, ', ' order by position) as titles from sold group by 1) sums on sums.order_id = made.id
      join users on users.email = 'shopper' || (1 + made.n % ${shoppers}::int) || '@measure.example'`);
  await tx.execute(sql`
      insert into order_lines (order_id, position, product_id, title, category, image, unit_pence, quantity, percent, total_pence)
      select order_id, position, id, title, category, image, price_pence, 1, 0, price_pence from sold`);
  await tx.execute(sql`
      insert into payments (order_id, provider, state, session_id, payment_intent, amount_pence, expires_at, created_at)
      select made.id, 'stripe', 'paid', 'cs_measure_' || made.id, 'pi_measure_' || made.id, orders.total_pence, made.at, made.at
      from made join orders on orders.id = made.id`);
  await tx.execute(sql`
      insert into refunds (order_id, key, contents, reason, goods_pence, delivery_pence, goodwill_pence, amount_pence, state, provider_refund,
        by, created_at, mailed_at, done_at)
      select made.id, 'measure', '', case made.status when 'Cancelled' then 'cancelled' else 'returned' end, subtotal_pence, shipping_pence, 0,
        total_pence, 'done', 're_measure_' || made.id, 'staff', made.at, made.at, made.at
      from made join orders on orders.id = made.id where made.status in ('Cancelled', 'Refunded')`);
}
