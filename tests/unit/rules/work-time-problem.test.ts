import { expect, test } from 'vitest';
import { phoneField, phoneGap, phoneSpan } from '../../../schemas/rules/phone-completion';
import { arrivalMoment, timerStart } from '../../../schemas/rules/task-step';
import { toldMoment } from '../../../schemas/rules/told-moment';
import {
  heldSpan,
  overlapRefusal,
  runningSpan,
  timerFrom,
  timerRefusal,
  workTimeRefusal,
  type BookedSpan,
} from '../../../schemas/rules/work-time-problem';

const day = '2026-11-27';
/** Instant of a time of that day, by the company's clock. */
const at = (clock: string) => Date.parse(`${day}T${clock}:00+01:00`);
const booked = (von: string, bis: string, auftragsnummer = 70_012): BookedSpan => ({
  ...{ from: at(von), to: at(bis), von, bis, auftragsnummer },
});
const codeOf = (found: { code: string; field?: string } | undefined) =>
  found && [found.field, found.code].filter(Boolean).join(' ');

test.each([
  ['09:15', '10:00', undefined],
  ['09:14', '10:00', 'von msg_service_before_arrival'],
  ['11:00', '12:04', undefined],
  ['11:00', '12:06', 'bis msg_service_in_future'],
  ['12:06', '12:30', 'von msg_service_in_future'],
])('a working time from %s to %s, told at noon after an arrival at 09:15', (von, bis, expected) => {
  const said = { datum: day, von, bis };
  const { span } = heldSpan(said);
  if (!span) throw new Error('not held');
  const now = at('12:00');
  expect(codeOf(workTimeRefusal(said, span, { arrival: `${day}T09:15`, now }))).toBe(expected);
  expect(codeOf(workTimeRefusal(said, span, { arrival: null, now: at('23:00') }))).toBeUndefined();
});

test('what is in the way is said with its order', () => {
  const others = [booked('09:00', '10:00'), runningSpan(at('13:00'), 70_013)];
  const span = (von: string, bis: string) => ({ from: at(von), to: at(bis) });
  expect(overlapRefusal(span('10:00', '13:00'), others, 'von')).toBeUndefined();
  expect(overlapRefusal(span('09:59', '10:30'), others, 'von')).toEqual({
    ...{ status: 422, field: 'von', code: 'msg_service_time_overlap' },
    parameters: ['09:00', '10:00', '70012'],
  });
  expect(overlapRefusal(span('12:00', '13:01'), others, 'von')?.parameters).toEqual([
    '13:00',
    '…',
    '70013',
  ]);
  expect(timerRefusal(span('08:00', '09:30'), others)).toMatchObject({
    status: 409,
    code: 'msg_service_timer_overlap',
  });
  const forgotten = { from: at('09:00') - 32 * 86_400_000, to: at('09:00') };
  expect(timerRefusal(forgotten, others)?.code).toBe('msg_service_timer_too_long');
});

test.each([
  ['08:20', '08:30', `${day}T08:20`],
  ['08:34', '08:30', `${day}T08:34`],
  ['08:36', '08:30', 'datum msg_service_in_future'],
  ['20:29', '08:30', 'datum msg_service_in_future'],
  ['20:31', '08:30', '2026-11-26T20:31'],
  ['23:50', '00:10', '2026-11-26T23:50'],
])('a time of day %s that is told at %s', (time, now, expected) => {
  const { moment, refusal } = toldMoment(time, at(now), 'datum');
  expect(moment?.local ?? codeOf(refusal)).toBe(expected);
});

test('an arrival is not before the travel, also when clocks are set back', () => {
  const told = (datum: string, travel: string, now: string) => {
    const { moment, refusal } = arrivalMoment(datum, travel, Date.parse(now));
    return moment?.local ?? codeOf(refusal);
  };
  expect(told('07:59', `${day}T08:00`, `${day}T12:00:00+01:00`)).toBe(
    'datum msg_service_before_travel',
  );
  expect(told('08:00', `${day}T08:00`, `${day}T12:00:00+01:00`)).toBe(`${day}T08:00`);
  // Ten to three in summer time, ten past two in winter time: twenty minutes.
  expect(told('02:10', '2026-10-25T02:50', '2026-10-25T01:15:00Z')).toBe('2026-10-25T02:10');
  expect(told('02:30', '2026-03-29T01:50', '2026-03-29T01:05:00Z')).toBe(
    'datum msg_service_time_skipped',
  );
});

test('a timer begins by the rules of working times by hand', () => {
  const facts = {
    isRunning: false,
    arrival: `${day}T09:00`,
    booked: [booked('10:00', '11:00')],
    other: undefined,
  };
  const start = (now: string, more: object = {}, isMeant = false) => {
    const { since, refusal } = timerStart(
      { ...facts, ...more },
      { now: at(now) + 30_000, isMeant },
    );
    return since ?? codeOf(refusal);
  };
  expect(start('09:30')).toBe(at('09:30'));
  expect(start('08:57')).toBe(at('09:00'));
  expect(start('08:50')).toBe('msg_service_before_arrival');
  expect(start('10:59')).toBe('msg_service_timer_overlap');
  expect(start('11:00')).toBe(at('11:00'));
  expect(start('09:30', { isRunning: true })).toBe('msg_service_timer_runs');
  const other = runningSpan(at('09:10'), 70_013);
  expect(start('09:30', { other })).toBe('msg_service_timer_running');
  expect(start('09:30', { other }, true)).toBe(at('09:30'));
  expect(start('11:30', { other }, true)).toBe('msg_service_timer_overlap');
  expect(timerFrom(`${day}T09:00`, at('08:57'))).toMatchObject({ zeitmessungSeit: `${day}T09:00` });
});

test.each([
  [{ von: '11:30', bis: '11:45' }, ['11:30', '11:45']],
  [{ dauer: 20 }, ['11:40', '12:00']],
  [{ bis: '11:45' }, 'von msg_value_required'],
  [{ von: '11:30' }, 'bis msg_value_required'],
  [{ von: '11:30', bis: '12:10' }, 'bis msg_service_in_future'],
  [{ von: '11:30', bis: '11:30' }, 'bis msg_service_time_order'],
  [{ von: '11:31', bis: '11:30' }, 'bis msg_service_time_order'],
])('what was settled by phone, told at noon: %o', (body, expected) => {
  const { span, refusal } = phoneSpan(body, at('12:00') + 20_000);
  const shown =
    span &&
    [span.from, span.to].map((one) => new Date(one + 3_600_000).toISOString().slice(11, 16));
  expect(shown ?? codeOf(refusal)).toEqual(expected);
});

test('a call over midnight began the evening before', () => {
  const { span } = phoneSpan({ von: '23:50', bis: '00:05' }, at('00:10'));
  expect(span && (span.to - span.from) / 60_000).toBe(15);
  expect(phoneField({ von: '23:50' })).toBe('von');
  expect(phoneField({ dauer: 5 })).toBe('dauer');
});

test('the time that is proposed for a call is free', () => {
  const now = at('12:00') + 40_000;
  expect(phoneGap([], now)).toEqual({ von: '11:45', bis: '12:00' });
  expect(phoneGap([booked('09:00', '10:00')], now)).toEqual({ von: '11:45', bis: '12:00' });
  expect(phoneGap([booked('09:00', '11:52')], now)).toEqual({ von: '11:52', bis: '12:00' });
});
