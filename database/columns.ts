import { customType, timestamp } from 'drizzle-orm/pg-core';

/** PostgreSQL's search vector; only ever written by the database itself. */
export const searchVector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/** Text that is ordered by its bytes, so that an index finds what begins alike whatever the database's language. */
export const byteOrdered = customType<{ data: string }>({ dataType: () => 'text collate "C"' });

/** A moment, kept with its time zone. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
