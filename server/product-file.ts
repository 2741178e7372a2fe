import { parse } from 'csv-parse/sync';
import { submitProduct } from '#contract/dashboard.ts';
import { fromText } from '#contract/formula.ts';
import { toPence } from '#contract/money.ts';
import {
  type Import,
  type ImportedProduct,
  knownPictures,
  knownProducts,
  noteImport,
  readImport,
  writeImport,
} from '#shop/catalogue/import.ts';
import type { Shop } from '#shop/shop.ts';
import { answers } from '#wording/answers.ts';
import { rules } from '#wording/rules.ts';
import { filled, tiersFrom } from './product-fields.ts';

type Wrong = Import['errors'][number];

const errorsShown = 200;
const rowsAtMost = 20_000;

/**
 * Does the work of an import: reads the file, checks every row by the same rules as the form, and unless it is a dry run or
 * a row is wrong, writes all of it. Run twice, it does nothing the second time.
 */
export async function takeImport(shop: Shop, id: string): Promise<void> {
  const file = await readImport(shop, id);
  if (!file || file.state === 'done' || file.state === 'refused') return;
  const { records, wrong } = read(file.csv);
  await noteImport(shop, id, { state: 'checking', rows: records.length });
  const { rows, errors } = await check(shop, records);
  const all = [...wrong, ...errors];
  const found = {
    wrong: all.length,
    errors: all.slice(0, errorsShown),
    added: rows.filter((row) => row.id === '').length,
    changed: rows.filter((row) => row.id !== '').length,
    done: records.length,
  };
  if (all.length > 0) await noteImport(shop, id, { ...found, state: 'refused', csv: '' });
  else if (file.dryRun) await noteImport(shop, id, { ...found, state: 'done', csv: '' });
  else {
    await noteImport(shop, id, { ...found, state: 'writing', done: 0 });
    await writeImport(shop, file, rows);
  }
}

/** A row with its line in the file. */
interface Read {
  line: number;
  fields: Record<string, string>;
}

function read(csv: string): { records: Read[]; wrong: Wrong[] } {
  const whole = (message: string) => ({ records: [], wrong: [{ line: 1, field: 'file', message }] });
  try {
    const found: { record: Record<string, string>; info: { lines: number } }[] = parse(csv, {
      bom: true,
      cast: fromText,
      columns: (heads: string[]) =>
        heads.map((head) => names[head.trim().toLowerCase()] ?? head.trim().toLowerCase()),
      info: true,
      skip_empty_lines: true,
      trim: true,
      relax_column_count_less: true,
    });
    if (found.length === 0) return whole(answers.imports.empty);
    if (found.length > rowsAtMost) return whole(answers.imports.tooMany(rowsAtMost));
    return { records: found.map(({ record, info }) => ({ line: info.lines, fields: record })), wrong: [] };
  } catch (error) {
    return whole(answers.imports.unreadable((error as Error).message));
  }
}

const pictureFields = ['img1', 'img2', 'img3', 'img4', 'img5'];

/** Other words for a column that people write above it. */
const names: Record<string, string> = {
  tittle: 'title',
  category: 'catagory',
  stock: 'quantity',
  desc: 'description',
};

async function check(shop: Shop, records: Read[]): Promise<{ rows: ImportedProduct[]; errors: Wrong[] }> {
  const known = await knownProducts(
    shop,
    records.flatMap(({ fields }) => fields.id || []),
  );
  const pictures = await knownPictures(
    shop,
    records.flatMap(({ fields }) => filled(...pictureFields.map((name) => fields[name] ?? ''))),
  );
  const rows: ImportedProduct[] = [];
  const errors: Wrong[] = [];
  const seen = new Set<string>();
  for (const { line, fields } of records) {
    const id = fields.id ?? '';
    const problem = (field: string, message: string) => errors.push({ line, field, message });
    if (id && !known.has(id)) problem('id', answers.imports.unknownId);
    if (id && seen.has(id)) problem('id', answers.imports.twice);
    seen.add(id);
    for (const name of pictureFields) {
      if (fields[name] && !pictures.has(fields[name])) problem(name, answers.staff.unknownPicture);
    }
    // A picture is asked of what goes on sale anew; what is there already keeps its own.
    const needsPicture = !id && fields.status !== '0';
    const checked = submitProduct.body.safeParse({
      ...fields,
      status: fields.status || undefined,
      tax: fields.tax || undefined,
      img1: fields.img1 || (needsPicture ? '' : 'none'),
    });
    if (!checked.success) {
      for (const issue of checked.error.issues)
        problem(String(issue.path[0] ?? ''), issue.message || rules.text);
      continue;
    }
    const row = checked.data;
    rows.push({
      id,
      title: row.title,
      category: row.catagory,
      description: row.description,
      pricePence: toPence(row.price),
      taxPercent: row.tax,
      active: row.status === 1,
      available: row.quantity,
      features: filled(row.feature1, row.feature2, row.feature3, row.feature4, row.feature5),
      tiers: tiersFrom(
        [row.quantity1, row.discount1],
        [row.quantity2, row.discount2],
        [row.quantity3, row.discount3],
      ),
      images: filled(fields.img1 ?? '', row.img2, row.img3, row.img4, row.img5),
    });
  }
  return { rows, errors };
}
