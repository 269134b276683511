import { expect, test } from 'vitest';
import { periodMistakes } from '../../../compiler/mistakes/period-mistakes';

const schemas = {
  Trip: {
    properties: {
      from: { type: 'string', format: 'local-date-time' },
      to: { type: 'string', format: 'local-date-time' },
      day: { type: 'string', format: 'date' },
      name: { type: 'string' },
      boatId: { type: 'integer', 'x-ref': 'Boat' },
    },
  },
};
const boats = { name: 'boats', schema: 'Boat', views: [{ name: 'idle' }] };
const rests = { name: 'rests', schema: 'Trip', calendar: { begin: 'day' } };

function mistakes(said: object): readonly string[] {
  const trips = { name: 'trips', schema: 'Trip', ...said };
  return periodMistakes([trips, boats, rests] as never, { schemas } as never).map(
    ({ text }) => text,
  );
}

test('a calendar stands on times of one kind, and on others only with a calendar of their own', () => {
  expect(mistakes({ calendar: { begin: 'from', end: 'to', beside: ['rests'] } })).toEqual([]);
  expect(mistakes({ calendar: { begin: 'name' } })).toEqual([
    'calendar needs a field of date or local-date-time or date-time, and «name» is none',
  ]);
  expect(mistakes({ calendar: { begin: 'from', end: 'day' } })).toEqual([
    'calendar begins with a local-date-time and ends with a date',
  ]);
  expect(mistakes({ calendar: { begin: 'from', beside: ['boats', 'cars'] } })).toEqual([
    'calendar lays «boats» under its entries, which has no calendar',
    'calendar lays «cars» under its entries, which is no screen',
  ]);
});

test('a schedule stands on times of day, on rows that are records, and plans what a view has', () => {
  const whole = { row: 'boatId', begin: 'from', end: 'to' };
  const waiting = { screen: 'boats', view: 'idle', by: 'boatId' };
  expect(mistakes({ schedule: { ...whole, waiting } })).toEqual([]);
  expect(mistakes({ schedule: { ...whole, row: 'name', begin: 'day', end: 'day' } })).toEqual([
    'schedule needs a field of local-date-time or date-time, and «day» is none',
    'schedule needs a field of local-date-time or date-time, and «day» is none',
    'schedule needs rows that are records, and «name» refers to none',
  ]);
  expect(mistakes({ schedule: { ...whole, waiting: { ...waiting, view: 'busy' } } })).toEqual([
    'schedule plans what is in the view «busy», which «boats» does not have',
  ]);
});
