/** Whether some text is an EAN-8, UPC, EAN-13 or GTIN-14 whose check digit is right (GS1 General Specifications 7.9). */
export function isBarcode(text: string): boolean {
  if (!/^(\d{8}|\d{12,14})$/.test(text)) return false;
  const sum = [...text].reverse().reduce((sum, digit, at) => sum + Number(digit) * (at % 2 === 0 ? 1 : 3), 0);
  return sum % 10 === 0;
}

/**
 * Whether a barcode is one of the world's, by which search engines know a product: not of a range that GS1 leaves for use within a
 * company (02, 04 and 2 of an EAN-13).
 */
export const isGtin = (text: string): boolean =>
  isBarcode(text) && !/^.(02|04|2)/.test(text.padStart(14, '0'));
