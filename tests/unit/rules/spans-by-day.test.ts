import { expect, test } from 'vitest';
import { canonicalValue } from '../../../schemas/rules/canonical-value';
import {
  firstInstant,
  isTooLong,
  minutesOfSpan,
  MOST_SPAN_DAYS,
  spansByDay,
  wholeMinute,
} from '../../../schemas/rules/spans-by-day';
import { freeParts, heldSpan, overlapped } from '../../../schemas/rules/work-time-problem';
import { wireOfTime } from '../../../src/engine/fields/time/comparison';
import { seeded } from '../../support/predicate-evaluation';
import { seed } from '../../support/seed';

const at = (utc: string) => Date.parse(`${utc}:00Z`);
const shown = (from: string, to: string) =>
  spansByDay({ from: at(from), to: at(to) }).map(({ datum, von, bis }) => `${datum} ${von}–${bis}`);

test.each([
  ['within a day', '2026-07-01T06:00', '2026-07-01T08:30', ['2026-07-01 08:00–10:30']],
  [
    'over midnight',
    '2026-07-01T20:00',
    '2026-07-01T23:30',
    ['2026-07-01 22:00–24:00', '2026-07-02 00:00–01:30'],
  ],
  ['until midnight', '2026-07-01T20:00', '2026-07-01T22:00', ['2026-07-01 22:00–24:00']],
  ['from midnight', '2026-07-01T22:00', '2026-07-01T22:01', ['2026-07-02 00:00–00:01']],
  ['the last minute', '2026-07-01T21:59', '2026-07-01T22:00', ['2026-07-01 23:59–24:00']],
  [
    'a day and a minute on both sides',
    '2026-07-01T21:59',
    '2026-07-02T22:01',
    ['2026-07-01 23:59–24:00', '2026-07-02 00:00–24:00', '2026-07-03 00:00–00:01'],
  ],
  [
    'over the hour that is skipped',
    '2026-03-29T00:30',
    '2026-03-29T02:00',
    ['2026-03-29 01:30–04:00'],
  ],
  [
    'over the hour that comes twice',
    '2026-10-24T23:30',
    '2026-10-25T02:00',
    ['2026-10-25 01:30–03:00'],
  ],
  [
    'from one of the two hours to the other',
    '2026-10-25T00:50',
    '2026-10-25T01:10',
    ['2026-10-25 02:50–02:10'],
  ],
  ['nothing', '2026-07-01T06:00', '2026-07-01T06:00', []],
  ['backwards', '2026-07-01T06:00', '2026-07-01T05:00', []],
])('a span %s', (_, from, to, expected) => {
  expect(shown(from, to)).toEqual(expected);
});

test('nothing is lost or gained, whatever the length, at midnight and when clocks change', () => {
  const random = seeded(seed);
  const changes = [at('2026-03-29T01:00'), at('2026-10-25T01:00'), at('2026-12-31T23:00')];
  for (let count = 0; count < 500; count++) {
    const near = changes[count % 3] ?? 0;
    const from = wholeMinute(near + (random() - 0.5) * 4 * 86_400_000);
    const to = from + Math.floor(random() ** 4 * MOST_SPAN_DAYS * 1440) * 60_000;
    const spans = spansByDay({ from, to });
    const parts = spans.map(({ beginnUm, endeUm }) => ({
      from: Date.parse(beginnUm),
      to: Date.parse(endeUm),
    }));
    const sum = parts.reduce((all, one) => all + minutesOfSpan(one), 0);
    expect(sum).toBe((to - from) / 60_000);
    expect(parts.slice(1).map((one) => one.from)).toEqual(parts.slice(0, -1).map((one) => one.to));
    expect(new Set(spans.map(({ datum }) => datum)).size).toBe(spans.length);
  }
});

test('a span that was forgotten is nothing, and no work is done for it', () => {
  const from = at('2020-01-01T00:00');
  const most = MOST_SPAN_DAYS * 86_400_000;
  expect(isTooLong({ from, to: from + most })).toBe(false);
  expect(spansByDay({ from, to: from + most })).toHaveLength(MOST_SPAN_DAYS + 1);
  expect(isTooLong({ from, to: from + most + 60_000 })).toBe(true);
  expect(spansByDay({ from, to: Number.MAX_SAFE_INTEGER })).toEqual([]);
});

const minutes = (datum: string, von: string, bis: string) => {
  const { span, refusal } = heldSpan({ datum, von, bis });
  return span ? minutesOfSpan(span) : `${String(refusal?.field)}: ${String(refusal?.code)}`;
};

test.each([
  ['2026-07-01', '08:00', '09:30', 90],
  ['2026-07-01', '23:59', '24:00', 1],
  ['2026-07-01', '00:00', '24:00', 1440],
  ['2026-03-29', '00:00', '24:00', 1380],
  ['2026-10-25', '00:00', '24:00', 1500],
  ['2026-03-29', '01:30', '03:30', 60],
  ['2026-03-29', '02:30', '03:30', 'von: msg_service_time_skipped'],
  ['2026-03-29', '01:30', '02:30', 'bis: msg_service_time_skipped'],
  ['2026-10-25', '01:30', '03:30', 180],
  ['2026-10-25', '02:10', '02:50', 40],
  ['2026-10-25', '02:50', '02:10', 20],
  ['2026-10-25', '03:10', '02:50', 'bis: msg_service_time_order'],
  ['2026-07-01', '10:00', '10:00', 'bis: msg_service_time_order'],
  ['2026-07-01', '10:01', '10:00', 'bis: msg_service_time_order'],
])('a working time by hand on %s from %s to %s', (datum, von, bis, expected) => {
  expect(minutes(datum, von, bis)).toBe(expected);
});

test('the instants that are known say which of two hours is meant', () => {
  const second = { beginnUm: '2026-10-25T01:10:00.000Z', endeUm: '2026-10-25T01:20:00.000Z' };
  const { span } = heldSpan({ datum: '2026-10-25', von: '02:10', bis: '02:20', ...second });
  expect(span).toEqual({ from: at('2026-10-25T01:10'), to: at('2026-10-25T01:20') });
  const first = heldSpan({ datum: '2026-10-25', von: '02:10', bis: '02:20' }).span;
  expect(first).toEqual({ from: at('2026-10-25T00:10'), to: at('2026-10-25T00:20') });
  const booked = { ...(first ?? { from: 0, to: 0 }), von: '02:10', bis: '02:20' };
  expect(overlapped(span ?? { from: 0, to: 0 }, [booked])).toBeUndefined();
});

test('the first instant of a time that is skipped is that of a clock that was not set', () => {
  expect(firstInstant('2026-03-29T02:30')).toBe(at('2026-03-29T01:30'));
  expect(firstInstant('2026-10-25T02:30')).toBe(at('2026-10-25T00:30'));
});

test('what is free of a span is what nothing else takes', () => {
  const span = { from: 10, to: 20 };
  expect(freeParts(span, [])).toEqual([span]);
  expect(
    freeParts(span, [
      { from: 0, to: 12 },
      { from: 18, to: 30 },
    ]),
  ).toEqual([{ from: 12, to: 18 }]);
  expect(
    freeParts(span, [
      { from: 14, to: 15 },
      { from: 12, to: 16 },
    ]),
  ).toEqual([
    { from: 10, to: 12 },
    { from: 16, to: 20 },
  ]);
  expect(freeParts(span, [{ from: 5, to: 25 }])).toEqual([]);
});

test('midnight as an end is that of the day, typed or sent', () => {
  expect(canonicalValue('00:00', { format: 'local-end-time' })).toBe('24:00');
  expect(canonicalValue('00:01', { format: 'local-end-time' })).toBe('00:01');
  expect(canonicalValue('00:00', { format: 'local-time' })).toBe('00:00');
  expect(wireOfTime('00:00', 'local-end-time')).toBe('24:00');
  expect(wireOfTime('00:00', 'local-time')).toBe('00:00');
});
