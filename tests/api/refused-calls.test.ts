import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { daysLater } from '../../schemas/rules/days-later';
import { today } from '../../schemas/rules/today';
import { clientOf, codesOf, recordOf, rowsOf, send, type ApiClient } from '../support/api-client';
import { testServer } from '../support/test-server';

const yesterday = daysLater(today(), -1);

const refused = {
  status: 'OFFEN',
  vorgang: 'Ankunft melden',
  datensatz: 'Auftrag 4711',
  tabelle: 'SVP',
  tabelleId: 1,
  eingaben: 'Ankunft: 08:15\nStrecke: 12 km',
  meldung: 'Der Auftrag ist einem anderen Techniker zugewiesen.',
  meldungscode: 'msg_service_other_technician',
  wartend: 2,
  erfasstUm: `${yesterday}T07:15:00.000Z`,
  abgewiesenUm: `${yesterday}T09:00:00.000Z`,
};

describe('refused calls of devices', () => {
  const server = testServer();
  let technician: ApiClient;
  let office: ApiClient;

  beforeAll(async () => {
    [technician, office] = [
      await clientOf(server().url, 'technik'),
      await clientOf(server().url, 'buero'),
    ];
  });

  const tell = (key: string, report: object, { token } = technician) =>
    send(server().url, 'PUT', `/system/klaerungen/nach-schluessel/${key}`, {
      body: { ...refused, ...report },
      headers: { authorization: `Bearer ${token}` },
    });

  const decide = (row: Record<string, unknown>, way: string, body: object = {}, by = office) =>
    by.post(`/system/klaerungen/${String(row.id)}/${way}`, body, {
      'If-Match': `"${String(row.version)}"`,
    });

  test('the office sees what a device tells, and the device hears what was decided', async () => {
    const key = randomUUID();
    const told = recordOf(await tell(key, {}));
    expect(told).toMatchObject({ ...refused, grund: null, version: 1 });
    // The same again is no change; how much waits behind it is one.
    expect(recordOf(await tell(key, {}))).toMatchObject({ version: 1 });
    expect(recordOf(await tell(key, { wartend: 3 }))).toMatchObject({ version: 2, wartend: 3 });
    const [row] = rowsOf(await office.get(`/system/klaerungen?filter=schluessel%3D${key}`));
    expect(row).toMatchObject({ status: 'OFFEN', wartend: 3 });
    expect((await technician.get('/system/klaerungen')).status).toBe(403);

    expect((await decide(row ?? {}, 'erneut', {}, technician)).status).toBe(403);
    const decided = recordOf(await decide(row ?? {}, 'erneut'));
    expect(decided).toMatchObject({ status: 'ERNEUT', version: 3 });
    // Until the device has heard it the decision stays, and may become another one.
    expect(recordOf(await tell(key, { wartend: 3 }))).toMatchObject({ status: 'ERNEUT' });
    expect((await decide(decided, 'verwerfen', { grund: ' ' })).status).toBe(422);
    const given = recordOf(await decide(decided, 'verwerfen', { grund: 'Doppelt gemeldet' }));
    const heard = recordOf(await tell(key, { wartend: 3 }));
    expect(heard).toMatchObject({ status: 'VERWERFEN', grund: 'Doppelt gemeldet' });

    const over = recordOf(await tell(key, { status: 'VERWORFEN', grund: 'Doppelt gemeldet' }));
    expect(over).toMatchObject({
      status: 'VERWORFEN',
      grund: 'Doppelt gemeldet',
      wartend: 0,
      entschiedenVon: given.entschiedenVon,
    });
    const late = await decide(over, 'erneut');
    expect([late.status, codesOf(late)]).toEqual([409, ['msg_refused_call_over']]);
    // A page that was slow to tell says nothing new.
    expect(recordOf(await tell(key, {}))).toMatchObject({ status: 'VERWORFEN' });
  });

  test('another refusal takes back what was decided for the first', async () => {
    const key = randomUUID();
    const row = recordOf(await tell(key, {}));
    await decide(row, 'verwerfen', { grund: 'Nicht mehr nötig' });
    const again = {
      abgewiesenUm: `${yesterday}T09:30:00.000Z`,
      meldung: 'Der Auftrag ist fertig.',
    };
    expect(recordOf(await tell(key, again))).toMatchObject({
      ...again,
      status: 'OFFEN',
      grund: null,
      entschiedenVon: null,
    });
    // An older one comes late.
    expect(recordOf(await tell(key, {}))).toMatchObject(again);
    const sent = recordOf(await tell(key, { ...again, status: 'UEBERTRAGEN' }));
    expect(sent).toMatchObject({ status: 'UEBERTRAGEN', wartend: 0 });
  });

  test('no more wait for a decision than an office can decide', async () => {
    const other = await clientOf(server().url, 'technik3');
    const first = randomUUID();
    await tell(first, {}, other);
    await server().query(
      `insert into refused_calls (schluessel, benutzer_id, status, vorgang, datensatz, meldung,
           wartend, erfasst_um, abgewiesen_um)
         select gen_random_uuid(), benutzer_id, status, vorgang, datensatz, meldung,
           wartend, erfasst_um, abgewiesen_um
         from refused_calls, generate_series(1, 999) where schluessel = '${first}'`,
    );
    const more = await tell(randomUUID(), {}, other);
    expect([more.status, codesOf(more)]).toEqual([409, ['msg_refused_calls_too_many 1000']]);
    // What is known may go on.
    expect((await tell(first, { wartend: 5 }, other)).status).toBe(200);
    expect((await tell(randomUUID(), {})).status).toBe(200);
  });

  test('what somebody else has told is nobody’s business', async () => {
    const key = randomUUID();
    await tell(key, {});
    const other = await clientOf(server().url, 'technik2');
    expect((await tell(key, { status: 'VERWORFEN' }, other)).status).toBe(404);
    const both = await Promise.all([tell(randomUUID(), {}), tell(randomUUID(), {})]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    const twice = randomUUID();
    const same = await Promise.all([tell(twice, {}), tell(twice, {})]);
    expect(same.map((reply) => [reply.status, recordOf(reply).version])).toEqual([
      [200, 1],
      [200, 1],
    ]);
  });
});
