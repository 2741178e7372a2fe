/** Importing products from CSV. */

import { counted } from '../counted.ts';

/** A stock that a file changes and that moved since its export: `was` on sale before the import, `is` after it. */
interface MovedStock {
  atExport: number;
  inFile: number;
  was: number;
  is: number;
}

function stockMoved({ atExport, inFile, was }: MovedStock): string {
  const gone = atExport - was;
  const since = gone > 0 ? `${counted(gone)} sold or taken off since` : `${counted(-gone)} added since`;
  return `Stock ${counted(atExport)} → ${counted(inFile)} in the file, ${since}`;
}

const countsOfChanges = (added: number, changed: number) =>
  `${added === 1 ? '1 new product' : `${counted(added)} new products`}, ${changed === 1 ? '1 changed product' : `${counted(changed)} changed products`}`;

export const imports = {
  title: 'Import products',
  file: 'File',
  lead: 'Choose a CSV file. It is checked first: you’ll see what would change, and nothing does until you press Import. If one row is wrong, none of the file is imported. Product exports from Shopify and WooCommerce and suppliers’ price lists are read as they are.',
  template: 'Download a template',
  choose: 'Choose a CSV file',
  drop: 'Choose a CSV file, or drop it here',
  another: 'Choose or drop another, or the same once it is corrected',
  tooLarge: 'This file is larger than 8 MB. Split it in two.',
  emptyFile: 'This file is empty.',
  oneFile: 'These are several files. Drop one at a time.',
  notCsv: (name: string) => `${name} is not a CSV file. In a spreadsheet, save it as ‘CSV UTF-8’.`,
  /** Pictures that are brought beside a list. */
  beside: {
    drop: 'Choose a CSV file, or drop it here, with its pictures or a zip of them',
    limits:
      'One list at a time, up to 8 MB and 20,000 products. Beside it or in a zip: up to 2,000 pictures of 8 MB.',
    chosen: (list: string, pictures: number) =>
      pictures === 0 ? list : `${list} and ${pictures === 1 ? '1 picture' : `${counted(pictures)} pictures`}`,
    noList: 'There is no CSV file among these. Choose it with the pictures that it names.',
    oneList: (lists: readonly string[]) =>
      `These are several lists: ${lists.slice(0, 5).join(', ')}${lists.length > 5 ? '...' : ''}. Choose one at a time.`,
    notZip: (name: string) => `${name} can’t be opened: it isn’t a zip, it is damaged, or it has a password.`,
    tooMany: (files: number) => `That is more than ${counted(files)} files. Upload them in several goes.`,
    tooMuch: 'That is more than 1 GB. Upload it in several goes.',
    unreadable: (name: string) => `${name} can’t be unpacked: it is damaged, or holds more than it says.`,
    matching: 'Looking for the pictures that the rows name...',
    progress: (done: number, all: number) => `${counted(done)} of ${counted(all)} pictures`,
    cancel: 'Cancel',
    stopped:
      'The upload was stopped, and nothing is imported. Pictures that are already here won’t be sent again.',
    wrong: (cells: number) => (cells === 1 ? '1 picture is wrong' : `${counted(cells)} pictures are wrong`),
    wrongText:
      'Nothing was imported. Choose the missing pictures, which are added to these, or correct the file and choose it again.',
    missing: (name: string) => `There is no picture called ‘${name}’ among the files, or in the shop.`,
    several: (name: string, paths: readonly string[]) =>
      `Several files are called ‘${name}’: ${paths.slice(0, 5).join(', ')}. Keep one, or write its folder into the cell.`,
    tooLarge: (name: string) => `‘${name}’ is larger than 8 MB.`,
    refused: (name: string, why: string) => `‘${name}’: ${why}`,
    unused: (files: number) =>
      files === 1
        ? 'No row names this file, so it is left out'
        : `No row names these ${counted(files)} files, so they are left out`,
  },
  sending: (percent: number) => `Sending the file: ${percent}%`,
  waiting: 'Waiting for its turn...',
  checking: 'Checking every row...',
  writing: (done: number, rows: number) => `Importing: ${counted(done)} of ${counted(rows)}`,
  failed: 'The file was not imported',
  unknown: 'Unknown Error',
  again: 'Try again',
  right: 'Every row is right',
  counts: (added: number, changed: number, unchanged: number) =>
    `${countsOfChanges(added, changed)}, ${counted(unchanged)} unchanged.`,
  countsOfChanges,
  nothing: 'The shop already has everything in this file',
  nothingText: (rows: number) =>
    `${rows === 1 ? 'Its 1 product is' : `All ${counted(rows)} products are`} unchanged. There is nothing to import.`,
  changes: 'What would change',
  changed: 'What changed',
  product: 'Product',
  was: 'In the shop',
  is: 'After the import',
  becomes: 'In the shop now',
  before: 'Before',
  none: 'nothing',
  stockWillBe: (stock: MovedStock) => `${stockMoved(stock)}: will be ${counted(stock.is)}`,
  stockBecame: (stock: MovedStock) => `${stockMoved(stock)}: became ${counted(stock.is)}`,
  onlyFirstCells: (shown: number, cells: number) =>
    `These are the first ${counted(shown)} of ${counted(cells)}.`,
  proposals: {
    title: (facts: number) =>
      facts === 1 ? '1 fact read from titles and tags' : `${counted(facts)} facts read from titles and tags`,
    lead: 'Shoppers filter by facts like these. Look through them: they are imported only if you say so.',
    taken: 'These will be imported: the new products will state them.',
    take: 'Import these facts',
    leave: 'Leave them out',
    fact: 'Fact',
    value: 'Value',
  },
  pictures: {
    title: 'Pictures from addresses',
    toFetch: (pictures: number) =>
      pictures === 1
        ? '1 picture is fetched from its address after the import.'
        : `${counted(pictures)} pictures are fetched from their addresses after the import.`,
    progress: (fetched: number, all: number, failed: number) =>
      `${counted(fetched)} of ${counted(all)} pictures fetched${failed > 0 ? `, ${counted(failed)} failed` : ''}`,
    goOn: 'This goes on if you leave the page.',
    failed: (failed: number) =>
      failed === 1 ? '1 picture could not be fetched' : `${counted(failed)} pictures could not be fetched`,
    address: 'Address',
    why: 'Why',
    retry: 'Try the failed ones again',
    retrying: 'Trying again...',
    failures: {
      'not an address': 'It leads to something that isn’t a web address',
      'not public': 'This address is not on the public internet',
      'no such host': 'There is no such host',
      'no answer': 'It does not answer, or not securely',
      'not found': 'There is no such picture (404)',
      refused: 'The host refused to give it',
      'too many redirects': 'It redirects more than three times',
      'too slow': 'It took longer than 20 seconds',
      'too large': 'It is larger than 8 MB or 40 megapixels',
      'not a picture': 'It isn’t a JPEG, PNG, WebP or AVIF picture',
    },
  },
  ignored: 'Not imported',
  howRead: 'How the file was read',
  placeIn: (products: number) =>
    products === 1 ? 'Category of this product' : `Category of these ${counted(products)} products`,
  checkAgain: 'Check again',
  foreign: (shop: string) => `An export of ${shop}`,
  submit: (products: number) =>
    products === 1 ? 'Import 1 product' : `Import ${counted(products)} products`,
  submitPictures: 'Fetch the pictures',
  done: 'Imported',
  see: 'See the products',
  more: 'Import another file',
  refused: (wrong: number) => (wrong === 1 ? '1 thing is wrong' : `${counted(wrong)} things are wrong`),
  refusedText: (rows: number) =>
    `Nothing was imported${rows > 0 ? ` of ${rows === 1 ? '1 row' : `${counted(rows)} rows`}` : ''}. Correct the file and choose it again.`,
  errors: 'What is wrong',
  line: 'Line',
  field: 'Column',
  problem: 'What is wrong',
  onlyFirst: (shown: number, wrong: number) => `These are the first ${counted(shown)} of ${counted(wrong)}.`,
  columns: 'Columns',
  columnsText:
    'The first line names the columns, in any order. Export CSV on the products page makes a file with all of them; change it, import it again, and only your changes count. A file may have fewer: whatever is in a column you leave out stays as it is. New products need title and price. A supplier’s price list may call them what it likes, such as ‘Product’ and ‘RRP’: you’ll see how each was read.',
  column: 'Column',
  meaning: 'Meaning',
  explained: [
    ['id', 'The id of the product to change. Empty: the one with this sku, or else a new product.'],
    [
      'sku',
      'Your own code for the product: letters, digits, dots, hyphens and slashes, 40 at most, and never the same for two products. Without an id, the row is about the product with this SKU, or a new one if there is none. With an id, it becomes that product’s SKU.',
    ],
    [
      'title',
      'At least 5 characters, up to 150. A new product without a SKU needs one that no product has; capitals, spaces and punctuation make no difference.',
    ],
    [
      'slug',
      'The end of the address of its page: lower-case letters, digits and single hyphens, 80 at most. Empty: as it is, and a new product’s is made from its title.',
    ],
    [
      'old address',
      'Where it was in another shop: an address or its path, with a space or | between several. Anybody who follows it is led to the product. An export has no such column.',
    ],
    [
      'catagory',
      'bbs, gas, magazines, batteries, attire or attachments. A new product without one is placed by its title; if that doesn’t help either, you choose one.',
    ],
    [
      'description',
      'At least 10 characters, up to 5,000. Without this column, a new product’s title is its description too.',
    ],
    [
      'price',
      'Pounds with VAT, such as 12.99, 12.5, 12 or £1,234.50. Decimal commas are understood where the whole column has them.',
    ],
    [
      'quantity',
      "Units that can be sold. In an exported file what you add or take away counts, whatever was sold in the meantime. In a file without ‘quantity at export’: how many there are from now on. +5 or -3: that many more or fewer than there are now, and never fewer than checkouts hold. A spreadsheet drops a + in front, unless you type '+5. Without this column, a new product has none.",
    ],
    [
      'status',
      '1 or Active, 0 or Deactive. Empty: as it is, and a new product is Active. One without a picture comes deactivated, whatever it says.',
    ],
    [
      'barcode',
      'An EAN, UPC or GTIN of 8, 12, 13 or 14 digits. An export writes an apostrophe before one that a spreadsheet would shorten: leave it there.',
    ],
    ['cost', 'What one unit costs you, in pounds without VAT. Only staff see it.'],
    ['weight', 'What one unit weighs packed, in whole grams.'],
    [
      'shelf',
      'Where it is kept in the warehouse, up to 20 characters, for the pick list. Only staff see it.',
    ],
    ['adult', '1 if it is sold to people of 18 and over only, 0 if to anybody.'],
    [
      'imitation',
      '1 if it is a realistic imitation firearm, which can be bought only on a recorded defence; otherwise 0.',
    ],
    ['tax', 'VAT in percent. Empty: as it is, and 20 for a new product.'],
    ['feature1 to feature5', 'Up to 200 characters each, or empty.'],
    [
      'quantity1 to quantity3',
      'The number of units from which a discount applies: 2 to 10, rising. Empty or 0: none.',
    ],
    ['discount1 to discount3', 'How much off in percent: 5 to 50 in steps of 5, rising. Empty or 0: none.'],
    [
      'img1 to img5',
      'Addresses of pictures (https://...), which are fetched after the import and kept as the shop’s own, names of pictures that you choose together with the file, loose or in a zip (capitals and folders make no difference), or names of pictures that are in the shop already, as an export has them. A new product with addresses goes on sale with its first picture where its status is 1. Empty: a product keeps its pictures, and a new one comes deactivated, until you add some on its page.',
    ],
    [
      'revision',
      'Written by the export: leave it as it is. A product that staff changed since, in more than its stock, is refused, so that nobody’s work is undone. A file made by hand has no such column: its cells count as they are.',
    ],
    ['quantity at export', 'Written by the export: leave it as it is. The quantity is compared with it.'],
  ],
  attributes: 'Columns of attributes',
  attributesText:
    'Facts go in columns named by these keys, or by the names beside them. An empty cell removes the fact; a cell for a fact that the category doesn’t have is ignored.',
  noAttributes: 'The attributes could not be read. Load the page again to see their columns.',
  kinds: {
    number: (unit: string) => (unit ? `A number, in ${unit}` : 'A number'),
    choice: (choices: readonly string[]) => `One of: ${choices.join(', ')}`,
    choices: (choices: readonly string[]) => `One or several, with | between them: ${choices.join(', ')}`,
    'yes-no': 'yes or no',
    text: 'Up to 80 characters',
  },
  forCategories: (categories: string) => `For ${categories}`,
  undo: {
    last: 'Last import',
    /** Follows a time. */
    by: (staff: string) => `by ${staff}`,
    button: 'Undo this import',
    busy: 'Undoing...',
    title: 'Undo this import?',
    question:
      'What it changed goes back to what it was, and what it added is removed, or taken off sale if an order, a review or a code names it. What was sold stays sold. If a product has been edited since, nothing is undone.',
    yes: 'Undo the import',
    no: 'Keep it',
    done: 'This import is undone.',
    failed: 'Nothing is undone',
  },
  example: {
    title: 'Example BBs 0.25 g, 2000',
    description: 'Replace this with what it is, what it fits and what is in the box.',
    features: ['0.25 g', 'Seamless'],
    sku: 'BB-025-2000',
    barcode: '0501234567890',
    shelf: 'A3-12',
  },
} as const;
