// Written by scripts/api-refresh.ts. Never edited by hand.
import { day, id, key, money, words } from '../columns';
import { pgTable, text } from 'drizzle-orm/pg-core';

export const turnoverPositions = pgTable('turnover_positions', {
  id: key(),
  belegId: id('beleg_id').notNull(),
  belegnummer: words('belegnummer').notNull(),
  belegdatum: day('belegdatum').notNull(),
  adresseId: id('adresse_id').notNull(),
  adresse: words('adresse').notNull(),
  artikelnummer: words('artikelnummer'),
  bezeichnung: words('bezeichnung'),
  warengruppeId: id('warengruppe_id'),
  summe: money('summe').notNull(),
  waehrung: text('waehrung').notNull(),
});
