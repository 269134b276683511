import { expect, test } from 'vitest';
import { isNumberOf, numberRange } from '../../../schemas/rules/document-number';
import {
  bookedDayProblem,
  dateProblem,
  dayOfText,
  yearsLater,
  type Dated,
} from '../../../schemas/rules/plausible-date';

const now = '2026-11-29';

test.each<[Dated | undefined, string, string | undefined]>([
  ['happened', '2026-11-29', undefined],
  ['happened', '2026-11-30', 'msg_date_in_future'],
  ['happened', '2027-11-29', 'msg_date_in_future'],
  ['happened', '2062-11-29', 'msg_date_implausible'],
  ['happened', '2126-11-29', 'msg_date_implausible'],
  ['happened', '0026-11-29', 'msg_date_implausible'],
  ['happened', '2016-11-29', undefined],
  ['happened', '2016-11-28', 'msg_date_implausible'],
  ['happened', '2026-11-29T23:59', undefined],
  ['past', '2014-02-01', undefined],
  ['past', '1999-01-04', undefined],
  ['past', '1986-11-28', 'msg_date_implausible'],
  ['past', '0026-11-29', 'msg_date_implausible'],
  ['past', '2026-11-29', undefined],
  ['past', '2026-11-30', 'msg_date_in_future'],
  ['past', '2126-11-29', 'msg_date_implausible'],
  ['planned', '2026-12-24T08:00', undefined],
  ['planned', '2046-11-29', undefined],
  ['planned', '2046-11-30', 'msg_date_implausible'],
  ['planned', '2006-11-29', undefined],
  ['planned', '0206-11-29', 'msg_date_implausible'],
  ['booked', '2126-11-29', undefined],
  [undefined, '0026-11-29', undefined],
])('what is %s on %s: %s', (dated, day, code) => {
  expect(dateProblem(day, dated, now)?.code).toBe(code);
});

test.each<[string, string | undefined]>([
  ['2026-11-29', undefined],
  ['2026-01-01', undefined],
  ['2025-12-31', 'FEHLER msg_date_closed'],
  ['2016-11-29', 'FEHLER msg_date_closed'],
  ['2016-11-28', 'FEHLER msg_date_implausible'],
  ['2026-11-30', 'WARNUNG msg_date_in_future'],
  ['2027-11-29', 'WARNUNG msg_date_in_future'],
  ['2027-11-30', 'FEHLER msg_date_implausible'],
  ['2126-11-29', 'FEHLER msg_date_implausible'],
  ['0026-11-29', 'FEHLER msg_date_implausible'],
])('what is booked on %s: %s', (day, expected) => {
  const bounds = { today: now, yearsBack: 10, yearsAhead: 1, closedUntil: '2025-12-31' };
  const found = bookedDayProblem(day, bounds);
  expect(found && `${found.schwere} ${found.code}`).toBe(expected);
});

test('a problem says between which days it may be, as they are read', () => {
  expect(dateProblem('2126-01-01', 'happened', now)?.parameters).toEqual([
    '29.11.2016',
    now.split('-').reverse().join('.'),
  ]);
});

test.each([
  ['2024-02-29', 1, '2025-02-28'],
  ['2024-02-29', -4, '2020-02-29'],
  ['0005-01-01', -10, '0001-01-01'],
  ['9999-12-31', 10, '9999-12-31'],
])('%s and %d years later is %s', (day, years, later) => {
  expect(yearsLater(day, years)).toBe(later);
});

test.each([
  ['2025-12-31', '2025-12-31'],
  ['31.12.2025', '2025-12-31'],
  [' 01.02.2025 ', '2025-02-01'],
  ['31.02.2025', undefined],
  ['31.12.25', undefined],
  ['', undefined],
])('«%s» means %s', (text, day) => {
  expect(dayOfText(text)).toBe(day);
});

test.each([
  ['2026-01-31', 'RE2026', 'RE26'],
  ['2099-01-31', 'RE2099', 'RE99'],
  ['1926-01-31', 'RE1926', 'RE1926'],
  ['2126-01-31', 'RE2126', 'RE2126'],
  ['0026-01-31', 'RE0026', 'RE0026'],
])('numbers of %s count in %s and are printed as %s', (day, counter, printed) => {
  expect(numberRange('RE', day)).toEqual({ counter, printed });
  expect(isNumberOf(`${printed}-00017`, day)).toBe(true);
  expect(isNumberOf(`${printed}-00017`, '2031-01-31')).toBe(false);
});
