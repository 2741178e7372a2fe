import { pino } from 'pino';

/** One JSON line for each thing worth an operator's eye, on standard error; never with e-mails, addresses or secrets. */
export const log = pino(
  { level: process.env.LOG_LEVEL || 'info', base: { app: 'hopup' } },
  pino.destination(2),
);
