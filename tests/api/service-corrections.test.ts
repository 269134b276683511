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
import { act, idOf, orderSince, read, sent, TECHNIK } from '../support/service-tasks';
import { testServer } from '../support/test-server';

describe('told steps', () => {
  const server = testServer();
  const client = (user: string) => clientOf(server().url, user);
  const day = daysLater(today(), -3);
  const at = (time: string, on = day) => ({ erfasstUm: `${on}T${time}:00Z` });
  const correction = (body: Row) => ({ grund: 'Vertippt', ...body });

  /** Task of which its technician, on a past day, has told travel and arrival, by 08:00 of Universal Time. */
  const arrived = async () => {
    const [office, technik] = [await client('buero'), await client('technik')];
    const path = await sent(office, TECHNIK);
    await orderSince(server(), (await read(technik, path)).serviceAuftragId, 10);
    for (const [action, body] of [
      ['annahme', {}],
      ['reisebeginn', { datum: '07:30' }],
      ['ankunft', { datum: '07:50', strecke: 12 }],
    ] as const) {
      expect((await act(technik, path, action, { ...body, ...at('08:00') })).status).toBe(200);
    }
    return { office, technik, path };
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
    for (const [from, to] of [
      ['10:00', '10:20'],
      ['11:00', '11:30'],
    ] as const) {
      expect((await act(technik, path, 'zeitmessung', at(from))).status).toBe(200);
      const stopped = new URLSearchParams(at(to)).toString();
      expect((await technik.remove(`${path}/zeitmessung?${stopped}`)).status).toBe(200);
    }
    const done = { ergebnis: 'Rolle getauscht', ...at('11:40') };
    expect((await act(technik, path, 'abschluss', done)).status).toBe(200);
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
