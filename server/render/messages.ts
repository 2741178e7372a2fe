import type { Settings } from '#shop/shop.ts';
import type { RenderedPage } from './render-page.ts';

/** What the thread is started with. */
export interface ThreadPlace {
  settings: Settings;
}

/** A statement's answer as PostgreSQL writes it: who asked reads the texts. */
export interface TextRows {
  fields: { name: string; dataTypeID: number }[];
  rows: (string | null)[][];
}

/** An error between threads keeps its name, message, stack and causes, and not its code. */
interface Failed {
  error: unknown;
  code?: string | undefined;
}

/** `render` and `statement` are numbers that tell which one a message is about. */
export type ToThread =
  | { kind: 'render'; render: number; url: string }
  | ({ kind: 'answer'; statement: number } & (TextRows | Failed));

export type FromThread =
  | { kind: 'ready' }
  | { kind: 'statement'; render: number; statement: number; text: string; values: unknown[] }
  | {
      kind: 'log';
      render: number;
      level: 'debug' | 'info' | 'warn' | 'error';
      facts: object;
      message: string;
    }
  | { kind: 'rendered'; render: number; page: RenderedPage; versions: Map<string, number> }
  | ({ kind: 'failed'; render: number } & Failed);
