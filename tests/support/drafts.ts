import { recordOf, rowsOf, type ApiClient, type Reply, type Row } from './api-client';

/** Finds an address of the demo company that may be sold to, in a country. */
export async function customer(api: ApiClient, filter = 'lkz=DE'): Promise<Row> {
  const path = `/stammdaten/adressen?filter=istKunde=true,gesperrt=false,${filter}&orderBy=id&limit=1`;
  const [address] = rowsOf(await api.get(path));
  if (!address) throw new Error(`no customer with ${filter}`);
  return address;
}

/** Goods that anybody may buy. */
export async function goods(api: ApiClient, count = 1): Promise<Row[]> {
  const filter = 'artikelart=1,gesperrt=false,staffel=0';
  return rowsOf(await api.get(`/stammdaten/artikel?filter=${filter}&orderBy=id&limit=${count}`));
}

/** Creates a document; answers its path. */
export async function draft(api: ApiClient, values: Row): Promise<string> {
  return locationOf(await api.post('/verkauf/belege', { belegart: '0100', ...values }));
}

/** Adds a line; answers its path. */
export async function addLine(api: ApiClient, document: string, values: Row): Promise<string> {
  return locationOf(await api.post(`${document}/positionen`, values));
}

/** Changes a record in the version that it has. */
export async function change(api: ApiClient, path: string, values: Row): Promise<Reply> {
  const { version } = recordOf(await api.get(path));
  return api.patch(path, values, `"${String(version)}"`);
}

export async function removeNow(api: ApiClient, path: string): Promise<Reply> {
  const { version } = recordOf(await api.get(path));
  return api.remove(path, `"${String(version)}"`);
}

function locationOf(reply: Reply): string {
  if (reply.status !== 201) throw new Error(`${reply.status} ${JSON.stringify(reply.body)}`);
  return reply.headers.get('location') ?? '';
}
