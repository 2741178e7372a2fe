import type pg from 'pg';

export interface Table {
  /** With its schema: `public.orders`. */
  name: string;
  /** Those that are written; what the database works out itself is left out. */
  columns: string[];
}

/** Of the job queue, what waits and how; its own statistics are not the shop's. */
const jobTables = ['queue', 'schedule', 'subscription', 'job', 'job_dependency'];

const ours = `
  relkind in ('r', 'p') and not relispartition and (
    nspname in ('public', 'drizzle') and not exists (
      select from pg_depend where objid = pg_class.oid and classid = 'pg_class'::regclass and deptype = 'e')
    or nspname = 'pgboss' and relname = any($1))`;

/** The shop's tables in the order of what refers to what: each stands after those that its rows need. */
export async function listTables(client: pg.Client): Promise<Table[]> {
  const found = await client.query<Table>(
    `select nspname || '.' || relname as name, (
       select coalesce(json_agg(attname order by attnum), '[]') from pg_attribute
       where attrelid = pg_class.oid and attnum > 0 and not attisdropped and attgenerated = '') as columns
     from pg_class join pg_namespace on pg_namespace.oid = relnamespace where ${ours} order by 1`,
    [jobTables],
  );
  const links = await client.query<{ table: string; needs: string }>(
    `select distinct own.nspname || '.' || t.relname as table, other.nspname || '.' || n.relname as needs
     from pg_constraint join pg_class t on t.oid = conrelid join pg_namespace own on own.oid = t.relnamespace
       join pg_class n on n.oid = confrelid join pg_namespace other on other.oid = n.relnamespace
     where contype = 'f' and conrelid <> confrelid`,
  );
  const sorted: Table[] = [];
  let left = found.rows;
  while (left.length > 0) {
    const waits = ({ name }: Table) =>
      links.rows.some((link) => link.table === name && left.some((other) => other.name === link.needs));
    const ready = left.filter((table) => !waits(table));
    if (ready.length === 0) throw new Error('the tables refer to each other in a circle');
    sorted.push(...ready);
    left = left.filter(waits);
  }
  return sorted;
}

/** Each row as one line of JSON, to the letter as the database writes it. */
const rowsOf = ({ name, columns }: Table): string =>
  `select row_to_json(r)::text as line from (select ${columns.map(quoted).join(', ')} from ${quotedName(name)}) r`;

/** The rows of a table, some at a time: many small ones or few large ones, never much in memory. */
export async function* readRows(client: pg.Client, table: Table): AsyncGenerator<string[]> {
  await client.query(`declare saved no scroll cursor for ${rowsOf(table)}`);
  let many = 16;
  for (;;) {
    const { rows } = await client.query<{ line: string }>(`fetch ${many} from saved`);
    if (rows.length === 0) break;
    yield rows.map((row) => row.line);
    const length = rows.reduce((sum, row) => sum + row.line.length, 0);
    if (length < 256 * 1024) many = Math.min(many * 2, 4096);
    else if (length > 1024 * 1024) many = Math.max(1, Math.floor(many / 4));
  }
  await client.query('close saved');
}

/** Puts rows back that `readRows` gave. */
export async function writeRows(client: pg.Client, table: Table, lines: string[]): Promise<void> {
  const columns = table.columns.map(quoted).join(', ');
  const name = quotedName(table.name);
  await client.query(
    `insert into ${name} (${columns}) overriding system value
     select ${columns} from json_populate_recordset(null::${name}, $1::json)`,
    [`[${lines.join(',')}]`],
  );
}

/** `digestOf` all rows of a table, worked out by the database from what it holds. */
export async function digestInDatabase(
  client: pg.Client,
  table: Table,
): Promise<{ rows: number; digest: string }> {
  const { rows } = await client.query<{ rows: number; digest: string }>(
    `select count(*)::int as rows,
       coalesce(sum(('x' || left(md5(line), 16))::bit(64)::bigint::numeric), 0)::text as digest
     from (${rowsOf(table)}) lines`,
  );
  return rows[0] ?? { rows: 0, digest: '0' };
}

export interface Sequence {
  name: string;
  value: string;
  called: boolean;
}

/** Where each sequence stands. They know no transactions: asked after the rows were read, none is behind them. */
export async function readSequences(client: pg.Client): Promise<Sequence[]> {
  const { rows } = await client.query<{ name: string }>(
    `select schemaname || '.' || sequencename as name from pg_sequences
     where schemaname in ('public', 'drizzle') order by 1`,
  );
  const sequences: Sequence[] = [];
  for (const { name } of rows) {
    const found = await client.query<{ value: string; called: boolean }>(
      `select last_value::text as value, is_called as called from ${quotedName(name)}`,
    );
    if (found.rows[0]) sequences.push({ name, ...found.rows[0] });
  }
  return sequences;
}

/** The same text for the same row, in every session. */
export const plainSettings = `set timezone = 'UTC'; set datestyle = 'ISO, MDY'; set intervalstyle = 'postgres';
  set extra_float_digits = 1; set statement_timeout = 0; set idle_in_transaction_session_timeout = 0;
  set lock_timeout = 0; set search_path = public`;

export const quotedName = (name: string): string => name.split('.').map(quoted).join('.');
const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;
