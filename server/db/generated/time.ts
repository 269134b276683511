// Written by scripts/api-refresh.ts. Never edited by hand.
import { id, identity, instant, stamps, words } from '../columns';
import { users } from './base';
import { boolean, index, pgTable, text, type AnyPgColumn } from 'drizzle-orm/pg-core';

export const subsequentBookings = pgTable(
  'subsequent_bookings',
  {
    ...identity(),
    ben_id: id('ben_id')
      .notNull()
      .references((): AnyPgColumn => users.id),
    istAnmeldung: boolean('ist_anmeldung').notNull().default(false),
    nachbuchungTimeStamp: instant('nachbuchung_time_stamp').notNull(),
    kommentar: words('kommentar').notNull(),
    status: text('status').notNull().default('BEANTRAGT'),
    ablehnungsgrund: words('ablehnungsgrund'),
    entschiedenVon: id('entschieden_von').references((): AnyPgColumn => users.id),
    entschiedenAm: instant('entschieden_am'),
    ...stamps(),
  },
  (table) => [
    index('subsequent_bookings_ben_id').on(table.ben_id, table.id),
    index('subsequent_bookings_nachbuchung_time_stamp').on(table.nachbuchungTimeStamp, table.id),
    index('subsequent_bookings_status').on(table.status, table.id),
    index('subsequent_bookings_entschieden_von').on(table.entschiedenVon, table.id),
  ],
);
