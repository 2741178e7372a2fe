import type { MetricObject } from 'prom-client';
import type { Services } from '../adapters/open.ts';
import type { Connections } from '../boot/connections.ts';
import type { MadeStaff } from '../boot/first-start.ts';

/** What the first process tells the others. */
export type ToWorker =
  | { kind: 'begin'; place: WorkerPlace }
  /** Another process has taken its place. */
  | { kind: 'retire' }
  /** Asks for its figures, under a number. */
  | { kind: 'measure'; id: number }
  /** Answers `measure all`. */
  | { kind: 'measured all'; id: number; figures: MetricObject[][] };

export interface WorkerPlace {
  /** From 1 on: which of the processes of its machine it is. Another has the same number when this one is gone. */
  number: number;
  port: number;
  publicUrl: string;
  services: Services;
  connections: Connections;
}

/** And what they tell the first. */
export type FromWorker =
  /** It answers requests. */
  | { kind: 'ready'; madeStaff: MadeStaff | undefined }
  | { kind: 'measured'; id: number; figures: MetricObject[] }
  /** Asks for the figures of all, under a number of its own. */
  | { kind: 'measure all'; id: number };
