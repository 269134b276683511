import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { daysLater } from '../../schemas/rules/days-later';
import { localTimeOf } from '../../schemas/rules/company-time';
import { today } from '../../schemas/rules/today';
import {
  clientOf,
  codesOf,
  fieldErrorsOf,
  recordOf,
  rowsOf,
  type ApiClient,
  type Row,
} from '../support/api-client';
import { change, removeNow } from '../support/drafts';
import {
  act,
  idOf,
  onVersion,
  orderSince,
  pathOf,
  read,
  sent,
  TECHNIK,
} from '../support/service-tasks';
import { testServer } from '../support/test-server';

describe('told steps', () => {
  const server = testServer();
  const client = (user: string) => clientOf(server().url, user);
  const day = daysLater(today(), -3);
  const at = (time: string, on = day) => ({ erfasstUm: `${on}T${time}:00Z` });
  const correction = (body: Row) => ({ grund: 'Vertippt', ...body });

  /** Task of which its technician, on a past day, has told travel and arrival, by 08:00 of Universal Time. */
  const arrived = async (on = day) => {
    const [office, technik] = [await client('buero'), await client('technik')];
    const path = await sent(office, TECHNIK);
    await orderSince(server(), (await read(technik, path)).serviceAuftragId, 10);
    for (const [action, body] of [
      ['annahme', {}],
      ['reisebeginn', { datum: '07:30' }],
      ['ankunft', { datum: '07:50', strecke: 12 }],
    ] as const) {
      expect((await act(technik, path, action, { ...body, ...at('08:00', on) })).status).toBe(200);
    }
    return { office, technik, path };
  };
  /** Lets the server have heard of a task's steps and times on the day on which they happened. */
  const heardInTime = async (path: string) => {
    await server().query(`alter table change_history disable trigger user;
      update change_history set zeit = zeit - interval '4 days'
        where tabelle = 'SVP' and tabelle_id = ${idOf(path)};
      alter table change_history enable trigger user;
      update work_times set gemeldet_um = gemeldet_um - interval '4 days'
        where planung_id = ${idOf(path)}`);
  };
  /** Working time by the timer, of Universal Time. */
  const worked = async (technik: ApiClient, path: string, span: readonly string[], on = day) => {
    const [from = '', to = ''] = span;
    expect((await act(technik, path, 'zeitmessung', at(from, on))).status).toBe(200);
    const stopped = new URLSearchParams(at(to, on)).toString();
    expect((await technik.remove(`${path}/zeitmessung?${stopped}`)).status).toBe(200);
  };
  const done = async (technik: ApiClient, path: string, on = day) => {
    const body = { ergebnis: 'Rolle getauscht', ...at('11:40', on) };
    expect((await act(technik, path, 'abschluss', body)).status).toBe(200);
  };
  const history = async (api: ApiClient, path: string) =>
    rowsOf(await api.get(`/system/aenderungen?tabelle=SVP&tabelleId=${idOf(path)}&limit=200`));

  test('are set right by their technician on the same day, with all that follows from them', async () => {
    const { technik, path } = await arrived();
    const body = correction({ vorOrtDatum: `${day}T08:10`, strecke: 21, ...at('09:00') });
    expect((await act(technik, path, 'korrektur', body)).status).toBe(200);
    expect(await read(technik, path)).toMatchObject({
      ...{ reisebeginnDatum: `${day}T07:30`, vorOrtDatum: `${day}T08:10`, strecke: 21 },
      auftragsstatus: '06',
    });
    expect(recordOf(await technik.get(`${path}/bericht/daten`))).toMatchObject({
      vorOrtDatum: `${day}T08:10`,
      reisen: [{ reisebeginn: `${day}T07:30`, ankunft: `${day}T08:10`, strecke: 21 }],
    });
    expect(await history(technik, path)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          ...{ feld: 'vorOrtDatum', benutzerId: 3, bemerkung: 'Vertippt' },
          ...{ vorher: `${day}T07:50`, nachher: `${day}T08:10` },
        }),
        expect.objectContaining({ feld: 'strecke', vorher: 12, nachher: 21 }),
      ]),
    );
  });

  test('are told by the rules that they were told by first', async () => {
    const { technik, path } = await arrived();
    const said = async (body: Row) => {
      const reply = await act(technik, path, 'korrektur', correction({ ...body, ...at('09:00') }));
      return [...codesOf(reply), ...Object.entries(fieldErrorsOf(reply)).flat(2)].filter(
        (one) => one !== 'msg_validation_failed',
      );
    };
    expect(await said({ vorOrtDatum: `${day}T07:20` })).toEqual([
      'vorOrtDatum',
      'Vor dem Reisebeginn um 07:30.',
    ]);
    expect(await said({ reisebeginnDatum: `${day}T07:55` })).toEqual([
      'reisebeginnDatum',
      'Nach der Ankunft um 07:50.',
    ]);
    expect(await said({ vorOrtDatum: `${day}T23:00` })).toEqual([
      'vorOrtDatum',
      'Das liegt noch in der Zukunft.',
    ]);
    expect(await said({ vorOrtDatum: `${day}T07:50` })).toEqual(['msg_service_nothing_corrected']);
    expect(await said({ zeitmessungSeit: `${day}T08:00` })).toEqual([
      'zeitmessungSeit',
      'Das ist noch nicht gemeldet.',
    ]);
  });

  test('are set right later by dispatch only', async () => {
    const { office, technik, path } = await arrived();
    const next = at('22:00', daysLater(day, 1));
    const body = correction({ vorOrtDatum: `${day}T08:00`, ...next });
    const late = await act(technik, path, 'korrektur', body);
    expect(codesOf(late)).toEqual(['msg_service_step_past']);
    const other = await act(await client('technik2'), path, 'korrektur', body);
    expect(other.status).toBe(403);
    expect((await act(office, path, 'korrektur', body)).status).toBe(200);
    expect(await read(office, path)).toMatchObject({ vorOrtDatum: `${day}T08:00` });
    expect((await history(office, path))[0]).toMatchObject({ bemerkung: 'Vertippt' });
  });

  test('are not set right by whoever only says that it was the same day', async () => {
    const on = daysLater(today(), -4);
    const { office, technik, path } = await arrived(on);
    await worked(technik, path, ['10:00', '10:20'], on);
    await done(technik, path, on);
    await heardInTime(path);
    const [row] = rowsOf(await technik.get(`${path}/arbeitszeiten`));
    const time = `${path}/arbeitszeiten/${String(row?.id)}`;
    const longer = correction({ datum: on, von: row?.von, bis: '17:00' });
    const arrival = correction({ vorOrtDatum: `${on}T08:00`, strecke: 30 });
    for (const told of [{}, at('14:00', on)]) {
      const replies = [
        await act(technik, time, 'korrektur', { ...longer, ...told }),
        await act(technik, path, 'korrektur', { ...arrival, ...told }),
      ];
      for (const reply of replies) expect(codesOf(reply)).toEqual(['msg_service_step_past']);
    }
    // Being corrected by dispatch makes nothing new of it.
    expect((await act(office, path, 'korrektur', { ...arrival, ...at('14:00', on) })).status).toBe(
      200,
    );
    const again = correction({ strecke: 31, ...at('14:00', on) });
    expect(codesOf(await act(technik, path, 'korrektur', again))).toEqual([
      'msg_service_step_past',
    ]);
    expect((await act(office, time, 'korrektur', longer)).status).toBe(200);
  });

  test('of an order that was reviewed are set right by dispatch only', async () => {
    const on = daysLater(today(), -5);
    const { office, technik, path } = await arrived(on);
    await worked(technik, path, ['10:00', '10:20'], on);
    await done(technik, path, on);
    const { serviceAuftragId } = await read(technik, path);
    const order = `/service/auftraege/${String(serviceAuftragId)}`;
    expect((await onVersion(office, order, 'pruefung')).status).toBe(200);
    const [row] = rowsOf(await technik.get(`${path}/arbeitszeiten`));
    const time = `${path}/arbeitszeiten/${String(row?.id)}`;
    const longer = correction({ datum: on, von: row?.von, bis: '14:00', ...at('14:00', on) });
    const further = correction({ strecke: 30, ...at('14:00', on) });
    for (const [of, body] of [
      [time, longer],
      [path, further],
    ] as const) {
      expect(codesOf(await act(technik, of, 'korrektur', body))).toEqual([
        'msg_service_step_reviewed',
      ]);
      expect((await act(office, of, 'korrektur', body)).status).toBe(200);
    }
  });

  test('of work are those of who worked then, whoever goes on with the task', async () => {
    const on = daysLater(today(), -6);
    const { office, technik, path } = await arrived(on);
    const times = `${path}/arbeitszeiten`;
    const book = async (api: ApiClient, von: string, bis: string) => {
      const made = await api.post(times, { datum: on, von, bis, taetigkeitId: 1 });
      expect(made.status).toBe(201);
      return pathOf(made);
    };
    const first = await book(technik, '08:00', '09:00');
    await book(technik, '09:00', '09:30');
    const pause = { grund: 'Teil fehlt', beginnDatum: `${on}T10:30`, ...at('09:30', on) };
    expect((await act(technik, path, 'unterbrechung', pause)).status).toBe(200);
    expect((await change(office, path, { technikerId: 2 })).status).toBe(200);
    expect((await act(office, path, 'versand')).status).toBe(200);
    const next = await client('technik2');
    for (const [action, body] of [
      ['annahme', {}],
      ['reisebeginn', { datum: '10:30' }],
      ['ankunft', { datum: '10:40', strecke: 3 }],
    ] as const) {
      expect((await act(next, path, action, { ...body, ...at('11:00', on) })).status).toBe(200);
    }
    await book(next, '10:45', '11:30');
    const said = (von: string, bis: string) =>
      correction({ datum: on, von, bis, ...at('12:00', on) });
    for (const refused of [
      await act(next, first, 'korrektur', said('06:00', '12:00')),
      await change(next, first, { bis: '08:30' }),
      await removeNow(next, first),
    ]) {
      expect([refused.status, ...codesOf(refused)]).toEqual([
        403,
        'msg_auth_right_missing SVA_PLANEN',
      ]);
    }
    const overlap = [
      await act(office, first, 'korrektur', said('08:00', '09:15')),
      await change(office, first, { bis: '09:15' }),
    ];
    for (const reply of overlap) {
      expect(fieldErrorsOf(reply).von?.[0]).toMatch(/^Überschneidet sich mit 09:00/);
    }
    expect((await change(office, first, { bis: '08:30' })).status).toBe(200);
    // The times of his successor are not in the way.
    expect((await act(office, first, 'korrektur', said('11:00', '11:20'))).status).toBe(200);
  });

  test('give a running timer another begin, by the rules of times by hand', async () => {
    const { technik, path } = await arrived();
    const [before] = [localTimeOf(new Date(`${day}T09:00:00Z`)).slice(11)];
    expect((await act(technik, path, 'zeitmessung', at('09:00'))).status).toBe(200);
    expect(await read(technik, path)).toMatchObject({ zeitmessungSeit: `${day}T${before}` });
    const early = correction({ zeitmessungSeit: `${day}T07:40`, ...at('09:30') });
    expect(fieldErrorsOf(await act(technik, path, 'korrektur', early))).toEqual({
      zeitmessungSeit: ['Vor der Ankunft um 07:50.'],
    });
    const body = correction({ zeitmessungSeit: `${day}T08:15`, ...at('09:30') });
    expect((await act(technik, path, 'korrektur', body)).status).toBe(200);
    const arrival = correction({ vorOrtDatum: `${day}T08:20`, ...at('09:30') });
    expect(fieldErrorsOf(await act(technik, path, 'korrektur', arrival))).toEqual({
      vorOrtDatum: ['Nach dem Beginn der Arbeit um 08:15.'],
    });
    const stopped = new URLSearchParams(at('09:45')).toString();
    expect((await technik.remove(`${path}/zeitmessung?${stopped}`)).status).toBe(200);
    const [time] = rowsOf(await technik.get(`${path}/arbeitszeiten`));
    expect(time).toMatchObject({ von: '08:15' });
  });

  test('of work are set right once the task is over, and its order counts them anew', async () => {
    const { office, technik, path } = await arrived();
    await worked(technik, path, ['10:00', '10:20']);
    await worked(technik, path, ['11:00', '11:30']);
    await done(technik, path);
    const [first, second] = rowsOf(await technik.get(`${path}/arbeitszeiten?orderBy=von`));
    const time = `${path}/arbeitszeiten/${String(first?.id)}`;
    const said = { datum: day, von: first?.von, bis: second?.von };
    const longer = correction({ ...said, bis: second?.bis, ...at('12:00') });
    expect(fieldErrorsOf(await act(technik, time, 'korrektur', longer)).von?.[0]).toMatch(
      /^Überschneidet sich mit /,
    );
    const until = correction({ ...said, ...at('12:00') });
    const corrected = await act(technik, time, 'korrektur', until);
    expect([corrected.status, recordOf(corrected)]).toMatchObject([200, { dauer: 60 }]);
    const { serviceAuftragId } = await read(technik, path);
    expect(await read(office, `/service/auftraege/${String(serviceAuftragId)}`)).toMatchObject({
      gebrauchteZeit: 90,
    });
    expect((await history(technik, path))[0]).toMatchObject({
      ...{ feld: 'zeiten', bemerkung: 'Vertippt', benutzerId: 3 },
      nachher: expect.stringContaining(`${String(first?.von)}–${String(second?.von)}`),
    });
  });

  test('stay as they are signed, but for dispatch', async () => {
    const { office, technik, path } = await arrived();
    const report = await fetch(`${server().url}/vario-api${path}/bericht`, {
      headers: { authorization: `Bearer ${technik.token}` },
    });
    const bytes = Buffer.from(await report.arrayBuffer());
    const dokumentHash = createHash('sha256').update(bytes).digest('hex');
    const zeitpunkt = new Date().toISOString();
    const signature = { art: 'GETIPPT', name: 'Eva Muster', zeitpunkt, dokumentHash };
    expect((await act(technik, path, 'unterschrift', signature)).status).toBe(201);
    const body = correction({ strecke: 21, ...at('09:00') });
    expect(codesOf(await act(technik, path, 'korrektur', body))).toEqual([
      'msg_service_step_signed',
    ]);
    expect((await act(office, path, 'korrektur', body)).status).toBe(200);
    const [signed] = rowsOf(await office.get(`${path}/unterschriften`));
    expect(signed).toMatchObject({ ungueltig: true });
  });

  test('of an order with an invoice stay', async () => {
    const { office, technik, path } = await arrived();
    const ended = { bemerkung: 'Kunde nicht da', ...at('09:00') };
    expect((await act(technik, path, 'abbruch', ended)).status).toBe(200);
    const { serviceAuftragId } = await read(office, path);
    const billed = `update service_orders set auftragsstatus = '85' where id = $1`;
    await server().query(billed, [serviceAuftragId]);
    const reply = await act(office, path, 'korrektur', correction({ strecke: 21 }));
    expect(codesOf(reply)).toEqual(['msg_service_step_billed']);
  });
});
