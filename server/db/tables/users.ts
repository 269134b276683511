import { sql } from 'drizzle-orm';
import { boolean, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { bytes, id, moment } from '../columns';
import { roles, users } from '../generated/base';

/** Rights by role, derived from `roles.rechte` (migration 0005b): written there only. */
export const roleRights = pgTable(
  'role_rights',
  {
    roleId: id('role_id')
      .notNull()
      .references(() => roles.id),
    recht: text('recht').notNull(),
  },
  (table) => [primaryKey({ columns: [table.roleId, table.recht] })],
);

/** Roles by user, derived from `users.rollen` (migration 0005b): written there only. */
export const userRoles = pgTable(
  'user_roles',
  {
    userId: id('user_id')
      .notNull()
      .references(() => users.id),
    roleId: id('role_id')
      .notNull()
      .references(() => roles.id),
  },
  (table) => [primaryKey({ columns: [table.userId, table.roleId] })],
);

export const sessions = pgTable('sessions', {
  id: id('id').primaryKey().generatedByDefaultAsIdentity(),
  userId: id('user_id')
    .notNull()
    .references(() => users.id),
  deviceName: text('device_name').notNull(),
  deviceId: text('device_id'),
  renewalSeconds: integer('renewal_seconds').notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
  lastUsedAt: moment('last_used_at').notNull().defaultNow(),
  endsAt: moment('ends_at').notNull(),
  endedAt: moment('ended_at'),
  confirmedUntil: moment('confirmed_until'),
  /** True if its device has to wipe what it kept. */
  isWiped: boolean('is_wiped').notNull().default(false),
});

/** Secrets with which devices seal a user's unsent work. */
export const deviceSecrets = pgTable('device_secrets', {
  userId: id('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  secret: bytes('secret')
    .notNull()
    .default(sql`uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())`),
});

export const sessionTokens = pgTable('session_tokens', {
  hash: bytes('hash').primaryKey(),
  sessionId: id('session_id')
    .notNull()
    .references(() => sessions.id),
  kind: text('kind', { enum: ['access', 'renewal'] }).notNull(),
  validUntil: moment('valid_until').notNull(),
  usedAt: moment('used_at'),
});

export const loginAttempts = pgTable('login_attempts', {
  id: id('id').primaryKey().generatedByDefaultAsIdentity(),
  /** Network (`networkOf`) that the attempt came from, a device that the user is known by, or `session`. */
  ip: text('ip').notNull(),
  benutzername: text('benutzername').notNull(),
  attemptedAt: moment('attempted_at').notNull().defaultNow(),
});

/** Networks and devices from which a user has logged in (migration 0040). */
export const loginOrigins = pgTable(
  'login_origins',
  {
    userId: id('user_id')
      .notNull()
      .references(() => users.id),
    origin: text('origin').notNull(),
    usedAt: moment('used_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.origin] })],
);
