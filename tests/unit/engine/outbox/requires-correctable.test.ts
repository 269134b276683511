import i18next from 'i18next';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { ApiError } from '../../../../src/api/api-error';
import { judgeOf } from '../../../../src/bespoke/service-task/judge/judge';
import type { Engine } from '../../../../src/engine/application/context';
import type { Entry } from '../../../../src/engine/outbox/entry';
import { requireCorrectable, type Known } from '../../../../src/engine/outbox/judge';
import { recorded } from '../../../../src/engine/outbox/machine';
import { outboxState } from '../../../../src/engine/outbox/outbox-state';

const arrive = 'POST /service/planung/{id}/ankunft';
const book = 'POST /service/planung/{planungId}/arbeitszeiten';
const task = {
  ...{ id: 5, serviceAuftragId: 50, auftragsnummer: 70_050, benutzerId: 3, technikerId: 1 },
  ...{ auftragsstatus: '05', beendetDatum: null, reisebeginnDatum: '2026-11-27T08:00' },
  ...{ vorOrtDatum: null, zeitmessungSeit: null },
};
const engine = {
  me: { id: 3, technikerId: 1 } as Known['me'],
  can: (right: string) => right !== 'SVA_PLANEN',
  registry: {
    loadJudge: (operation: string) => Promise.resolve(judgeOf(operation)),
    loadQueued: (operation: string) =>
      Promise.resolve(operation === arrive ? { at: 'erfasstUm' } : {}),
  },
} as unknown as Engine;

const entry = (
  seq: number,
  operation: string,
  body: object,
  record: Record<string, unknown>,
): Entry => ({
  ...recorded({
    ...{ queue: 'q', operation, params: { id: 5, planungId: 5 }, body, key: String(seq) },
    label: { action: '', record: '' },
    recordedAt: '2026-11-27T08:00:00.000Z',
    of: { schema: 'PlanningItem', id: 5, record },
  }),
  seq,
});

const said = async (one: Entry, body: object): Promise<unknown> => {
  try {
    await requireCorrectable(one, body, engine);
    return undefined;
  } catch (error) {
    return error instanceof ApiError ? error.fieldErrors : error;
  }
};

beforeAll(async () => {
  vi.stubGlobal('navigator', { onLine: false });
  await i18next.init({ lng: 'de', resources: {} });
});

afterAll(() => vi.unstubAllGlobals());

test('a step that is corrected is judged as of when it happened, at its field', async () => {
  const arrival = entry(1, arrive, { datum: '07:00', erfasstUm: '2026-11-27T08:00:00Z' }, task);
  outboxState.update((state) => ({ ...state, entries: [arrival] }));
  const at = (datum: string) => ({ datum, strecke: 4, erfasstUm: '2026-11-27T08:00:00Z' });
  expect(await said(arrival, at('07:59'))).toEqual({ datum: ['msg_service_before_travel'] });
  expect(await said(arrival, at('08:30'))).toBeUndefined();
  // By now it has long been, but not when it was told.
  expect(await said(arrival, at('11:00'))).toEqual({ datum: ['msg_service_in_future'] });
});

test('it is in nobody’s way itself, and what came later is not known yet', async () => {
  const onSite = { ...task, auftragsstatus: '06', vorOrtDatum: '2026-11-27T08:10' };
  const day = '2026-11-27';
  const time = (von: string, bis: string) => ({ datum: day, von, bis, taetigkeitId: 1 });
  const brings = (one: Entry): Entry => ({
    ...one,
    of: { ...one.of, brings: { schema: 'WorkTime', row: one.body } } as NonNullable<Entry['of']>,
  });
  const first = brings(entry(1, book, time('08:20', '08:40'), onSite));
  const second = brings(entry(2, book, time('09:00', '09:30'), onSite));
  const third = brings(entry(3, book, time('10:00', '10:30'), onSite));
  outboxState.update((state) => ({ ...state, entries: [first, second, third] }));
  expect(await said(second, time('09:10', '09:40'))).toBeUndefined();
  expect(await said(second, time('08:30', '09:40'))).toEqual({
    von: ['msg_service_time_overlap'],
  });
  expect(await said(second, time('08:00', '08:15'))).toEqual({
    von: ['msg_service_before_arrival'],
  });
  expect(await said(second, time('10:10', '10:20'))).toBeUndefined();
});
