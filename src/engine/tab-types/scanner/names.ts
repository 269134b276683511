import { columnFields, silentFields } from '../../define/named-fields';
import type { TabNames } from '../../screens/names-of-types';
import type { ScannerTab } from './definition';

export const scanner: TabNames<ScannerTab> = {
  fields: ({ codes }, { tables }) =>
    codes.flatMap(({ schema, by, title, fields, rows }) => [
      silentFields('by', schema, by),
      { as: 'title', schema, names: title ?? tables.titles[schema] ?? [] },
      { as: 'fields', schema, names: fields },
      ...rows.flatMap((of) => [
        ...columnFields(of.schema, of.columns),
        silentFields('order', of.schema, of.order),
      ]),
    ]),
  labels: ({ codes }) => [
    { part: 'notFound' },
    { part: 'notFoundHint' },
    ...codes.flatMap(({ schema, rows }) => [
      { recordOf: schema },
      ...rows.map(({ name }) => ({ part: `rows.${name}` })),
    ]),
  ],
};
