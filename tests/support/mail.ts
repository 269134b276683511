import { expect } from 'vitest';
import { recordOf, rowsOf, type ApiClient, type Reply, type Row } from './api-client';
import { act, writeDraft } from './sales-documents';

/** Product of the demo company. */
const LINES = [{ artikelId: 1, menge: 1, einzelpreis: 100 }];

/** Sets how messages are sent, on top of what is set. */
export async function setUpMail(admin: ApiClient, changes: Row): Promise<Row> {
  const [account] = rowsOf(await admin.get('/mail/konten'));
  const reply = await admin.patch(
    `/mail/konten/${String(account?.id)}`,
    changes,
    `"${String(account?.version)}"`,
  );
  expect([reply.status, reply.status === 200 ? '' : reply.body]).toEqual([200, '']);
  return recordOf(reply);
}

/** Settings that send by a mail server of this computer. */
export const sendingBy = (port: number): Row => ({
  aktiv: true,
  host: '127.0.0.1',
  port,
  verschluesselung: 'KEINE',
  absenderName: 'Kontor GmbH',
  absenderAdresse: 'rechnung@kontor.example',
  ausDemodaten: true,
});

/** Books a new invoice; answers its id. */
export async function bookedInvoice(client: ApiClient, head: Row = {}): Promise<number> {
  const id = await writeDraft(client, '0400', LINES, head);
  const reply = await act(client, id, 'buchen');
  expect([reply.status, reply.status === 200 ? '' : reply.body]).toEqual([200, '']);
  return id;
}

/** Queues a message about a document, as a user would; answers its path. */
export async function sendDocument(
  client: ApiClient,
  id: number,
  changes: Row = {},
): Promise<string> {
  const message = { an: 'kunde@example.com', betreff: 'Rechnung', text: 'Guten Tag', ...changes };
  const reply = await client.post(`/mail/versand/${id}/BELEG`, message);
  expect([reply.status, reply.status === 201 ? '' : reply.body]).toEqual([201, '']);
  return reply.headers.get('location') ?? '';
}

export const readMail = async (client: ApiClient, path: string): Promise<Row> => {
  const reply: Reply = await client.get(path);
  expect(reply.status).toBe(200);
  return recordOf(reply);
};

/** Waits until a message has one of these states; answers it. */
export async function mailThatIs(
  client: ApiClient,
  path: string,
  ...states: string[]
): Promise<Row> {
  await expect
    .poll(async () => (await readMail(client, path)).status, { timeout: 30_000, interval: 100 })
    .toSatisfy((status: string) => states.includes(status));
  return readMail(client, path);
}

/** Reads the contents of a message's attachments, as they were sent. */
export function attachmentsOf(source: string): Buffer[] {
  return source
    .split(/^--[^\r\n]+$/m)
    .filter((part) => /Content-Disposition: attachment/i.test(part))
    .map((part) => Buffer.from(part.slice(part.search(/\r?\n\r?\n/)), 'base64'));
}
