import { describe, expect, it } from 'vitest';
import { standardFields } from '../../../support/standard-fields';
import { fieldsIn } from '../../../../src/engine/data/filters/predicate';
import {
  daysBetween,
  minutesLater,
  periodAround,
  stepped,
  weekOf,
} from '../../../../src/engine/views/list/period/days';
import {
  movedValues,
  newValues,
  timesOf,
  windowFilter,
} from '../../../../src/engine/views/list/period/entry-times';
import {
  bandOf,
  cappedLanes,
  entriesByDay,
  lastDayOf,
  minutesOn,
  sideBySide,
} from '../../../../src/engine/views/list/period/lanes';
import { weekLines } from '../../../../src/engine/views/list/calendar/week-lines';
import { beginAt, onOtherDay } from '../../../../src/engine/views/list/calendar/dropped-at';

const fields = standardFields(
  'Thing',
  {
    required: ['from', 'to', 'first', 'last'],
    properties: {
      from: { type: 'string', format: 'local-date-time' },
      to: { type: 'string', format: 'local-date-time' },
      at: { type: ['string', 'null'], format: 'date-time' },
      until: { type: ['string', 'null'], format: 'date-time' },
      first: { type: 'string', format: 'date' },
      last: { type: 'string', format: 'date' },
      am: { type: 'boolean' },
      pm: { type: 'boolean' },
    },
  },
  {},
);
const local = { begin: 'from', end: 'to' };
const moments = { begin: 'at', end: 'until' };
const days = { begin: 'first', end: 'last', halves: ['am', 'pm'] as const };
const span = (begin: string, end: string) => ({ begin, end, isDay: false });
const on = (from: string, to: string) => span(`2026-11-23T${from}`, `2026-11-23T${to}`);

describe('periods', () => {
  it('are a day, weeks from Monday, or the whole weeks of a month', () => {
    expect(periodAround('day', '2026-11-27').days).toEqual(['2026-11-27']);
    expect(periodAround('week', '2026-11-29').days).toEqual(
      ['23', '24', '25', '26', '27', '28', '29'].map((day) => `2026-11-${day}`),
    );
    expect(periodAround('weeks4', '2026-11-27').days).toHaveLength(28);
    const month = periodAround('month', '2026-11-27').days;
    expect([month[0], month.at(-1)]).toEqual(['2026-10-26', '2026-12-06']);
    // February 2027 is four weeks, from Monday to Sunday.
    expect(periodAround('month', '2027-02-14').days).toHaveLength(28);
  });

  it('follow each other, a month by its day as far as it has one', () => {
    expect(stepped('day', '2026-12-31', 1)).toBe('2027-01-01');
    expect(stepped('weeks2', '2026-11-27', -1)).toBe('2026-11-13');
    expect(stepped('month', '2026-01-31', 1)).toBe('2026-02-28');
    expect(stepped('month', '2026-03-31', -1)).toBe('2026-02-28');
    expect(stepped('month', '2026-12-15', 1)).toBe('2027-01-15');
  });

  it('have the week numbers of ISO 8601', () => {
    expect(['2026-11-27', '2027-01-01', '2026-01-01', '2024-12-30'].map(weekOf)).toEqual([
      48, 53, 1, 1,
    ]);
  });

  it('count days and minutes over a change of the clocks', () => {
    expect(daysBetween('2026-03-28', '2026-03-30')).toBe(2);
    expect(minutesLater('2026-03-28T23:30', 60)).toBe('2026-03-29T00:30');
  });
});

describe('the times of a record', () => {
  it('are local times, also of moments', () => {
    const record = { at: '2026-11-23T07:00:00Z', until: '2026-11-23T08:30:00Z' };
    expect(timesOf(record, moments, fields)).toEqual(on('08:00', '09:30'));
    expect(timesOf({ at: null }, moments, fields)).toBeUndefined();
    // Without an end it is seen all the same.
    expect(timesOf({ at: record.at, until: null }, moments, fields)?.end).toBe('2026-11-23T08:30');
  });

  it('are whole days, and half ones on a single day only', () => {
    const of = (last: string, am: boolean, pm: boolean) => {
      const { begin, end } = timesOf({ first: '2026-11-23', last, am, pm }, days, fields) ?? {};
      return [begin, end].map((time) => time?.slice(8));
    };
    expect(of('2026-11-23', true, true)).toEqual(['23T00:00', '24T00:00']);
    expect(of('2026-11-23', true, false)).toEqual(['23T00:00', '23T12:00']);
    expect(of('2026-11-23', false, true)).toEqual(['23T12:00', '24T00:00']);
    expect(of('2026-11-25', true, false)).toEqual(['23T00:00', '26T00:00']);
  });

  it('are as long as before at another time', () => {
    const task = { from: '2026-11-23T08:00', to: '2026-11-23T09:30' };
    expect(movedValues(task, local, fields, '2026-11-24T22:45')).toEqual({
      from: '2026-11-24T22:45',
      to: '2026-11-25T00:15',
    });
    const away = { first: '2026-11-23', last: '2026-11-25' };
    expect(movedValues(away, days, fields, '2026-11-30T00:00')).toEqual({
      first: '2026-11-30',
      last: '2026-12-02',
    });
    // A moment keeps its local time over the change of the clocks.
    const moment = { at: '2026-03-28T07:00:00.000Z', until: null };
    expect(movedValues(moment, moments, fields, '2026-03-29T08:00')).toEqual({
      at: '2026-03-29T06:00:00.000Z',
    });
    // In the hour that is skipped in spring: the one after it.
    expect(movedValues(moment, moments, fields, '2026-03-29T02:30')).toEqual({
      at: '2026-03-29T01:30:00.000Z',
    });
  });

  it('of a new one end with a day that counts', () => {
    expect(newValues(days, fields, '2026-11-23T08:00', '2026-11-23T09:00')).toEqual({
      first: '2026-11-23',
      last: '2026-11-23',
    });
    expect(newValues(local, fields, '2026-11-23T08:00', '2026-11-23T09:00')).toEqual({
      from: '2026-11-23T08:00',
      to: '2026-11-23T09:00',
    });
  });

  it('are asked for as far as they touch a period', () => {
    expect(windowFilter(days, fields, ['2026-11-23', '2026-11-24'])).toEqual([
      { field: 'first', operator: '<=', values: ['2026-11-24'] },
      { field: 'last', operator: '>=', values: ['2026-11-23'] },
    ]);
    // One may have no end: then its begin counts.
    expect(fieldsIn(windowFilter(moments, fields, ['2026-11-23']))).toEqual(['at']);
  });
});

describe('entries that overlap', () => {
  it('stand side by side, as wide as the others of their group', () => {
    const [one, two, three, later] = [
      on('08:00', '10:00'),
      on('09:00', '11:00'),
      on('10:00', '12:00'),
      on('12:00', '13:00'),
    ];
    const placed = sideBySide([later, three, one, two]);
    expect(placed.map(({ lane, lanes }) => [lane, lanes])).toEqual([
      [0, 2],
      [1, 2],
      [0, 2],
      [0, 1],
    ]);
    expect(placed.map(({ entry }) => entry)).toEqual([one, two, three, later]);
  });

  it('are counted where there is no room for them', () => {
    const many = ['08:00', '08:15', '08:30', '08:45'].map((from) => on(from, '10:00'));
    const { shown, more } = cappedLanes(sideBySide([...many, on('11:00', '12:00')]), 2);
    expect(shown.map(({ lane, lanes }) => [lane, lanes])).toEqual([
      [0, 2],
      [0, 1],
    ]);
    expect(more).toEqual([
      { begin: '2026-11-23T08:15', end: '2026-11-23T10:00', count: 3, lanes: 2 },
    ]);
  });

  it('of days stand below each other, cut at the edges', () => {
    const week = periodAround('week', '2026-11-23').days;
    const whole = (from: string, to: string) => span(`2026-11-${from}T00:00`, `2026-${to}T00:00`);
    const band = bandOf([whole('20', '11-25'), whole('24', '11-26'), whole('28', '12-05')], week);
    expect(band.map(({ from, span: long, lane }) => [from, long, lane])).toEqual([
      [0, 2, 0],
      [1, 2, 1],
      [5, 2, 0],
    ]);
    expect(bandOf([whole('20', '11-23')], week)).toEqual([]);
  });

  it('are on each of their days, in order', () => {
    const night = span('2026-11-23T22:00', '2026-11-24T02:00');
    const early = span('2026-11-24T01:00', '2026-11-24T03:00');
    const of = entriesByDay([early, night], ['2026-11-23', '2026-11-24']);
    expect(of.get('2026-11-23')).toEqual([night]);
    expect(of.get('2026-11-24')).toEqual([night, early]);
    expect(minutesOn(night, '2026-11-24')).toEqual({ from: 0, to: 120 });
    expect(minutesOn(night, '2026-11-23')).toEqual({ from: 1320, to: 1440 });
    expect(lastDayOf(span('2026-11-23T08:00', '2026-11-24T00:00'))).toBe('2026-11-23');
  });

  it('give the last line of a full day to saying how many more there are', () => {
    const band = [0, 1, 2, 3].map((lane) => ({
      ...{ entry: on('08:00', '09:00'), from: 2, span: 1, lane },
    }));
    const { shown, hidden } = weekLines(band, 3);
    expect(shown).toHaveLength(2);
    expect(hidden).toEqual([0, 0, 2, 0, 0, 0, 0]);
    expect(weekLines(band.slice(0, 3), 3)).toMatchObject({ hidden: [0, 0, 0, 0, 0, 0, 0] });
  });
});

it('is dropped at a quarter of an hour of the same day', () => {
  expect(beginAt('2026-11-23', 8.1 / 24)).toBe('2026-11-23T08:00');
  expect(beginAt('2026-11-23', -0.2)).toBe('2026-11-23T00:00');
  expect(beginAt('2026-11-23', 1.2)).toBe('2026-11-23T23:45');
  expect(onOtherDay('2026-11-30T08:15', 1)).toBe('2026-12-01T08:15');
});
