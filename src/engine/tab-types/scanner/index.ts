import { completeColumns } from '../../define/complete-screen';
import { columnFields, silentFields } from '../../define/named-fields';
import type { TabType } from '../../screens/tab-type';
import type { CodeMeaning, CodeRows, ScannerTab } from './definition';

export const scanner: TabType<ScannerTab> = {
  complete: (tab) => ({
    ...tab,
    codes: tab.codes.map((code) => ({ ...code, rows: (code.rows ?? []).map(completeRows) })),
  }),
  calls: ({ codes }) => codes.flatMap(callsOfCode),
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
  needs: 'nothing',
  view: () => import('./scanner-tab'),
};

/** In the order of the first column unless they name one. */
function completeRows(rows: CodeRows): CodeRows {
  const columns = completeColumns(rows.columns);
  const { order = columns.slice(0, 1).map(({ field }) => field), codes = [] } = rows;
  return { ...rows, columns, order, codes };
}

/** The rows tell what a code means, where there are any. */
function callsOfCode({ list, rows }: CodeMeaning): string[] {
  return (rows.length > 0 ? rows : [{ list }]).map((of) => `GET ${of.list}`);
}
