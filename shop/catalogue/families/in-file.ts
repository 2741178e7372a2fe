import { inArray } from 'drizzle-orm';
import type { Category } from '#database/enums.ts';
import { families, products } from '#database/schema.ts';
import type { Shop } from '../../shop.ts';
import type { Attribute } from '../attributes/attribute.ts';
import { maxAxes } from '../limits.ts';
import type { Product } from '../product.ts';
import { axesAmong, proposedAxes } from './axes.ts';
import { type Candidate, type FamilyProblem, familyProblem } from './family.ts';
import { commonTitle } from './title.ts';

/** What a row of a file says about the family of its product. */
export interface FamilyCell {
  /** The number of a family, or what the rows of one share; '' for none. */
  name: string;
  /** Keys of what they differ by; left out: what tells them apart. */
  axes?: string[];
  /** Of a new family; left out: what the titles of its members have in common. */
  title?: string;
  /** What becomes of its rows where they can be no family. */
  otherwise: 'refused' | 'apart';
}

/** A row of a file: its product as it is and as it becomes, the same object where nothing changes. */
export interface FamilyRow {
  line: number;
  before: Product | undefined;
  after: Candidate;
  cell: FamilyCell | undefined;
}

export type CellProblem =
  | FamilyProblem
  | { why: 'no such family' }
  /** No one or two attributes tell the rows apart. */
  | { why: 'alike' }
  | { why: 'elsewhere'; title: string };

export interface NewFamily {
  /** Below 0, until it has its own. */
  id: number;
  title: string;
  category: Category;
  axes: string[];
}

export interface FamilyPlan {
  /** Where products move to, by their lines; null: to none. */
  moves: ReadonlyMap<number, number | null>;
  added: NewFamily[];
  /** Families that are there, and that a row joins or leaves. */
  touched: number[];
  refused: { line: number; why: 'family cell' | 'family'; problem: CellProblem }[];
  /** Rows that were one thing in another shop and stay products by themselves, each group by its first. */
  apart: { line: number; title: string }[];
}

export const noFamilies: FamilyPlan = { moves: new Map(), added: [], touched: [], refused: [], apart: [] };

/** What the rows of a file make of families, all rows together, as they will be. */
export async function planFamilies(
  shop: Pick<Shop, 'db'>,
  attributes: readonly Attribute[],
  rows: readonly FamilyRow[],
): Promise<FamilyPlan> {
  const groups = [
    ...Map.groupBy(
      rows.filter(({ cell }) => cell?.name),
      ({ cell }) => cell?.name.toLowerCase(),
    ).values(),
  ];
  const numbers = groups.flatMap(([first]) => familyNumber(first?.cell) ?? []);
  const known = await readKnown(shop, [...numbers, ...rows.flatMap(({ before }) => before?.familyId ?? [])]);
  const moves = new Map<number, number | null>();
  const plan: FamilyPlan = { moves, added: [], touched: [], refused: [], apart: [] };
  const joined: { group: FamilyRow[]; familyId: number }[] = [];
  const turnAway = (group: FamilyRow[], problem: CellProblem) => {
    const [first] = group as [FamilyRow];
    if (first.cell?.otherwise === 'apart')
      plan.apart.push({ line: first.line, title: first.cell.title ?? first.after.title });
    else plan.refused.push({ line: first.line, why: 'family cell', problem });
  };
  for (const row of rows) if (row.cell?.name === '' && row.before?.familyId) moves.set(row.line, null);
  for (const group of groups) {
    const target = targetOf(group, known, attributes, -1 - plan.added.length);
    if ('why' in target) turnAway(group, target);
    else {
      if (target.id < 0) plan.added.push(target);
      joined.push({ group, familyId: target.id });
      for (const { line, before } of group) if (before?.familyId !== target.id) moves.set(line, target.id);
    }
  }
  const afterwards = (row: FamilyRow) =>
    moves.get(row.line) ?? (moves.has(row.line) ? null : row.before?.familyId);
  const first = judge({ known, added: plan.added, rows, attributes, familyOf: afterwards });
  for (const { group, familyId } of joined) {
    const found = first.find((one) => one.familyId === familyId);
    if (!found || group[0]?.cell?.otherwise !== 'apart') continue;
    for (const { line } of group) moves.delete(line);
    plan.added = plan.added.filter(({ id }) => id !== familyId);
    turnAway(group, found.problem);
  }
  for (const { row, problem } of judge({ known, added: plan.added, rows, attributes, familyOf: afterwards }))
    plan.refused.push({ line: row.line, why: moves.has(row.line) ? 'family cell' : 'family', problem });
  const before = new Map(rows.map((row) => [row.line, row.before?.familyId]));
  plan.touched = [...new Set([...moves].flatMap(([line, id]) => [id, before.get(line)]))].filter(
    (id): id is number => typeof id === 'number' && id > 0,
  );
  return plan;
}

const familyNumber = (cell: FamilyCell | undefined): number | undefined =>
  cell?.otherwise === 'refused' && /^\d{1,9}$/.test(cell.name) ? Number(cell.name) : undefined;

/** The family that a group of rows is: the one it names, the one that some of them are members of, or a new one. */
function targetOf(
  group: FamilyRow[],
  known: Known,
  attributes: readonly Attribute[],
  newId: number,
): NewFamily | CellProblem {
  const [first] = group as [FamilyRow];
  const number = familyNumber(first.cell);
  if (number !== undefined)
    return known.families.find(({ id }) => id === number) ?? { why: 'no such family' };
  const member = group.find(({ before }) => before?.familyId);
  const ofAnother = group.find(
    ({ before }) => before?.familyId && before.familyId !== member?.before?.familyId,
  );
  if (ofAnother) return { why: 'elsewhere', title: ofAnother.after.title };
  const family = known.families.find(({ id }) => id === member?.before?.familyId);
  if (family) return family;
  if (group.length < 2) return { why: 'few' };
  const members = group.map(({ after }) => after);
  const axes = first.cell?.axes ?? proposedAxes(members, axesAmong(members, [...attributes]));
  if (axes.length === 0 || axes.length > maxAxes) return { why: 'alike' };
  const title = first.cell?.title ?? commonTitle(members.map((one) => one.title));
  return { id: newId, title, category: first.after.category, axes };
}

interface Known {
  families: NewFamily[];
  members: (Candidate & { familyId: number | null })[];
}

async function readKnown({ db }: Pick<Shop, 'db'>, some: number[]): Promise<Known> {
  const ids = [...new Set(some)];
  if (ids.length === 0) return { families: [], members: [] };
  const { id, title, category, axes } = families;
  const [known, members] = await Promise.all([
    db.select({ id, title, category, axes }).from(families).where(inArray(families.id, ids)),
    db
      .select({
        id: products.id,
        title: products.title,
        category: products.category,
        attributes: products.attributes,
        familyId: products.familyId,
      })
      .from(products)
      .where(inArray(products.familyId, ids))
      // Whom a problem is told of is the same each time.
      .orderBy(products.createdAt, products.id),
  ]);
  return { families: known, members };
}

interface Judged<Row> {
  known: Known;
  added: NewFamily[];
  rows: readonly Row[];
  attributes: readonly Attribute[];
  familyOf: (row: Row) => number | null | undefined;
}

/** The families that rows change, with what stands in their way, and the row that it is about. */
function judge<Row extends Pick<FamilyRow, 'before' | 'after'>>({
  known,
  added,
  rows,
  attributes,
  familyOf,
}: Judged<Row>): { familyId: number; row: Row; problem: FamilyProblem }[] {
  const ofFile = new Set(rows.flatMap(({ before }) => before?.id ?? []));
  const joining = Map.groupBy(rows, familyOf);
  const was = Map.groupBy(rows, ({ before }) => before?.familyId);
  const staying = Map.groupBy(
    known.members.filter(({ id }) => !ofFile.has(id)),
    ({ familyId }) => familyId,
  );
  return [...known.families, ...added].flatMap((family) => {
    const moved = joining.get(family.id) ?? [];
    const concerned = [...new Set([...moved, ...(was.get(family.id) ?? [])])];
    const changed = concerned.filter(
      (row) => row.after !== row.before || familyOf(row) !== row.before.familyId,
    );
    const [first] = changed;
    if (!first) return [];
    // Those of the file last, so that what is found is about one of them.
    const members = [...(staying.get(family.id) ?? []), ...moved.map(({ after }) => after)];
    const problem = problemOf(family, members, attributes);
    if (!problem) return [];
    const about =
      'product' in problem ? moved.find(({ after }) => after.id === problem.product.id) : undefined;
    return [{ familyId: family.id, row: about ?? first, problem }];
  });
}

function problemOf(
  { category, axes, title }: NewFamily,
  members: Candidate[],
  attributes: readonly Attribute[],
): FamilyProblem | undefined {
  const strayed = members.find((one) => one.category !== category);
  if (!strayed) return familyProblem(members, axes, attributes);
  const other = members.find((one) => one.category === category);
  return { why: 'category', product: strayed, other: other ?? { ...strayed, title } };
}

/** Changes of products that would leave a family with members that can't be together; one left with too few is none. */
export async function unfitChanges<Change extends { before: Product; after: Product }>(
  shop: Pick<Shop, 'db'>,
  attributes: readonly Attribute[],
  changes: readonly Change[],
): Promise<Change[]> {
  const known = await readKnown(
    shop,
    changes.flatMap(({ before, after }) => [before.familyId ?? [], after.familyId ?? []].flat()),
  );
  const ids = new Set(known.families.map(({ id }) => id));
  const homeless = changes.filter(({ after }) => after.familyId !== null && !ids.has(after.familyId));
  const found = judge({
    known,
    added: [],
    rows: changes,
    attributes,
    familyOf: ({ after }) => after.familyId,
  });
  return [...homeless, ...found.filter(({ problem }) => problem.why !== 'few').map(({ row }) => row)];
}
