import type { ColumnActions, ColumnOptions } from './column-actions';

/** Does something to the columns. */
export type ArrangeColumns = (act: (columns: ColumnActions) => void) => Promise<void>;

/** What changes columns, TanStack Table among it, comes with the first change: rows are drawn without. */
export const loadColumnWork = () => import('./column-work');

export function arrangeColumns(options: ColumnOptions): ArrangeColumns {
  return async (act) => act((await withNetwork(loadColumnWork)).columnActions(options));
}

/** What cannot be loaded now is loaded when the network is back. */
async function withNetwork<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch {
    await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }));
    return withNetwork(load);
  }
}
