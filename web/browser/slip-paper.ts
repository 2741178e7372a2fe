import { storageItem } from './storage.ts';

/** What packing slips are printed on: a sheet, or the label of 10 x 15 cm that label printers take. */
export const slipPapers = ['a4', 'label'] as const;
export type SlipPaper = (typeof slipPapers)[number];

const paper = storageItem<SlipPaper>('slipPaper', 'a4', (found) => (found === 'label' ? found : 'a4'));

export const useSlipPaper = paper.use;
export const chooseSlipPaper = paper.write;
