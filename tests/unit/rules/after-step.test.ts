import { expect, test } from 'vitest';
import { afterStep } from '../../../schemas/rules/after-step';
import { momentOf } from '../../../schemas/rules/moment-of';
import { planningActions, taskActions } from '../../../screens/shared/service-tasks';

const now = '2031-03-03T14:30';
const task = { auftragsstatus: '04' };

test('a step on its way shows what the server will store', () => {
  expect(afterStep('accept', task, {}, now)).toEqual({
    auftragsstatus: '04',
    angenommenDatum: now,
  });
  expect(afterStep('travel', task, { datum: '14:10' }, now)).toEqual({
    auftragsstatus: '05',
    reisebeginnDatum: '2031-03-03T14:10',
  });
  expect(afterStep('arrive', task, { datum: '14:25', strecke: 12 }, now)).toEqual({
    auftragsstatus: '06',
    vorOrtDatum: '2031-03-03T14:25',
    strecke: 12,
  });
  expect(afterStep('startTimer', task, {}, now)).toMatchObject({ zeitmessungSeit: now });
  expect(afterStep('stopTimer', task, {}, now)).toMatchObject({ zeitmessungSeit: null });
});

test('a suspension with a date goes on from the travel, one without ends the task', () => {
  const later = { beginnDatum: '2031-03-04T08:00', grund: 'Ersatzteil fehlt' };
  expect(afterStep('suspend', task, later, now)).toMatchObject({
    auftragsstatus: '10',
    beginnDatum: '2031-03-04T08:00',
    vorOrtDatum: null,
  });
  expect(afterStep('suspend', task, { ohneTermin: true, grund: 'x' }, now)).toMatchObject({
    auftragsstatus: '11',
    beendetDatum: now,
  });
});

test('the completion says what is still open', () => {
  const statusOf = (offen?: string) => afterStep('complete', task, { offen }, now).auftragsstatus;
  expect([statusOf(), statusOf('MATERIAL'), statusOf('KUNDE')]).toEqual(['12', '21', '22']);
});

test('a late evening that is told after midnight is that of the day before', () => {
  expect(momentOf('23:40', '2031-03-04T00:10')).toBe('2031-03-03T23:40');
  expect(momentOf('08:10', '2031-03-04T08:00')).toBe('2031-03-04T08:10');
});

test('a result that is noted is shown, and ends nothing', () => {
  const said = { ergebnis: 'Pumpe getauscht', restarbeiten: null };
  expect(afterStep('noteResult', task, said, now)).toEqual(said);
});

test('each action of a list that may wait shows what its step says', () => {
  const [, accept, refuse] = planningActions;
  for (const { name, follows } of [accept, refuse, ...taskActions]) {
    const body = { ohneTermin: true, grund: 'Ersatzteil fehlt', offen: 'MATERIAL' };
    expect(follows(task, body, now), name).toEqual(afterStep(name, task, body, now));
  }
});
