import { boolean, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from '../../db/generated/base';
import { subsequentBookings } from '../../db/generated/time';
import { id, instant, key } from '../../db/columns';

/** Sign-ins and sign-outs. None is changed or removed: errors are corrected by a subsequent booking. */
export const timePunches = pgTable(
  'time_punches',
  {
    id: key(),
    benutzerId: id('benutzer_id')
      .notNull()
      .references(() => users.id),
    zeitpunkt: instant('zeitpunkt').notNull(),
    istAnmeldung: boolean('ist_anmeldung').notNull(),
    quelle: text('quelle').notNull(),
    grund: text('grund'),
    /** Seconds that the clock of the device was off, where that is worth noting. */
    uhrAbweichungSekunden: integer('uhr_abweichung_sekunden'),
    nachbuchungId: id('nachbuchung_id').references(() => subsequentBookings.id),
    gebuchtAm: instant('gebucht_am').notNull(),
  },
  (table) => [
    uniqueIndex('time_punches_moment').on(table.benutzerId, table.zeitpunkt),
    index('time_punches_nachbuchung').on(table.nachbuchungId),
  ],
);
