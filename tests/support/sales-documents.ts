import { recordOf, rowsOf, type ApiClient, type Reply, type Row } from './api-client';

const documents = '/verkauf/belege';

/** Line of a draft; a price stands for itself when it is given. */
export interface DraftLine {
  artikelId?: number;
  menge?: number;
  einzelpreis?: number;
  positionsArt?: 'N' | 'T' | 'Z' | 'O' | 'A';
  bezeichnung?: string;
  lagId?: number;
}

/** Writes a document by the API and answers its id. */
export async function writeDraft(
  client: ApiClient,
  belegart: string,
  lines: readonly DraftLine[],
  head: Row = {},
): Promise<number> {
  // An invoice that comes from nothing has to state when it was delivered (§14 UStG).
  const isInvoice = belegart.startsWith('04') || belegart.startsWith('05');
  const day = isInvoice ? { leistungVon: DAY, leistungBis: DAY } : {};
  const body = { belegart, adresseId: CUSTOMER, ...day, ...head };
  const id = idOf(await expected(client.post(documents, body), 201));
  for (const line of lines) {
    await expected(client.post(`${documents}/${id}/positionen`, line), 201);
  }
  return id;
}

/** Customer of the demo company in its own country, with everything a document needs. */
const CUSTOMER = 1;
const DAY = '2026-06-30';

export async function readDocument(client: ApiClient, id: number): Promise<Row> {
  return recordOf(await expected(client.get(`${documents}/${id}`), 200));
}

export async function readLines(client: ApiClient, id: number): Promise<Row[]> {
  return rowsOf(
    await expected(client.get(`${documents}/${id}/positionen?orderBy=position&limit=2000`), 200),
  );
}

/** Reads what happened to a document, by its codes, oldest first. */
export async function readEntries(client: ApiClient, id: number): Promise<string> {
  const rows = rowsOf(await client.get(`${documents}/${id}/historie?orderBy=id&limit=500`));
  return rows.map(({ art }) => art).join('');
}

/** Acts on a document as it is now, or as the caller knows it. */
export async function act(
  client: ApiClient,
  id: number,
  action: string,
  body: unknown = undefined,
  headers: Record<string, string> = {},
): Promise<Reply> {
  const { version } = headers['if-match'] ? { version: '' } : await readDocument(client, id);
  const guard = { 'if-match': `"${String(version)}"`, ...headers };
  return client.post(`${documents}/${id}/${action}`, body, guard);
}

export async function book(client: ApiClient, id: number): Promise<Row> {
  return recordOf(await expected(act(client, id, 'buchen'), 200));
}

/** Converts a document, what is left of it or some lines, and answers the successor's id. */
export async function convert(
  client: ApiClient,
  id: number,
  target: string,
  positionen?: readonly { id: number; menge: number }[],
): Promise<number> {
  const body = positionen ? { positionen } : {};
  return idOf(await expected(act(client, id, `umwandeln/${target}`, body), 201));
}

/** Returns the id at the end of `Location`. */
export function idOf(reply: Reply): number {
  return Number(reply.headers.get('location')?.split('/').at(-1));
}

/** Returns the answer if it has that status. Throws with its content when it has another one. */
export async function expected(reply: Promise<Reply>, status: number): Promise<Reply> {
  const answer = await reply;
  if (answer.status === status) return answer;
  throw new Error(`${answer.status} instead of ${status}: ${JSON.stringify(answer.body)}`);
}
