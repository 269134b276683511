import { describe, expect, test } from 'vitest';
import { instantsOf } from '../../../schemas/rules/company-time';
import { formatSeconds } from '../../../schemas/rules/format-duration';
import {
  secondsOf,
  signedInAt,
  spansOf,
  timeHints,
  type Punch,
} from '../../../schemas/rules/working-time';

const at = (local: string) => instantsOf(`2026-03-${local}`)[0]?.getTime() ?? Number.NaN;

/** «10T08:00 10T12:00»: in and out in turn. */
const punches = (text: string): Punch[] =>
  text.split(' ').map((one, index) => ({ at: at(one), isIn: index % 2 === 0 }));

const hints = (text: string, more: { before?: string; now?: string } = {}) =>
  timeHints(spansOf(punches(text)), {
    ...(more.before === undefined ? {} : { before: at(more.before) }),
    now: at(more.now ?? '20T00:00'),
  });

describe('spans', () => {
  test('go from a sign-in to the next sign-out, in order of time', () => {
    const [first, second] = spansOf(punches('10T08:00 10T12:00 10T12:30 10T17:00').reverse());
    expect([first, second].map((span) => span && secondsOf(span))).toEqual([14_400, 16_200]);
  });

  test('stand alone where a sign-in or a sign-out is missing', () => {
    const twice = [
      { at: at('10T08:00'), isIn: true },
      { at: at('11T08:00'), isIn: true },
      { at: at('11T16:00'), isIn: false },
      { at: at('11T17:00'), isIn: false },
    ];
    const spans = spansOf(twice);
    expect(spans.map(({ from, to }) => [from?.at, to?.at])).toEqual([
      [at('10T08:00'), undefined],
      [at('11T08:00'), at('11T16:00')],
      [undefined, at('11T17:00')],
    ]);
    expect(spans.map((span) => secondsOf(span))).toEqual([undefined, 28_800, undefined]);
  });

  test('have no duration where the sign-out is the earlier one', () => {
    const [one, other] = punches('10T12:00 10T08:00');
    expect(secondsOf({ from: one, to: other })).toBeUndefined();
  });

  test('are as long as they were when the clocks change', () => {
    const [spring] = spansOf(punches('28T22:00 29T06:00'));
    expect(spring && secondsOf(spring)).toBe(7 * 3600);
    const [summer, winter] = ['2026-10-24T22:00', '2026-10-25T06:00'].map(
      (local) => instantsOf(local)[0]?.getTime() ?? 0,
    );
    const autumn = { from: { at: summer ?? 0, isIn: true }, to: { at: winter ?? 0, isIn: false } };
    expect(secondsOf(autumn)).toBe(9 * 3600);
  });

  test('end nowhere when they were forgotten', () => {
    const open = punches('10T08:00');
    expect(signedInAt(open, at('10T22:00'))).toBe(open[0]);
    expect(signedInAt(open, at('10T22:01'))).toBeUndefined();
    expect(signedInAt(open, at('10T07:59'))).toBeUndefined();
  });
});

describe('hints', () => {
  test('ask for 30 minutes of break above 6 hours, in parts of 15', () => {
    expect(hints('10T08:00 10T14:00')).toEqual([]);
    expect(hints('10T08:00 10T14:01')).toEqual(['msg_time_break_30']);
    expect(hints('10T08:00 10T11:00 10T11:30 10T15:30')).toEqual([]);
    expect(hints('10T08:00 10T11:00 10T11:29 10T15:30')).toEqual(['msg_time_break_30']);
    expect(hints('10T08:00 10T10:00 10T10:15 10T12:00 10T12:15 10T15:30')).toEqual([]);
    // Three times 14 minutes are no break.
    expect(
      hints('10T08:00 10T10:00 10T10:14 10T12:00 10T12:14 10T13:00 10T13:14 10T16:00'),
    ).toEqual(['msg_time_break_30']);
  });

  test('ask for 45 minutes above 9 hours, of time that was worked', () => {
    // Nine hours at work and half an hour of break are not more than nine hours of work.
    expect(hints('10T07:00 10T12:00 10T12:30 10T16:30')).toEqual([]);
    expect(hints('10T07:00 10T12:00 10T12:30 10T16:31')).toEqual(['msg_time_break_45']);
    expect(hints('10T07:00 10T12:00 10T12:45 10T17:00')).toEqual([]);
  });

  test('tell of more than 10 hours, and of less than 11 between two days', () => {
    expect(hints('10T06:00 10T12:00 10T13:00 10T17:00')).toEqual([]);
    expect(hints('10T06:00 10T12:00 10T13:00 10T17:01')).toEqual(['msg_time_over_10']);
    expect(hints('10T06:00 10T08:00', { before: '09T19:00' })).toEqual([]);
    expect(hints('10T06:00 10T08:00', { before: '09T19:01' })).toEqual(['msg_time_rest']);
  });

  test('tell of a sign-out that nothing began', () => {
    const twice = [...punches('10T17:00 10T19:00'), { at: at('10T21:00'), isIn: false }];
    expect(timeHints(spansOf(twice), { now: at('20T00:00') })).toEqual(['msg_time_no_begin']);
  });

  test('count what is running, until it was forgotten', () => {
    expect(hints('10T08:00', { now: '10T14:00' })).toEqual([]);
    expect(hints('10T08:00', { now: '10T14:01' })).toEqual(['msg_time_break_30']);
    expect(hints('10T08:00', { now: '10T22:01' })).toEqual(['msg_time_forgotten']);
  });
});

test('durations read as hours, minutes and seconds', () => {
  expect([0, 59, 3600, 5405, 100 * 3600].map(formatSeconds)).toEqual([
    '0:00:00',
    '0:00:59',
    '1:00:00',
    '1:30:05',
    '100:00:00',
  ]);
});
