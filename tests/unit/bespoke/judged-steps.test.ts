import { beforeEach, expect, test } from 'vitest';
import type { Answer } from '../../../src/api/call';
import type { Entry } from '../../../src/engine/outbox/entry';
import type { Judge, Known } from '../../../src/engine/outbox/judge';
import { recorded } from '../../../src/engine/outbox/machine';
import { judgeOf } from '../../../src/bespoke/service-task/judge/judge';

const now = Date.parse('2026-11-27T12:00:00+01:00');
const readAt = now - 3_600_000;
const planung = '/service/planung/{id}';
const task = {
  ...{ id: 5, serviceAuftragId: 50, auftragsnummer: 70_050, benutzerId: 3, technikerId: 1 },
  ...{ auftragsstatus: '06', beendetDatum: null, vorOrtDatum: '2026-11-27T08:00' },
  ...{ zeitmessungSeit: null, angenommenDatum: '2026-11-27T07:00' },
};
const other = { ...task, id: 6, serviceAuftragId: 60, auftragsnummer: 70_060 };

let kept: Record<string, unknown[]>;
let entries: Entry[];
beforeEach(() => {
  kept = { '/service/planung': [task, other], '/service/planung/{planungId}/arbeitszeiten 5': [] };
  entries = [];
});

/** What this device has read an hour ago, and nothing else. */
const find: Known['find'] = (operation, { params = {} } = {}) => {
  const name = [operation.slice(4), ...Object.values(params)].join(' ');
  const rows = kept[name];
  const answer = {
    data: { result: rows, hasMore: false },
    status: 200,
    headers: new Headers(),
    at: readAt,
  };
  return Promise.resolve(rows ? (answer as Answer<unknown>) : undefined);
};

const judged = async (
  operation: string,
  body: unknown,
  record: object = task,
): Promise<string[]> => {
  const call = {
    ...{ operation, params: { id: 5, planungId: 5 }, body },
    of: { schema: 'PlanningItem', id: 5, record },
  } as Parameters<Judge>[0];
  const me = { id: 3, technikerId: 1 } as Known['me'];
  const known: Known = {
    me,
    find,
    entries,
    now,
    isFresh: false,
    can: (right) => right !== 'SVA_PLANEN',
  };
  const refusals = (await judgeOf(operation)?.(call, known)) ?? [];
  return refusals.map(({ field, code, parameters }) =>
    [field, code, ...parameters].filter((one) => one !== undefined).join(' '),
  );
};

const waiting = (seq: number, about: number, of: object, more: Partial<Entry> = {}): Entry => ({
  ...recorded({
    ...{
      queue: 'q',
      operation: 'POST x',
      params: {},
      key: String(seq),
      label: { action: '', record: '' },
    },
    recordedAt: new Date(now - 60_000).toISOString(),
    of: { schema: 'PlanningItem', id: about, ...of },
  }),
  seq,
  ...more,
});

test('what waits on the device is in the way, on whatever task', async () => {
  const times = 'POST /service/planung/{planungId}/arbeitszeiten';
  const body = { datum: '2026-11-27', von: '09:00', bis: '10:00', taetigkeitId: 1 };
  expect(await judged(times, body)).toEqual([]);
  const row = { datum: '2026-11-27', von: '09:30', bis: '09:45' };
  entries = [waiting(1, 6, { brings: { schema: 'WorkTime', row } })];
  expect(await judged(times, body)).toEqual(['von msg_service_time_overlap 09:30 09:45 70060']);
  entries = [waiting(1, 6, { brings: { schema: 'WorkTime', row } }, { state: 'discarded' })];
  expect(await judged(times, body)).toEqual([]);
});

test('a timer that was started on another task without a network asks first', async () => {
  const start = `POST ${planung}/zeitmessung`;
  expect(await judged(start, {})).toEqual([]);
  const follows = { zeitmessungSeit: '2026-11-27T11:00', auftragsstatus: '08' };
  entries = [waiting(1, 6, { follows })];
  expect(await judged(start, {})).toEqual(['msg_service_timer_running 70060']);
  expect(await judged(start, { trotzdem: true })).toEqual([]);
});

test('what is not known is left to the server', async () => {
  kept = {};
  expect(await judged(`POST ${planung}/abschluss`, { ergebnis: 'x' })).toEqual([]);
  expect(await judged('POST /service/material/{id}/einbau', { menge: 100 })).toEqual([]);
  expect(judgeOf('POST /zeiterfassung/Zeitbuchung')).toBeUndefined();
});

test('a status is said in words where they are known', async () => {
  const travel = `POST ${planung}/reisebeginn`;
  expect(await judged(travel, { datum: '11:00' })).toEqual(['msg_service_status 06']);
  kept['/stammdaten/service/status'] = [{ art: 'A', status: '06', beschreibung: 'vor Ort' }];
  expect(await judged(travel, { datum: '11:00' })).toEqual(['msg_service_status vor Ort']);
  expect(await judged(travel, { datum: '11:00' }, { ...task, benutzerId: 8 })).toEqual([
    'msg_auth_right_missing SVA_PLANEN',
  ]);
});

test('material is judged by what waits to be done with it', async () => {
  const position = {
    ...{ id: 9, artikelId: 4, sctyp: 'N', benutzerId: 3, auftragsstatus: '06', menge: 2 },
    ...{ mengeUnterwegs: 2, mengeBestaetigt: 0, mengeNichtGeliefert: 0, mengeOffen: 0 },
    ...{ mengeEingebaut: 0, mengeDefektVerkauft: 0, mengeDefektEingelagert: 0 },
  };
  kept['/service/auftraege/{serviceAuftragId}/material 50'] = [position];
  const call = async (step: string, body: object) => {
    const operation = `POST /service/material/{id}/${step}`;
    const asked = {
      operation,
      params: { id: 9 },
      body,
      of: { schema: 'PlanningItem', id: 5, record: task },
    };
    const me = { id: 3, technikerId: 1 } as Known['me'];
    const known: Known = { me, find, entries, now, isFresh: false, can: () => false };
    const found = await judgeOf(operation)?.(asked as unknown as Parameters<Judge>[0], known);
    return (found ?? []).map(({ field, code }) => `${String(field)} ${code}`);
  };
  expect(await call('bestaetigung', { menge: 0, mengeNichtGeliefert: 0 })).toEqual([
    'menge msg_material_no_amount',
  ]);
  expect(await call('einbau', { menge: 1 })).toEqual(['menge msg_material_too_much']);
  const confirmed = { operation: 'POST /service/material/{id}/bestaetigung', params: { id: 9 } };
  entries = [waiting(1, 5, {}, { ...confirmed, body: { menge: 2 } })];
  expect(await call('einbau', { menge: 1 })).toEqual([]);
  expect(await call('bestaetigung', { menge: 1 })).toEqual(['menge msg_material_too_much']);
  kept['/stammdaten/artikel/{id} 4'] = { id: 4, istSeriennummernArtikel: true } as never;
  expect(await call('einbau', { menge: 1 })).toEqual(['seriennummern msg_serial_count']);
});
