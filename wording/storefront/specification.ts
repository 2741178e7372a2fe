export const specification = {
  title: 'Specification',
  type: 'Type',
  yes: 'Yes',
  no: 'No',
  /** Between several choices: 'M4, AK'. */
  and: ', ',
  weight: 'Weight packed',
  sku: 'SKU',
  barcode: 'Barcode',
} as const;
