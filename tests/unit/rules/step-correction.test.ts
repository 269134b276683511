import { expect, test } from 'vitest';
import { afterStep } from '../../../schemas/rules/after-step';
import { reviewedRefusal } from '../../../schemas/rules/corrector';
import { stepCorrectionRefusal } from '../../../schemas/rules/step-correction';
import { timeCorrectionRefusal } from '../../../schemas/rules/time-correction';

const now = Date.parse('2026-11-27T12:00:00+01:00');
const task = {
  ...{ auftragsstatus: '06', beendetDatum: null, zeitmessungSeit: null },
  ...{ reisebeginnDatum: '2026-11-27T08:00', vorOrtDatum: '2026-11-27T08:40', strecke: 12 },
};
const facts = { now, mayPlan: false, isSigned: false, work: [], booked: [] };
const refused = (said: object, more: object = {}, of: object = {}) => {
  const found = stepCorrectionRefusal({ ...task, ...of }, said, { ...facts, ...more });
  return found && [found.field, found.code].filter(Boolean).join(' ');
};
const span = (von: string, bis: string) => ({
  ...{
    from: Date.parse(`2026-11-27T${von}:00+01:00`),
    to: Date.parse(`2026-11-27T${bis}:00+01:00`),
  },
  ...{ von, bis },
});

test('a technician corrects on the same day, and after a night for twelve hours', () => {
  const late = { vorOrtDatum: '2026-11-26T23:50', reisebeginnDatum: '2026-11-26T23:30' };
  const said = { strecke: 20 };
  expect(refused(said)).toBeUndefined();
  expect(refused(said, { now: Date.parse('2026-11-27T23:59:00+01:00') })).toBeUndefined();
  expect(refused(said, { now: Date.parse('2026-11-27T11:00:00+01:00') }, late)).toBeUndefined();
  expect(refused(said, {}, late)).toBe('msg_service_step_past');
  expect(refused(said, { mayPlan: true }, late)).toBeUndefined();
});

test('what reaches the server later than noon of the next day is refused, unless what it corrects came as late', () => {
  const hearing = (heard: string, more: object = {}) =>
    refused({ strecke: 20 }, { heard: Date.parse(heard), ...more });
  expect(hearing('2026-11-28T11:59:00+01:00')).toBeUndefined();
  expect(hearing('2026-11-28T12:00:00+01:00')).toBe('msg_service_step_past');
  expect(hearing('2026-12-17T08:00:00+01:00')).toBe('msg_service_step_past');
  expect(hearing('2026-12-17T08:00:00+01:00', { mayPlan: true })).toBeUndefined();
  const toldHeard = Date.parse('2026-12-16T17:00:00+01:00');
  expect(hearing('2026-12-17T08:00:00+01:00', { toldHeard })).toBeUndefined();
  expect(hearing('2026-12-17T13:00:00+01:00', { toldHeard })).toBe('msg_service_step_past');
});

test('an order that was reviewed is corrected by dispatch only, one with an invoice by nobody', () => {
  const codeOf = (status: string, mayPlan: boolean) => reviewedRefusal(status, { mayPlan })?.code;
  expect(['12', '91', '80', '85', '98'].map((status) => codeOf(status, false))).toEqual([
    ...[undefined, undefined, 'msg_service_step_reviewed'],
    ...['msg_service_step_billed', 'msg_service_step_billed'],
  ]);
  expect(['12', '91', '80', '85', '98'].map((status) => codeOf(status, true))).toEqual([
    ...[undefined, undefined, undefined],
    ...['msg_service_step_billed', 'msg_service_step_billed'],
  ]);
});

test('a signed report keeps a technician from it, and not dispatch', () => {
  expect(refused({ strecke: 20 }, { isSigned: true })).toBe('msg_service_step_signed');
  expect(refused({ strecke: 20 }, { isSigned: true, mayPlan: true })).toBeUndefined();
});

test('an arrival is neither before the travel nor after the work or the end that followed', () => {
  const arrival = (time: string, more: object = {}, of: object = {}) =>
    refused({ vorOrtDatum: `2026-11-27T${time}` }, more, of);
  expect(arrival('07:59')).toBe('vorOrtDatum msg_service_before_travel');
  const work = [span('09:00', '10:00')];
  expect(arrival('09:01', { work })).toBe('vorOrtDatum msg_service_after_work');
  expect(arrival('09:00', { work })).toBeUndefined();
  // Work of an earlier visit stays before it.
  expect(arrival('08:50', { work: [span('07:00', '07:30')] })).toBeUndefined();
  const over = { beendetDatum: '2026-11-27T11:00' };
  expect(arrival('11:01', {}, over)).toBe('vorOrtDatum msg_service_after_end');
  expect(arrival('12:05')).toBeUndefined();
  expect(arrival('12:06')).toBe('vorOrtDatum msg_service_in_future');
  expect(refused({ vorOrtDatum: '2026-11-25T08:00' })).toBe(
    'vorOrtDatum msg_service_shift_too_long',
  );
  expect(refused({ reisebeginnDatum: '2026-11-27T08:41' })).toBe(
    'reisebeginnDatum msg_service_after_arrival',
  );
});

test('a running timer begins where nothing else was booked, and after the arrival', () => {
  const running = { auftragsstatus: '08', zeitmessungSeit: '2026-11-27T10:00' };
  const since = (time: string) =>
    refused(
      { zeitmessungSeit: `2026-11-27T${time}` },
      { booked: [span('09:00', '09:30')] },
      running,
    );
  expect(since('09:30')).toBeUndefined();
  expect(since('09:29')).toBe('zeitmessungSeit msg_service_time_overlap');
  expect(since('08:30')).toBe('zeitmessungSeit msg_service_before_arrival');
  expect(since('12:30')).toBe('zeitmessungSeit msg_service_in_future');
  expect(
    afterStep(
      'correct',
      { ...task, ...running },
      { zeitmessungSeit: '2026-11-27T09:30' },
      '2026-11-27T12:00',
    ),
  ).toEqual({ zeitmessungSeit: '2026-11-27T09:30', zeitmessungUm: '2026-11-27T08:30:00.000Z' });
});

test('a working time is corrected by the rules of times by hand', () => {
  const before = {
    ...{ datum: '2026-11-27', von: '09:00', bis: '10:00' },
    ...{ beginnUm: '2026-11-27T08:00:00.000Z', endeUm: '2026-11-27T09:00:00.000Z' },
    technikerId: 1,
  };
  const time = (von: string, bis: string, more: object = {}) => {
    const known = {
      ...{ ...facts, me: { technikerId: 1 } },
      ...{ arrival: '2026-11-27T08:40', others: [span('10:30', '11:00')] },
    };
    const found = timeCorrectionRefusal(
      before,
      { datum: before.datum, von, bis },
      { ...known, ...more },
    );
    return found && [found.field, found.code].filter(Boolean).join(' ');
  };
  expect(time('08:45', '10:30')).toBeUndefined();
  expect(time('09:00', '10:00')).toBe('msg_service_nothing_corrected');
  expect(time('09:00', '10:31')).toBe('von msg_service_time_overlap');
  expect(time('10:00', '09:00')).toBe('bis msg_service_time_order');
  expect(time('08:30', '10:00')).toBe('von msg_service_before_arrival');
  // It was of the visit before this arrival.
  expect(time('08:30', '10:00', { arrival: '2026-11-27T10:15' })).toBeUndefined();
  expect(time('08:45', '10:00', { isSigned: true })).toBe('msg_service_step_signed');
  // A colleague worked then, who had the task before.
  const me = { technikerId: 2 };
  expect(time('08:45', '10:00', { me })).toBe('msg_auth_right_missing');
  expect(time('08:45', '10:00', { me, mayPlan: true })).toBeUndefined();
});
