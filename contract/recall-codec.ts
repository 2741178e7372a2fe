import type { WireRecall } from './recall.ts';

/** A recall as staff see it; on the wire its product's title is spelt as products' are. */
export type Recall = Omit<WireRecall, 'tittle'> & { title: string };

export const encodeRecall = ({ title, ...rest }: Recall): WireRecall => ({ ...rest, tittle: title });
export const decodeRecall = ({ tittle, ...rest }: WireRecall): Recall => ({ ...rest, title: tittle });
