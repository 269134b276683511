import { clientOf } from '../../support/api-client';

/** Path of the playground's records below the API, for a fault. */
export const gadgetsPath = '^/vario-api/pruefstand/geraete';

/** Creates a record of the playground; answers its id and its page. */
export async function newGadget(
  url: string,
  bezeichnung: string,
): Promise<{ path: string; id: number }> {
  const admin = await clientOf(url, 'admin');
  const { status, headers } = await admin.post('/pruefstand/geraete', { bezeichnung, anzahl: 1 });
  if (status !== 201) throw new Error(`POST /pruefstand/geraete: ${status}`);
  const id = Number((headers.get('location') ?? '').split('/').at(-1));
  return { path: `/gadgets/${id}`, id };
}
