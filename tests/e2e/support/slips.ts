import { clientOf } from '../../support/api-client';

/** Creates a record of the playground that can be printed and signed; answers its id. */
export async function newSlip(url: string, titel: string, seiten = 1): Promise<number> {
  const admin = await clientOf(url, 'admin');
  const { status, headers } = await admin.post('/pruefstand/laufzettel', { titel, seiten });
  if (status !== 201) throw new Error(`POST /pruefstand/laufzettel: ${status}`);
  return Number((headers.get('location') ?? '').split('/').at(-1));
}
