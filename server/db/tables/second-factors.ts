import { users } from '../generated/base';
import { sql } from 'drizzle-orm';
import { pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { bytes, id, instant, moment, words } from '../columns';
import { sessions } from './users';

/** Factors by which users prove their identity besides the password; `users.zweiterFaktor` follows by trigger. */
export const secondFactors = pgTable('second_factors', {
  id: id('id').primaryKey().generatedByDefaultAsIdentity(),
  userId: id('user_id')
    .notNull()
    .references(() => users.id),
  verfahren: text('verfahren', { enum: ['PASSKEY', 'TOTP'] }).notNull(),
  name: words('name').notNull(),
  createdAt: instant('created_at')
    .notNull()
    .default(sql`now()`),
  lastUsedAt: instant('last_used_at'),
  credentialId: text('credential_id'),
  rpId: text('rp_id'),
  publicKey: bytes('public_key'),
  counter: id('counter'),
  transports: text('transports').array(),
  secret: bytes('secret'),
  lastStep: id('last_step'),
});

export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    userId: id('user_id')
      .notNull()
      .references(() => users.id),
    hash: bytes('hash').notNull(),
    usedAt: moment('used_at'),
  },
  (table) => [primaryKey({ columns: [table.userId, table.hash] })],
);

export const secondFactorSetups = pgTable('second_factor_setups', {
  sessionId: id('session_id')
    .primaryKey()
    .references(() => sessions.id),
  verfahren: text('verfahren', { enum: ['PASSKEY', 'TOTP'] }).notNull(),
  challenge: text('challenge'),
  secret: bytes('secret'),
  validUntil: instant('valid_until').notNull(),
});

export const pendingLogins = pgTable('pending_logins', {
  hash: bytes('hash').primaryKey(),
  userId: id('user_id')
    .notNull()
    .references(() => users.id),
  passwortHash: text('passwort_hash').notNull(),
  deviceName: text('device_name').notNull(),
  deviceId: text('device_id'),
  challenge: text('challenge'),
  tries: smallint('tries').notNull().default(0),
  createdAt: moment('created_at').notNull().defaultNow(),
  validUntil: moment('valid_until').notNull(),
});
