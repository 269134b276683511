import { beforeAll, describe, expect, test } from 'vitest';
import { clientOf, codesOf, recordOf, type ApiClient, type Row } from '../support/api-client';
import { testServer } from '../support/test-server';

/** Values that repeat only after a confirmation (3-decisions, «Numbers that may repeat»). */
describe('repeated values', () => {
  const server = testServer();
  let client: ApiClient;

  beforeAll(async () => {
    client = await clientOf(server().url, 'buero');
  });

  const collection = '/stammdaten/adressen';
  const create = (body: Row) => client.post(collection, body);
  const idOf = (location: string | null) => Number(location?.split('/').at(-1));
  const others = async (kundennr: string) =>
    (await server().query(`select id from addresses where kundennr = '${kundennr}'`)).length;

  test.each(['kundennr', 'lieferantennummer'])('a used %s is asked about first', async (field) => {
    const number = field === 'kundennr' ? '98765' : '87654';
    const first = await create({ name1: 'Erste AG', [field]: number });
    const refused = await create({ name1: 'Zweite AG', [field]: number });
    expect([refused.status, ...codesOf(refused)]).toEqual([
      409,
      'msg_address_number_used Erste AG',
    ]);
    const id = idOf(first.headers.get('location'));
    expect(refused.body).toMatchObject({
      bestaetigung: 'trotzdem',
      errors: {
        services: [
          {
            message: 'Die Nummer ist schon vergeben: Erste AG.',
            messageParameters: ['Erste AG'],
            records: [{ schema: 'Address', id, title: 'Erste AG' }],
          },
        ],
      },
    });
    // Not meant is not confirmed.
    const denied = await create({ name1: 'Zweite AG', [field]: number, trotzdem: false });
    expect(denied.status).toBe(409);
    const meant = await create({ name1: 'Zweite AG', [field]: number, trotzdem: true });
    expect(meant.status).toBe(201);
    const stored = recordOf(await client.get(meant.headers.get('location') ?? ''));
    expect(stored).toMatchObject({ name1: 'Zweite AG', [field]: number });
    expect(stored).not.toHaveProperty('trotzdem');
  });

  test('a change is asked about too, only where the number changes', async () => {
    await create({ name1: 'Inhaber', kundennr: '76543' });
    const { headers } = await create({ name1: 'Wechsler' });
    const path = headers.get('location') ?? '';
    const refused = await client.patch(path, { kundennr: '76543' }, '"1"');
    expect([refused.status, ...codesOf(refused)]).toEqual([409, 'msg_address_number_used Inhaber']);
    const meant = await client.patch(path, { kundennr: '76543', trotzdem: true }, '"1"');
    expect([meant.status, recordOf(meant).kundennr]).toEqual([200, '76543']);
    // What it shares already is no repetition, and neither is its own number.
    const other = await client.patch(path, { kundennr: '76543', ort: 'Ulm' }, '"2"');
    expect(other.status).toBe(200);
    // A confirmation alone changes nothing.
    const nothing = await client.patch(path, { trotzdem: true }, '"3"');
    expect([nothing.status, recordOf(nothing).version]).toEqual([200, 3]);
    const cleared = await client.patch(path, { kundennr: null }, '"3"');
    expect(cleared.status).toBe(200);
    const fields = await server().query<Row>(
      `select feld from change_history where tabelle = 'ADR' and tabelle_id = ${idOf(path)} and art = 'CHANGE' order by id`,
    );
    expect(fields.map(({ feld }) => feld)).toEqual(['kundennr', 'ort', 'kundennr']);
  });

  test('of two who give the same number at once one is asked', async () => {
    const replies = await Promise.all(
      ['A', 'B', 'C', 'D'].map((name) => create({ name1: `Zugleich ${name}`, kundennr: '65432' })),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
    expect(await others('65432')).toBe(1);
  });

  test('a confirmation is true or false', async () => {
    const reply = await create({ name1: 'Quer', kundennr: '54321', trotzdem: 'ja' });
    expect(reply.status).toBe(422);
    expect(await others('54321')).toBe(0);
  });
});
