import { describe, expect, it } from 'vitest';
import { instantsOf, localTimeOf } from '../../../schemas/rules/company-time';
import { calendarStep } from '../../../src/engine/views/controls/calendar-step';
import { formatDuration } from '../../../schemas/rules/format-duration';
import { formatInstant } from '../../../src/ui/format/format-instant';
import { parseDate } from '../../../src/ui/format/parse-date';
import { parseDateTime } from '../../../src/ui/format/parse-date-time';
import { parseDuration } from '../../../src/ui/format/parse-duration';
import { parseInstant } from '../../../src/ui/format/parse-instant';
import { parseTime } from '../../../src/ui/format/parse-time';

const now = { day: '2026-11-21', time: '09:41' };

describe('parseTime', () => {
  it.each([
    ['8', '08:00'],
    ['8:30', '08:30'],
    ['08:30:15', '08:30'],
    ['8.30', '08:30'],
    ['830', '08:30'],
    ['1430', '14:30'],
    ['8 Uhr', '08:00'],
    ['8:30 Uhr', '08:30'],
    ['8h30', '08:30'],
    ['8h', '08:00'],
    ['2:30 pm', '14:30'],
    ['12 am', '00:00'],
    ['12 p.m.', '12:00'],
    ['0:00', '00:00'],
    ['jetzt', '09:41'],
    ['maintenant', '09:41'],
  ])('reads «%s» as %s', (text, time) => {
    expect(parseTime(text, now.time)).toBe(time);
  });

  it.each(['24', '24:00', '8:60', '8:3', '860', '13 pm', '12345', 'früh', '8-30', '-8'])(
    'does not take «%s» for a time',
    (text) => {
      expect(parseTime(text, now.time)).toBeUndefined();
    },
  );

  it('reads nothing as no time', () => {
    expect(parseTime(' ', now.time)).toBeNull();
  });
});

describe('parseDate', () => {
  it.each([
    ['+7', '2026-11-28'],
    ['-21', '2026-10-31'],
    ['−1', '2026-11-20'],
    ['+0', '2026-11-21'],
    ['morgen', '2026-11-22'],
    ['übermorgen', '2026-11-23'],
    ['gestern', '2026-11-20'],
    ['demain', '2026-11-22'],
  ])('counts «%s» from today', (text, day) => {
    expect(parseDate(text, now.day)).toBe(day);
  });

  it.each(['+', '+99999', '+3661', '7+'])('does not take «%s» for a day', (text) => {
    expect(parseDate(text, now.day)).toBeUndefined();
  });
});

describe('parseDateTime', () => {
  it.each([
    ['31.12.2026 14:30', '2026-12-31T14:30'],
    ['31.12.26, 14:30', '2026-12-31T14:30'],
    ['2026-12-31T14:30', '2026-12-31T14:30'],
    ['2026-12-31 14:30', '2026-12-31T14:30'],
    ['1.3. 8 Uhr', '2026-03-01T08:00'],
    ['1.3. 8:05', '2026-03-01T08:05'],
    ['heute 8', '2026-11-21T08:00'],
    ['+7 1430', '2026-11-28T14:30'],
    ['morgen 2:30 pm', '2026-11-22T14:30'],
    ['14:30', '2026-11-21T14:30'],
    ['jetzt', '2026-11-21T09:41'],
  ])('reads «%s» as %s', (text, local) => {
    expect(parseDateTime(text, now)).toBe(local);
  });

  it.each(['31.12.2026', '1.3. 2026', 'heute', '1430', '31.02.2026 8:00', '1.1.26 25:00', 'bald'])(
    'does not take «%s» for a day with a time',
    (text) => {
      expect(parseDateTime(text, now)).toBeUndefined();
    },
  );
});

describe('instants of the company’s zone', () => {
  it.each([
    ['2026-01-15T12:00', ['2026-01-15T11:00:00.000Z']],
    ['2026-07-15T12:00', ['2026-07-15T10:00:00.000Z']],
    ['2026-03-29T01:59', ['2026-03-29T00:59:00.000Z']],
    ['2026-03-29T02:30', []],
    ['2026-03-29T03:00', ['2026-03-29T01:00:00.000Z']],
    ['2026-10-25T01:59', ['2026-10-24T23:59:00.000Z']],
    ['2026-10-25T02:30', ['2026-10-25T00:30:00.000Z', '2026-10-25T01:30:00.000Z']],
    ['2026-10-25T03:00', ['2026-10-25T02:00:00.000Z']],
    ['2026-12-31T23:59', ['2026-12-31T22:59:00.000Z']],
  ])('of %s are %j', (local, instants) => {
    const found = instantsOf(local);
    expect(found.map((instant) => instant.toISOString())).toEqual(instants);
    expect(found.every((instant) => localTimeOf(instant) === local)).toBe(true);
  });

  it('reads and writes the hour that comes twice', () => {
    const read = (text: string) => parseInstant(text, now) as Date;
    expect(read('25.10.2026 2:30').toISOString()).toBe('2026-10-25T00:30:00.000Z');
    for (const zone of ['MEZ', 'cet']) {
      expect(read(`25.10.2026 2:30 ${zone}`).toISOString()).toBe('2026-10-25T01:30:00.000Z');
    }
    for (const text of ['25.10.2026 02:30 MESZ', '25.10.2026 02:30 MEZ', '25.10.2026 03:00']) {
      expect(formatInstant(read(text), 'de')).toBe(text);
    }
    expect(formatInstant(read('25.10.2026 2:30'), 'fr')).toBe('25.10.2026 02:30 CEST');
  });

  it('knows the hour that is left out', () => {
    expect(parseInstant('29.3.2026 2:30', now)).toBe('skipped');
    expect(parseInstant('29.3.2026', now)).toBeUndefined();
    expect(parseInstant('heute 14.', now)).toBeUndefined();
    expect(parseInstant('', now)).toBeNull();
  });
});

describe('durations', () => {
  it.each([
    ['90', 90],
    ['90 min', 90],
    ['45 Min.', 45],
    ["45'", 45],
    ['1:30', 90],
    ['1:30 h', 90],
    ['0:05', 5],
    ['1,5 h', 90],
    ['1.5h', 90],
    ['1,5', 90],
    [',25 Std.', 15],
    ['0,333 h', 20],
    ['2 h', 120],
    ['2 Stunden', 120],
    ['1h30', 90],
    ['1 h 30 min', 90],
    ['100:00', 6000],
    ['0', 0],
  ])('«%s» is %i minutes', (text, minutes) => {
    expect(parseDuration(text)).toBe(minutes);
  });

  it.each(['lange', '1:60', '1:3', '-5', '1,5 min', '1 h 30 h', '1h 100', 'h', ','])(
    '«%s» is none',
    (text) => {
      expect(parseDuration(text)).toBeUndefined();
    },
  );

  it.each([
    [0, '0:00'],
    [5, '0:05'],
    [90, '1:30'],
    [6000, '100:00'],
    [-90, '-1:30'],
  ])('%i minutes are written «%s»', (minutes, text) => {
    expect(formatDuration(minutes)).toBe(text);
  });
});

describe('keys of the calendar', () => {
  it.each([
    ['2026-11-01', 'ArrowLeft', false, '2026-10-31'],
    ['2026-12-31', 'ArrowRight', false, '2027-01-01'],
    ['2026-11-03', 'ArrowUp', false, '2026-10-27'],
    ['2026-11-28', 'ArrowDown', false, '2026-12-05'],
    ['2026-11-21', 'Home', false, '2026-11-16'],
    ['2026-11-21', 'End', false, '2026-11-22'],
    ['2026-11-22', 'Home', false, '2026-11-16'],
    ['2026-01-31', 'PageDown', false, '2026-02-28'],
    ['2026-03-31', 'PageUp', false, '2026-02-28'],
    ['2024-02-29', 'PageDown', true, '2025-02-28'],
    ['2026-11-21', 'PageUp', true, '2025-11-21'],
    ['2026-11-21', 'Enter', false, undefined],
  ])('from %s with %s (Shift: %s) to %s', (day, key, shift, to) => {
    expect(calendarStep(day, key, shift)).toBe(to);
  });
});
