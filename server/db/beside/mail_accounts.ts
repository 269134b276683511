import { sql } from 'drizzle-orm';
import { boolean } from 'drizzle-orm/pg-core';
import { bytes } from '../columns';

export const columns = {
  /** Password of the mail server, sealed with the server's key. */
  kennwort: bytes('kennwort'),
  hatKennwort: boolean('hat_kennwort')
    .notNull()
    .generatedAlwaysAs(sql`kennwort is not null`),
};
