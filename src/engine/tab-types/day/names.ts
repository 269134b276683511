import type { TabNames } from '../../screens/names-of-types';
import type { DayTab } from './definition';

export const day: TabNames<DayTab> = {
  fields: ({ schema, list, by, columns, turn, later }, { tables }) => [
    { as: 'columns', schema, names: columns },
    { as: 'query', schema: tables.queries[`GET ${list}`], names: [by] },
    ...(turn?.reason === undefined
      ? []
      : [{ as: 'reason', schema: tables.bodies[turn.call], names: [turn.reason] }]),
    ...(later ? [{ as: 'fields', schema: later.schema, names: later.fields }] : []),
  ],
  labels: ({ turn, later }) => [
    ...(turn ? [{ part: 'begin' }, { part: 'end' }, { part: 'since' }, { part: 'notBegun' }] : []),
    ...(later ? [{ part: 'later' }] : []),
    ...(later?.untilToday === undefined ? [] : [{ part: 'untilToday' }]),
  ],
};
