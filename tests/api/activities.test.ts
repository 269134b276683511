import { describe, expect, test } from 'vitest';
import { clientOf, fieldErrorsOf, rowsOf, type ApiClient, type Row } from '../support/api-client';
import { testServer } from '../support/test-server';

/** Ids of the demo users. */
const [BUERO, TECHNIK] = [2, 3];

describe('activities with a follow-up', () => {
  const server = testServer();
  const client = (user: string) => clientOf(server().url, user);
  const activity = { art: 'ANRUF', datum: '2026-11-27T10:00', adresseId: 5 };
  const later = '2027-03-01T08:30';
  const counts = async () => {
    const [row] = await server().query<{ acts: number; reminders: number }>(
      `select (select count(*)::integer from activities) acts,
              (select count(*)::integer from reminders) reminders`,
    );
    return row;
  };
  const remindersOf = async (api: ApiClient, bemerkung: string): Promise<Row[]> =>
    rowsOf(await api.get('/crm/erinnerungen?limit=500')).filter(
      (row) => row.bemerkung === bemerkung,
    );

  test('come with the reminder of what they are about, for oneself unless somebody is named', async () => {
    const buero = await client('buero');
    const own = { ...activity, betreff: 'Angebot besprochen', wiedervorlageDatum: later };
    const created = await buero.post('/crm/aktivitaeten', own);
    expect(created.status).toBe(201);
    const [mine, ...more] = await remindersOf(buero, 'Angebot besprochen');
    expect(more).toEqual([]);
    expect(mine).toMatchObject({
      benutzerId: BUERO,
      vonBenutzerId: BUERO,
      erinnerungDatum: later,
      tabelle: 'ADR',
      tabelleId: 5,
      status: 'OFFEN',
      version: 1,
    });
    const stored = await buero.get(String(created.headers.get('location')));
    expect(JSON.stringify(stored.body)).not.toContain('wiedervorlage');

    const ticket = await buero.post('/crm/tickets', { betreff: 'Drucker', adresseId: 5 });
    const ticketId = Number(String(ticket.headers.get('location')).split('/').at(-1));
    const named = await buero.post('/crm/aktivitaeten', {
      ...activity,
      ticketId,
      wiedervorlageDatum: '2020-01-01T08:00',
      wiedervorlageBenutzerId: TECHNIK,
      wiedervorlageBemerkung: 'Nachfassen',
    });
    expect(named.status).toBe(201);
    expect(await remindersOf(await client('technik'), 'Nachfassen')).toMatchObject([
      { benutzerId: TECHNIK, vonBenutzerId: BUERO, tabelle: 'TKT', tabelleId: ticketId },
    ]);
  });

  test('leave nothing behind when either of them is refused', async () => {
    const buero = await client('buero');
    const before = await counts();
    const refused = async (values: Row) => {
      const reply = await buero.post('/crm/aktivitaeten', { ...activity, ...values });
      return [reply.status, ...Object.keys(fieldErrorsOf(reply))];
    };
    expect(await refused({ wiedervorlageDatum: '2099-01-01T08:00' })).toEqual([
      422,
      'wiedervorlageDatum',
    ]);
    expect(await refused({ wiedervorlageDatum: 'morgen' })).toEqual([422, 'wiedervorlageDatum']);
    expect(await refused({ wiedervorlageBemerkung: 'Wann?' })).toEqual([422, 'wiedervorlageDatum']);
    expect(await refused({ wiedervorlageDatum: later, wiedervorlageBenutzerId: 999_999 })).toEqual([
      422,
      'wiedervorlageBenutzerId',
    ]);
    expect(await refused({ adresseId: null, wiedervorlageDatum: later })).toEqual([
      422,
      'adresseId',
    ]);
    // Deep in the same transaction: the reminder's row itself cannot be written.
    await server().query(
      `alter table reminders add constraint none_here check (bemerkung <> 'scheitert')`,
    );
    const failed = await buero.post('/crm/aktivitaeten', {
      ...activity,
      wiedervorlageDatum: later,
      wiedervorlageBemerkung: 'scheitert',
    });
    await server().query('alter table reminders drop constraint none_here');
    expect(failed.status).toBeGreaterThanOrEqual(400);
    expect(await counts()).toEqual(before);
  });

  test('are stored once, however often the same call arrives', async () => {
    const buero = await client('buero');
    const once = { 'idempotency-key': '7c1b9c0e-6a39-4c55-9c3e-0f7a3b0d8f11' };
    const body = { ...activity, betreff: 'Nur einmal', wiedervorlageDatum: later };
    const replies = [
      await buero.post('/crm/aktivitaeten', body, once),
      await buero.post('/crm/aktivitaeten', body, once),
    ];
    expect(replies.map(({ status }) => status)).toEqual([201, 201]);
    expect(await remindersOf(buero, 'Nur einmal')).toHaveLength(1);
  });

  test('need the right to remind, and only then', async () => {
    const right = 'ERI_AENDERN';
    const roles = await server().query<{ id: number; rechte: unknown }>(
      `select id::integer id, rechte from roles where rechte::text like '%${right}%'`,
    );
    expect(roles.length).toBeGreaterThan(0);
    await server().query(
      `update roles set rechte = array_remove(rechte, '${right}') where '${right}' = any(rechte)`,
    );
    const buero = await client('buero');
    const before = await counts();
    const refused = await buero.post('/crm/aktivitaeten', {
      ...activity,
      wiedervorlageDatum: later,
    });
    expect(refused.status).toBe(403);
    expect(await counts()).toEqual(before);
    expect((await buero.post('/crm/aktivitaeten', activity)).status).toBe(201);
    await server().query(
      `update roles set rechte = array_append(rechte, '${right}') where id in (${roles
        .map(({ id }) => id)
        .join(',')})`,
    );
  });

  test('begin with a template, of which nothing is stored', async () => {
    const [buero, technik] = [await client('buero'), await client('technik')];
    const path = '/crm/aktivitaetsvorlagen';
    const template = { bezeichnung: 'Messebesuch', art: 'BESUCH', betreff: 'Messe', dauer: 30 };
    // Everybody reads them; who may change activities of others looks after them.
    expect((await technik.post(path, template)).status).toBe(403);
    const made = await buero.post(path, template);
    expect(made.status).toBe(201);
    expect((await buero.post(path, template)).status).toBe(422);
    const [read] = rowsOf(await technik.get(`${path}?filter=bezeichnung=Messebesuch`));
    expect(read).toMatchObject(template);
    const created = await technik.post('/crm/aktivitaeten', { ...activity, vorlageId: read?.id });
    expect(created.status).toBe(201);
    const location = String(created.headers.get('location')).replace('/vario-api', '');
    const { body } = await technik.get(location);
    expect(body).toMatchObject({ result: { art: 'ANRUF', betreff: null, dauer: null } });
    expect(JSON.stringify(body)).not.toContain('vorlage');
  });
});
