import type { SchemaName } from '../../../schemas/define';
import { completeColumns, type AnyColumn } from './complete-columns';
import { completeList } from './complete-list';
import type { ScreenDefinition } from './definition';
import { refuseTabs } from './refuse-tabs';
import type { Screen } from './screen';

/**
 * Checks a screen against the contract and fills in what can be derived: columns as objects, `create`
 * from the list path, the first column as order, an embedded screen's tab named like the screen, the
 * columns and totals of rows.
 * Throws when a definition cannot work: no tabs, or two tabs of one name.
 */
export function defineScreen<S extends SchemaName>(
  name: string,
  screen: Screen<S>,
): ScreenDefinition {
  const tabs = screen.tabs.map((tab) => {
    if (tab.type === 'screen') return { ...tab, name: tab.screen };
    if (tab.type === 'list') return completeList(tab);
    return tab.type === 'table' ? completeTable(tab) : tab;
  });
  refuseTabs(name, tabs);
  const columns = completeColumns(screen.columns);
  const completed = {
    ...screen,
    name,
    standalone: screen.standalone ?? true,
    api: { ...screen.api, create: screen.api.create ?? screen.api.list },
    columns,
    order: screen.order ?? columns.slice(0, 1).map((column) => column.field),
    tabs,
    actions: screen.actions ?? [],
  };
  // Predicates take the typed record; the engine hands them whatever the server answered for that schema.
  return completed as unknown as ScreenDefinition;
}

interface AnyTable {
  columns: readonly AnyColumn[];
  totals?: readonly string[];
  api?: { list: string; record: string; create?: string };
}

function completeTable<T extends AnyTable>(table: T) {
  const { api, totals = [] } = table;
  return {
    ...table,
    totals,
    columns: completeColumns(table.columns),
    ...(api && { api: { ...api, create: api.create ?? api.list } }),
  };
}
