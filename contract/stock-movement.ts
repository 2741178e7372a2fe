import type { WireMovement } from './stock-log.ts';

/** Units of a product that came or went; on the wire its title is spelt as products' are. */
export type Movement = Omit<WireMovement, 'tittle'> & { title: string };

export const encodeMovement = ({ title, ...rest }: Movement): WireMovement => ({ ...rest, tittle: title });
export const decodeMovement = ({ tittle, ...rest }: WireMovement): Movement => ({ ...rest, title: tittle });
