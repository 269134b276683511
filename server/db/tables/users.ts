import {
  boolean,
  customType,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
} from 'drizzle-orm/pg-core';
import { id, identity, instant, moment, searchText, stamps } from './columns';

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

export const users = pgTable('users', {
  ...identity(),
  benutzername: text('benutzername').notNull(),
  name: text('name').notNull(),
  kuerzel: text('kuerzel').notNull(),
  typ: smallint('typ').notNull().default(0),
  istAdmin: boolean('ist_admin').notNull().default(false),
  gesperrt: boolean('gesperrt').notNull().default(false),
  avatar: text('avatar'),
  technikerId: id('techniker_id'),
  passwortHash: text('passwort_hash').notNull(),
  passwortAendern: boolean('passwort_aendern').notNull().default(false),
  rollen: id('rollen').array().notNull().default([]),
  demo: boolean('demo').notNull().default(false),
  letzteAnmeldung: instant('letzte_anmeldung'),
  ...stamps(),
  suche: searchText(),
});

export const roles = pgTable('roles', {
  ...identity(),
  name: text('name').notNull(),
  rechte: text('rechte').array().notNull().default([]),
  ...stamps(),
  suche: searchText(),
});

/** Follows `roles.rechte` (migration 0005b): written there only. */
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

/** Follows `users.rollen` (migration 0005b): written there only. */
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
  ip: text('ip').notNull(),
  benutzername: text('benutzername').notNull(),
  attemptedAt: moment('attempted_at').notNull().defaultNow(),
});
