import { sql } from 'drizzle-orm';
import { boolean, smallint, text } from 'drizzle-orm/pg-core';
import { bytes } from '../columns';

/** Columns of a user that never leave the server, and those that differ from what a caller gets by default. */
export const columns = {
  typ: smallint('typ').notNull().default(0),
  passwortHash: text('passwort_hash').notNull(),
  passwortAendern: boolean('passwort_aendern').notNull().default(false),
  /** Follows `second_factors` (migration 0042): written there only. */
  zweiterFaktor: boolean('zweiter_faktor').notNull().default(false),
  /** Follows roles and the parameter that names them (migration 0042). */
  zweiterFaktorPflicht: boolean('zweiter_faktor_pflicht').notNull().default(false),
  /** User handle of WebAuthn, by which an authenticator knows the account, the same for all its passkeys. */
  passkeyHandle: bytes('passkey_handle')
    .notNull()
    .default(sql`uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())`)
    .unique(),
  demo: boolean('demo').notNull().default(false),
};
