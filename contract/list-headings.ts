/**
 * What suppliers write above the columns of their lists, in lower case, by the column that each is taken for; of one column, those
 * that tell most first. What a spelling adds to them ('(£)', 'GBP', a colon) is taken away before.
 */
const guesses: readonly (readonly [column: string, headings: readonly string[]])[] = [
  ['title', ['name', 'product name', 'item name', 'product', 'item', 'product title', 'item description']],
  [
    'sku',
    [
      ...['code', 'product code', 'item code', 'stock code', 'part no', 'part number', 'part', 'item no'],
      ...['item number', 'article no', 'article number', 'product no', 'mpn', 'model no', 'ref', 'reference'],
    ],
  ],
  ['price', ['rrp', 'srp', 'msrp', 'retail price', 'retail', 'selling price', 'price each']],
  [
    'cost',
    [
      ...['trade price', 'trade', 'net price', 'nett price', 'wholesale price', 'wholesale', 'dealer price'],
      ...['your price', 'buy price', 'unit cost'],
    ],
  ],
  [
    'quantity',
    [
      'qty',
      'in stock',
      'stock level',
      'stock qty',
      'available',
      'free stock',
      'on hand',
      'quantity in stock',
    ],
  ],
  ['barcode', ['ean', 'ean13', 'ean-13', 'ean code', 'bar code', 'ean/upc', 'gtin', 'upc']],
  ['weight', ['grams', 'weight g', 'weight in grams']],
  ['catagory', ['product group', 'group', 'product type', 'type', 'department', 'section']],
  [
    'description',
    ['long description', 'full description', 'product description', 'web description', 'details'],
  ],
  ['img1', ['image', 'picture', 'photo', 'main image', 'image url', 'picture url', 'image link']],
  ...[1, 2, 3, 4, 5].map(
    (n) => [`img${n}`, [`image ${n}`, `image${n}`, `picture ${n}`, `image url ${n}`, `photo ${n}`]] as const,
  ),
];

const ranked = new Map(
  guesses.flatMap(([column, headings]) => headings.map((heading, rank) => [heading, { column, rank }])),
);

export interface GuessedColumn {
  column: string;
  /** The lower, the more its heading tells. */
  rank: number;
}

/**
 * The column that a heading of somebody else's list most likely means; undefined where it may mean anything. Prices are with VAT and
 * costs without: a heading that says otherwise is none of them.
 */
export function guessColumn(heading: string): GuessedColumn | undefined {
  const name = heading
    .toLowerCase()
    .replace(/[.:*]|\(?(£|\bgbp\b)\)?/g, ' ')
    .replace(/#/g, ' no ')
    .replace(/\s+/g, ' ')
    .trim();
  const [, plain = name, vat] = /^(.*?)[\s(]*\b(inc|incl|ex|excl)\b[ .]*vat\b[) ]*$/.exec(name) ?? [];
  // Of 'price' itself its spellings alone are guessed: 'Price (£)'.
  const guessed = ranked.get(plain) ?? (own.has(plain) ? { column: plain, rank: 0 } : undefined);
  if (!guessed || !vat) return guessed;
  const withVat = vat.startsWith('inc');
  return guessed.column === (withVat ? 'price' : 'cost') ? guessed : undefined;
}

const own: ReadonlySet<string> = new Set(['title', 'description', 'price', 'cost', 'quantity', 'sku']);
