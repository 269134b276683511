import { eq } from 'drizzle-orm';
import type { Executor } from '../../../db/database';
import { systemParameters } from '../../../db/generated/base';
import { storePicture } from '../../../files/images/store-picture';
import { demoLogo } from './demo-logo';

/** Gives the demo company its logo, which its documents begin with. */
export async function giveLogo(db: Executor): Promise<void> {
  const [parameter] = await db
    .select({ id: systemParameters.id })
    .from(systemParameters)
    .where(eq(systemParameters.name, 'FIRMA.LOGO'));
  if (!parameter) throw new Error('demo: there is no parameter FIRMA.LOGO');
  const bild = await storePicture(db, Buffer.from(demoLogo, 'base64'), {
    typ: 'image/png',
    tabelle: 'PAR',
    tabelleId: parameter.id,
    dateiname: 'Logo.png',
  });
  await db.update(systemParameters).set({ bild }).where(eq(systemParameters.id, parameter.id));
}
