import type { ScreenDefinition } from '../../define/definition';
import { layoutPreference } from '../columns/layout-preference';
import { orderText, standardBase } from '../url/list-state';
import { headSize } from './planned-pages';

/** A call that is made early; `hash`: that of its query, which a device may know the answer of. */
export interface FirstCall {
  path: string;
  hash: string;
}

/** What a list asks for first while its address says nothing more; paths of the main service. */
export interface FirstCalls {
  /** Rows; others where the user has a view that opens by itself. */
  rows: string;
  layout: FirstCall;
  views?: FirstCall;
}

/**
 * The calls that `prepareList` makes, letter by letter, from the definition alone: they can be on their way before
 * the page's code is there. One that differs is of no use and does no harm.
 */
export function firstCalls({ name, api, order, query }: ScreenDefinition): FirstCalls {
  const orderBy = orderText(standardBase(order).order);
  const asked = {
    ...(orderBy !== '' && { orderBy }),
    limit: headSize,
    offset: 0,
    returnTotal: false,
  };
  const terms = Object.entries(asked).map(([key, value]) => `${key}=${encodeURIComponent(value)}`);
  const layout = layoutPreference(name);
  return {
    rows: `${api.list}?${terms.join('&')}`,
    layout: {
      path: `/webapp/parameter/${layout}`,
      hash: JSON.stringify(['preference', layout]),
    },
    ...(query !== undefined && {
      views: {
        path: `/cmn/computed-queries/${query}/presets`,
        hash: JSON.stringify(['views', query]),
      },
    }),
  };
}
