import { describe, expect, test } from 'vitest';
import { clientOf, fieldErrorsOf, recordOf, rowsOf } from '../support/api-client';
import { idOf, order, TECHNIK } from '../support/service-tasks';
import { testServer } from '../support/test-server';

describe('answers of the field service', () => {
  const server = testServer();
  const client = (user: string) => clientOf(server().url, user);

  test('planning says at once what stands against it', async () => {
    const office = await client('buero');
    const plan = async (beginnDatum: string, endeDatum: string) => {
      const serviceAuftragId = idOf(await order(office));
      const values = { serviceAuftragId, technikerId: TECHNIK, beginnDatum, endeDatum };
      return office.post('/service/planung', values);
    };
    const first = await plan('2032-05-03T08:00', '2032-05-03T10:00');
    expect(first.status).toBe(201);
    expect(recordOf(first)).toMatchObject({ technikerId: TECHNIK, konflikt: null });
    const second = await plan('2032-05-03T09:00', '2032-05-03T11:00');
    expect(second.status).toBe(201);
    expect(second.headers.get('location')).toContain(`/${String(recordOf(second).id)}`);
    expect(recordOf(second)).toMatchObject({ konflikt: 'UEBERSCHNEIDUNG' });
  });

  test('material is listed by its state and its technician', async () => {
    const office = await client('buero');
    const list = (query: string) => office.get(`/service/material?limit=200&${query}`);
    const open = rowsOf(await list('status=offen&technikerId=1'));
    expect(open.length).toBeGreaterThan(0);
    for (const row of open) expect(row).toMatchObject({ status: 'offen', technikerId: 1 });
    const filtered = rowsOf(await list('filter=status=offen,technikerId=1'));
    expect(new Set(open.map(({ id }) => id))).toEqual(new Set(filtered.map(({ id }) => id)));
    expect((await list('status=vielleicht')).status).toBe(422);
  });

  test('an absence lasts a year at most', async () => {
    const office = await client('buero');
    const add = (EndeDatum: string) =>
      office.post('/service/kalender', {
        ...{ KAL_TYP_ID: 3, BEN_ID: 9, StartDatum: '2033-01-01', EndeDatum },
      });
    const long = await add('2034-01-02');
    expect([long.status, Object.keys(fieldErrorsOf(long))]).toEqual([422, ['EndeDatum']]);
    expect((await add('2034-01-01')).status).toBe(201);
  });
});
