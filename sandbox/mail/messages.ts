/** A caught message as a list shows it. `at` is when it was caught, unix ms. */
export type MailSummary = {
  id: string;
  at: number;
  from: string;
  /** Everybody it was delivered to, blind copies included. */
  to: string[];
  subject: string;
};

export type MailMessage = MailSummary & {
  html: string | undefined;
  text: string | undefined;
  /** Lower-case names, in the order they came. */
  headers: { name: string; value: string }[];
  attachments: { name: string; type: string; bytes: number }[];
};

const idShape = /^\d{15}-\d{4}-[0-9a-f]{8}$/;

/** Whether `id` can be a message's; nothing else ever becomes part of a path. */
export const isMessageId = (id: string): boolean => idShape.test(id);

/** Ids sort by the time caught, which is their first part. */
export const caughtAt = (id: string): number => Number(id.slice(0, 15));

export const fileOf = (id: string): string => `${id}.eml`;

/** The ids among a directory's files, newest first. */
export const idsAmong = (files: string[]): string[] =>
  files
    .filter((file) => file.endsWith('.eml'))
    .map((file) => file.slice(0, -'.eml'.length))
    .filter(isMessageId)
    .sort()
    .reverse();
