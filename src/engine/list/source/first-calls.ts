import type { ScreenDefinition } from '../../define/definition';
import { layoutPreference } from '../columns/layout-preference';
import { orderText, standardBase } from '../url/list-state';
import { pageSize } from './planned-pages';

/** What a list asks for first while its address says nothing more; paths of the main service. */
export interface FirstCalls {
  /** Rows and their number; others where the user has a view that opens by itself. */
  rows: readonly string[];
  /** Column layout and views. */
  setup: readonly string[];
}

/**
 * The calls that `prepareList` makes, letter by letter, from the definition alone: they can be on their way before
 * the page's code is there. One that differs is of no use and does no harm.
 */
export function firstCalls({ name, api, order, query }: ScreenDefinition): FirstCalls {
  const orderBy = orderText(standardBase(order).order);
  const rows = (limit: number, returnTotal: boolean) => {
    const asked = { ...(orderBy !== '' && { orderBy }), limit, offset: 0, returnTotal };
    const terms = Object.entries(asked).map(
      ([key, value]) => `${key}=${encodeURIComponent(value)}`,
    );
    return `${api.list}?${terms.join('&')}`;
  };
  return {
    rows: [rows(pageSize, false), rows(1, true)],
    setup: [
      `/webapp/parameter/${layoutPreference(name)}`,
      ...(query === undefined ? [] : [`/cmn/computed-queries/${query}/presets`]),
    ],
  };
}
