import { describe, expect, it } from 'vitest';
import { cellName, readCellName } from '../../../../src/engine/views/list/schedule/cell-name';
import {
  cellsOf,
  columnWidths,
  freeBegin,
  isUsed,
  rowHeight,
  waysBetween,
} from '../../../../src/engine/views/list/schedule/schedule-cells';
import { scheduleRows } from '../../../../src/engine/views/list/schedule/schedule-rows';

const days = ['2026-11-23', '2026-11-24'];
const entry = (row: string, begin: string, end: string, place = '', isUnder = false) => ({
  ...{ row, place, isUnder },
  begin: `2026-11-${begin}`,
  end: `2026-11-${end}`,
  isDay: false,
});
const cells = (...entries: ReturnType<typeof entry>[]) =>
  cellsOf(
    entries,
    days,
    ({ row }) => row,
    ({ isUnder }) => isUnder,
  );

describe('the cells of a schedule', () => {
  it('have their entries in order, with what they take of the day', () => {
    const late = entry('1', '23T10:00', '23T11:30');
    const early = entry('1', '23T08:00', '23T09:00');
    const away = entry('1', '22T00:00', '25T00:00', '', true);
    const found = cells(late, early, away, entry('2', '23T23:00', '24T01:00'));
    expect(found.get('1')?.get('2026-11-23')).toEqual({
      ...{ entries: [early, late], under: [away], minutes: 150 },
    });
    expect(found.get('1')?.get('2026-11-24')).toMatchObject({ entries: [], under: [away] });
    // Over midnight it is on both days, with the minutes of each.
    expect(days.map((day) => found.get('2')?.get(day)?.minutes)).toEqual([60, 60]);
    expect(isUsed(found, '2026-11-24')).toBe(true);
    expect(isUsed(cells(away), '2026-11-23')).toBe(false);
  });

  it('make a row as high as the fullest of them', () => {
    const px = { least: 50, head: 20, entry: 40, under: 10 };
    expect(rowHeight(undefined, px)).toBe(50);
    const two = [entry('1', '23T08:00', '23T09:00'), entry('1', '23T09:00', '23T10:00')];
    expect(rowHeight(cells(...two).get('1'), px)).toBe(100);
    const eight = Array.from({ length: 8 }, () => entry('1', '23T08:00', '23T09:00'));
    expect(rowHeight(cells(...eight).get('1'), px)).toBe(284);
  });

  it('say how long there is for the way to another place', () => {
    const at = (from: string, to: string, place: string) =>
      entry('1', `23T${from}`, `23T${to}`, place);
    const day = [
      at('08:00', '09:00', 'Köln'),
      at('09:45', '10:00', 'Bonn'),
      at('10:00', '11:00', 'Bonn'),
      at('10:30', '12:00', 'Köln'),
    ];
    expect(waysBetween(day, ({ place }) => place)).toEqual([undefined, 45, undefined, 0]);
  });

  it('give what is planned the first gap that is long enough', () => {
    const day = '2026-11-23';
    expect(freeBegin([], day, 60)).toBe(`${day}T08:00`);
    const busy = [entry('1', '23T08:00', '23T09:00'), entry('1', '23T09:30', '23T12:00')];
    expect(freeBegin(busy, day, 30)).toBe(`${day}T09:00`);
    expect(freeBegin(busy, day, 60)).toBe(`${day}T12:00`);
    // Never on the next day.
    expect(freeBegin([entry('1', '23T08:00', '24T06:00')], day, 60)).toBe(`${day}T17:00`);
  });

  it('of free days are narrow, where there are others', () => {
    const isFree = (day: string) => day === '2026-11-24';
    expect(columnWidths(days, isFree, 1000)).toEqual([920, 80]);
    expect(columnWidths(['2026-11-24'], isFree, 1000)).toEqual([1000]);
    expect(columnWidths(days, () => false, 100)).toEqual([132, 132]);
  });

  it('have names in the document', () => {
    const cell = { row: 'a b', day: '2026-11-23' };
    expect(readCellName(cellName(cell))).toEqual(cell);
    expect(readCellName(cellName({ ...cell, row: '' }))).toEqual({ ...cell, row: '' });
    expect(readCellName('')).toBeUndefined();
  });
});

it('has a row for what has none, and who is blocked only where something is planned', () => {
  const options = [
    { value: 1, label: 'Anna', blocked: false },
    { value: 2, label: 'Ben', blocked: true },
    { value: 3, label: 'Carla', blocked: true },
  ];
  const rows = scheduleRows(options, new Map([['3', {}]]), 'Ohne');
  expect(rows.map(({ label }) => label)).toEqual(['Ohne', 'Anna', 'Carla']);
});
