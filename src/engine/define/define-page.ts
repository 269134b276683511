import { completeColumns } from './complete-columns';
import { completeList } from './complete-list';
import type { PageDefinition } from './definition';
import { refuseTabs } from './refuse-tabs';
import type { PageScreen, PageTab, ScannerTab } from './screen';

/**
 * Checks a screen without list and record against the contract and fills in what can be derived: columns as
 * objects, the first column as order of rows.
 * Throws when a definition cannot work: no tabs, or two tabs of one name.
 */
export function definePage(name: string, page: PageScreen): PageDefinition {
  refuseTabs(name, page.tabs);
  const completed = { ...page, name, standalone: true, tabs: page.tabs.map(completeTab) };
  return completed as unknown as PageDefinition;
}

function completeTab(tab: PageTab) {
  if (tab.type === 'list') return completeList(tab);
  return tab.type === 'scanner' ? completeScanner(tab) : tab;
}

function completeScanner(tab: ScannerTab) {
  const codes = tab.codes.map((code) => ({
    ...code,
    rows: (code.rows ?? []).map((rows) => {
      const columns = completeColumns(rows.columns);
      const { order = columns.slice(0, 1).map(({ field }) => field), codes: links = [] } = rows;
      return { ...rows, columns, order, codes: links };
    }),
  }));
  return { ...tab, codes };
}
