import { completeColumns } from '../../define/complete-screen';
import type { TabType } from '../../screens/tab-type';
import type { CodeMeaning, CodeRows, ScannerTab } from './definition';

export const scanner: TabType<ScannerTab> = {
  complete: (tab) => ({
    ...tab,
    codes: tab.codes.map((code) => ({ ...code, rows: (code.rows ?? []).map(completeRows) })),
  }),
  calls: ({ codes }) => codes.flatMap(callsOfCode),
  needs: 'nothing',
  view: () => import('./scanner-tab'),
};

/** Completes a list of rows: in the order of their first column unless they name one. */
function completeRows(rows: CodeRows): CodeRows {
  const columns = completeColumns(rows.columns);
  const { order = columns.slice(0, 1).map(({ field }) => field), codes = [] } = rows;
  return { ...rows, columns, order, codes };
}

/** Returns the calls that tell what a code means; the rows tell it, where there are any. */
function callsOfCode({ list, rows }: CodeMeaning): string[] {
  return (rows.length > 0 ? rows : [{ list }]).map((of) => `GET ${of.list}`);
}
