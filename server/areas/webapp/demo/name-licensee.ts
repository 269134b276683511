import { sql } from 'drizzle-orm';
import { systemParameters } from '../../../db/generated/base';
import type { Executor } from '../../../db/database';

/** Data of the demo company for its documents. */
const company = {
  'SYSTEM.LIZENZNAME': 'Demo-Firma',
  'FIRMA.NAME': 'Demo-Firma GmbH',
  'FIRMA.STRASSE': 'Hafenstraße 12',
  'FIRMA.PLZ': '20457',
  'FIRMA.ORT': 'Hamburg',
  'FIRMA.LKZ': 'DE',
  'FIRMA.TELEFON': '+49 40 5550120',
  'FIRMA.EMAIL': 'verkauf@demo-firma.example',
  'FIRMA.WEBSEITE': 'https://www.demo-firma.example',
  'FIRMA.USTID': 'DE293847560',
  'FIRMA.STEUERNR': '48/715/00234',
  'FIRMA.IBAN': 'DE02120300000000202051',
  'FIRMA.BIC': 'BYLADEM1001',
  'FIRMA.BANK': 'Demo-Bank',
  // The example identifier of the scheme's documents.
  'FIRMA.GLAEUBIGERID': 'DE98ZZZ09999999999',
  'FIRMA.HANDELSREGISTER': 'Amtsgericht Hamburg, HRB 150000',
  'FIRMA.GESCHAEFTSFUEHRER': 'Anna Demo, Jens Muster',
};

/** Names the owner of this installation. */
export async function nameLicensee(db: Executor): Promise<void> {
  const rows = Object.entries(company).map(([name, wert]) => ({ name, wert }));
  await db
    .insert(systemParameters)
    .values(rows)
    .onConflictDoUpdate({ target: systemParameters.name, set: { wert: sql`excluded.wert` } });
}
