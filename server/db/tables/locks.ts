import { users } from '../generated/base';
import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { ReadCondition } from '../../../schemas/contract/operation-right';
import { id, moment } from '../columns';
import { sessions } from './users';

export const recordLocks = pgTable('record_locks', {
  token: text('token').primaryKey(),
  tabelle: text('tabelle').notNull(),
  tabelleId: id('tabelle_id').notNull(),
  userId: id('user_id')
    .notNull()
    .references(() => users.id),
  sessionId: id('session_id')
    .notNull()
    .references(() => sessions.id),
  createdAt: moment('created_at').notNull().defaultNow(),
  validUntil: moment('valid_until').notNull(),
  requires: jsonb('requires').$type<readonly ReadCondition[]>().notNull().default([]),
});
