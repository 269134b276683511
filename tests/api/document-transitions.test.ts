import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  allows,
  canConvert,
  statusAfter,
  type DocumentAction,
} from '../../schemas/rules/document-states';
import { clientOf, type ApiClient, type Reply } from '../support/api-client';
import { readDocument, writeDraft } from '../support/sales-documents';
import { testServer } from '../support/test-server';

const types = ['0100', '0200', '0300', '0400', '0490', '0500'];
/** How a draft comes to a status, past the server. */
const ways: Readonly<Record<string, readonly string[]>> = {
  '1': [],
  '2': ['2'],
  '3': ['3'],
  '4': ['3', '8', '4'],
  '5': ['3', '8', '5'],
  '6': ['3', '6'],
  '8': ['3', '8'],
  '9': ['3', '8', '9'],
};
const actions: readonly { action: DocumentAction; call: string; target?: string }[] = [
  { action: 'book', call: 'buchen' },
  ...['02', '03', '04', '05'].map((target) => ({
    action: 'convert' as const,
    call: `umwandeln/${target}`,
    target,
  })),
  { action: 'dissolve', call: 'aufloesen' },
  { action: 'cancel', call: 'stornieren' },
];

describe('actions on documents', () => {
  const server = testServer();
  let buero: ApiClient;
  let goods: number;
  beforeAll(async () => {
    buero = await clientOf(server().url, 'buero');
    const [product] = await server().query<{ id: number }>(
      `select artikel_id id from stock_levels where lager_id = 1 and verfuegbar > 20 limit 1`,
    );
    goods = Number(product?.id);
  });

  /** A document of a type in a status. */
  const documentIn = async (belegart: string, status: string) => {
    const id = await writeDraft(buero, belegart === '0490' ? '0400' : belegart, [
      { artikelId: goods, menge: 1, lagId: 1 },
    ]);
    await server().query(`update sales_documents set belegart = '${belegart}' where id = ${id}`);
    for (const next of ways[status] ?? []) {
      await server().query(`update sales_documents set belegstatus = '${next}' where id = ${id}`);
    }
    return id;
  };
  /** All that an action may leave behind. */
  const traces = async (id: number) => {
    const [found] = await server().query(
      `select (select version || belegstatus from sales_documents where id = ${id}) as document,
         (select count(*)::int from sales_documents) as documents,
         (select count(*)::int from stock_movements) as movements,
         (select count(*)::int from open_items) as items,
         (select count(*)::int from document_history) as entries,
         (select count(*)::int from frozen_papers) as papers`,
    );
    return found;
  };
  const send = (id: number, call: string, version: unknown, key = randomUUID()): Promise<Reply> =>
    buero.post(
      `/verkauf/belege/${id}/${call}`,
      call === 'buchen' ? undefined : call.startsWith('umwandeln') ? {} : { grund: 'Grund' },
      { 'if-match': `"${String(version)}"`, 'idempotency-key': key },
    );

  test.each(types)(
    '%s: each works from the statuses of the table, once, and not from others',
    async (belegart) => {
      for (const belegstatus of Object.keys(ways)) {
        const document = { belegart, belegstatus };
        const isPossible = ({ action, target }: (typeof actions)[number]) =>
          target === undefined ? allows(action, document) : canConvert(document, target);
        const idle = await documentIn(belegart, belegstatus);
        const before = await traces(idle);
        const { version } = await readDocument(buero, idle);
        for (const refused of actions.filter((action) => !isPossible(action))) {
          const reply = await send(idle, refused.call, version);
          expect([reply.status, refused.call, belegstatus]).toEqual([
            409,
            refused.call,
            belegstatus,
          ]);
        }
        expect(await traces(idle), belegstatus).toEqual(before);
        for (const { action, call } of actions.filter(isPossible)) {
          const id = await documentIn(belegart, belegstatus);
          const known = (await readDocument(buero, id)).version;
          const keys = [randomUUID(), randomUUID()];
          const replies = await Promise.all(keys.map((key) => send(id, call, known, key)));
          const done = replies.findIndex(({ status }) => status < 300);
          const states = replies.map(({ status }) => status).sort();
          expect([call, belegstatus, ...states]).toEqual([
            call,
            belegstatus,
            action === 'convert' ? 201 : 200,
            412,
          ]);
          expect((await readDocument(buero, id)).belegstatus).toBe(statusAfter(action, document));
          const left = await traces(id);
          const again = await send(id, call, known, keys[done]);
          expect([again.status, again.headers.get('idempotency-replayed')]).toEqual([
            replies[done]?.status,
            'true',
          ]);
          expect(again.headers.get('location')).toBe(replies[done]?.headers.get('location'));
          expect(await traces(id)).toEqual(left);
        }
      }
    },
  );
});
