import { z } from 'zod';

/** What a backup says of itself. It is the last file in it: a backup without one was cut short. */
const manifestSchema = z.object({
  format: z.literal(1),
  madeAt: z.string(),
  /** The migrations that the database had, oldest first. */
  migrations: z.array(z.string()),
  /** The SQL that makes the database as it was, empty. */
  schema: z.array(z.string()),
  /** In an order in which rows can be put in: what is referred to comes first. */
  tables: z.array(
    z.object({
      name: z.string(),
      columns: z.array(z.string()),
      rows: z.number(),
      /** The same for the same rows in any order; see `digest.ts`. */
      digest: z.string(),
    }),
  ),
  sequences: z.array(z.object({ name: z.string(), value: z.string(), called: z.boolean() })),
  pictures: z.number(),
  /** Pictures that the shop's database names and its store did not have. */
  missing: z.array(z.string()),
  /** SHA-256 of all that stands before the manifest. */
  sha256: z.string(),
});

export type Manifest = z.infer<typeof manifestSchema>;
export type SavedTable = Manifest['tables'][number];

export const manifestName = 'manifest.json';

export const readManifest = (bytes: Buffer): Manifest => manifestSchema.parse(JSON.parse(bytes.toString()));

/** A backup that can't be used, or a place that can't take one. The message is one line for the terminal. */
export class BackupError extends Error {
  override name = 'BackupError';
}
