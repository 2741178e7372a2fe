import { customType, timestamp } from 'drizzle-orm/pg-core';

/** PostgreSQL's search vector; only ever written by the database itself. */
export const searchVector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/** A moment, kept with its time zone. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
