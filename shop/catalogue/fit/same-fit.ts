import type { Category } from '#database/enums.ts';
import type { AttributeValues } from '../attributes/attribute.ts';
import type { FitFacts } from './rules.ts';

interface Decisive {
  /** What kind of thing it is: the others depend on it. */
  kind?: string;
  /** Without these nothing can be said to take its place. */
  needed: string[];
  /** The same of those of a kind. */
  neededOf?: Record<string, string[]>;
  /** Where one of the two states it, both must, and alike. */
  same: string[];
}

/** The facts that decide whether a product can take the place of another of its category: whoever bought the one could use the other. */
const decisive: Record<Category, Decisive> = {
  // A site asks for biodegradable ones, a barrel for the diameter.
  bbs: { needed: ['bb-weight'], same: ['biodegradable', 'tracer', 'bb-diameter'] },
  gas: { kind: 'gas-kind', needed: ['gas-kind'], same: ['power'] },
  magazines: {
    kind: 'feed',
    needed: ['pattern', 'power'],
    neededOf: { Speedloader: ['feed'] },
    same: ['feed', 'made-for'],
  },
  batteries: {
    kind: 'battery-kind',
    needed: ['battery-kind'],
    neededOf: {
      Battery: ['battery-kind', 'voltage', 'connector'],
      'Disposable cell': ['battery-kind', 'cell'],
      'Adapter lead': ['battery-kind', 'connector', 'adapts-to'],
    },
    same: ['voltage', 'connector', 'adapts-to', 'chemistry', 'shape', 'cell'],
  },
  attire: {
    kind: 'attire-kind',
    needed: ['attire-kind', 'size'],
    neededOf: { Pouch: ['attire-kind'], 'Dead rag': ['attire-kind'] },
    same: ['size', 'pattern', 'eye-rating', 'molle'],
  },
  attachments: {
    kind: 'attachment-kind',
    needed: ['attachment-kind', 'rail'],
    neededOf: {
      'Mock suppressor': ['attachment-kind', 'thread'],
      'Flash hider': ['attachment-kind', 'thread'],
      'Tracer unit': ['attachment-kind', 'thread'],
      Sling: ['attachment-kind'],
      'Battery box': ['attachment-kind'],
    },
    same: ['rail', 'thread', 'magnification'],
  },
};

/** The attribute that says what kind of thing a product of a category is; undefined where all are one kind. */
export const kindOf = (category: Category): string | undefined => decisive[category].kind;

/** What takes a product's place must state the one (of several values all, and more if it likes) and none of the other. */
export interface SameFit {
  facts: AttributeValues;
  absent: string[];
}

/** Undefined where the product states too little: nothing is proposed then, rather than something wrong. */
export function sameFitOf({ category, attributes }: FitFacts): SameFit | undefined {
  const { kind, needed, neededOf = {}, same } = decisive[category];
  const must = (kind && neededOf[String(attributes[kind])]) || needed;
  if (must.some((key) => attributes[key] === undefined)) return undefined;
  const keys = [...new Set([...must, ...same])];
  const facts = keys.flatMap((key) =>
    attributes[key] === undefined ? [] : [[key, attributes[key]] as const],
  );
  return { facts: Object.fromEntries(facts), absent: keys.filter((key) => attributes[key] === undefined) };
}
