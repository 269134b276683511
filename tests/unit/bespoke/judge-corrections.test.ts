import { expect, test } from 'vitest';
import { judgeOf } from '../../../src/bespoke/service-task/judge/judge';
import type { Answer } from '../../../src/api/call';
import type { Known } from '../../../src/engine/outbox/judge';

const times = '/service/planung/{planungId}/arbeitszeiten';
const now = Date.parse('2026-11-27T12:00:00+01:00');
const task = {
  ...{ id: 5, serviceAuftragId: 50, auftragsnummer: 70_050, benutzerId: 3, technikerId: 1 },
  ...{ auftragsstatus: '12', beendetDatum: '2026-11-27T11:00', zeitmessungSeit: null },
  ...{ reisebeginnDatum: '2026-11-27T08:00', vorOrtDatum: '2026-11-27T08:40', strecke: 12 },
};
const time = (id: number, technikerId: number, von: string, bis: string) => ({
  ...{ id, technikerId, datum: '2026-11-27', von, bis },
  beginnUm: new Date(`2026-11-27T${von}:00+01:00`).toISOString(),
  endeUm: new Date(`2026-11-27T${bis}:00+01:00`).toISOString(),
});
const rows = [time(1, 1, '09:00', '10:00'), time(2, 2, '10:00', '10:30')];

/** Codes of what a device says of a correction: of the steps, or of a working time, whose order it knows in a status. */
const refusals = async (body: Record<string, unknown>, { timeId = 0, status = '12' } = {}) => {
  const answers: Record<string, unknown> = {
    'GET /service/auftraege/{id}': { result: { id: 50, auftragsstatus: status } },
    [`GET ${times}`]: { result: rows },
    'GET /service/planung': { result: [task] },
  };
  const find: Known['find'] = (asked) => {
    const data = answers[asked];
    return Promise.resolve(data ? ({ data, at: now } as Answer<unknown>) : undefined);
  };
  const isTime = timeId > 0;
  const operation = `POST ${isTime ? `${times}/{id}` : '/service/planung/{id}'}/korrektur`;
  const params: Record<string, number> = isTime ? { planungId: 5, id: timeId } : { id: 5 };
  const found = await judgeOf(operation)?.(
    { operation, params, body, of: { schema: 'PlanningItem', id: 5, record: task } },
    {
      ...{ find, entries: [], isFresh: false, now },
      me: { id: 3, technikerId: 1 } as Known['me'],
      can: (right) => right !== 'SVA_PLANEN',
    },
  );
  return found?.map(({ code }) => code);
};

const said = (von: string, bis: string) => ({ datum: '2026-11-27', von, bis });

test('nothing is corrected once the order was reviewed', async () => {
  expect(await refusals({ strecke: 20 })).toEqual([]);
  expect(await refusals({ strecke: 20 }, { status: '80' })).toEqual(['msg_service_step_reviewed']);
  expect(await refusals({ strecke: 20 }, { status: '85' })).toEqual(['msg_service_step_billed']);
  const time = { timeId: 1, status: '80' };
  expect(await refusals(said('09:00', '09:30'), time)).toEqual(['msg_service_step_reviewed']);
});

test('times of the technician who had the task before stay his, and are in nobody else’s way', async () => {
  expect(await refusals(said('10:00', '10:15'), { timeId: 2 })).toEqual(['msg_auth_right_missing']);
  expect(await refusals(said('09:00', '10:15'), { timeId: 1 })).toEqual([]);
});
