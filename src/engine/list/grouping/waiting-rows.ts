import { lazyModule } from '../../../ui/lazy-module';
import type { RowsStatus } from '../source/row-source';
import type { GroupedRows } from './grouped-rows';

/** See `group-kit.ts`. */
export const groupKit = lazyModule(() => import('./group-kit'));

/** The rows of a grouped list, as the grid reads them. */
export type RowsOfGroups = Pick<
  GroupedRows,
  'subscribe' | 'status' | 'rowAt' | 'show' | 'updatedAt' | 'askTotal' | 'retry'
>;

const pending: RowsStatus = {
  total: undefined,
  count: 0,
  isCapped: false,
  isPending: true,
  error: null,
};

/** The rows of a grouped list whose code is still to come. */
export const waitingRows: RowsOfGroups = {
  subscribe: () => () => undefined,
  status: () => pending,
  rowAt: () => undefined,
  show: () => undefined,
  updatedAt: () => 0,
  askTotal: () => undefined,
  retry: () => undefined,
};
