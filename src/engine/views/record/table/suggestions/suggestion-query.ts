import { queryOptions } from '@tanstack/react-query';
import { ApiError } from '../../../../../api/api-error';
import { call } from '../../../../../api/call';
import { recordIn } from '../../../../../api/records';
import { readRows } from '../../../../../api/rows';
import type { Registry } from '../../../../application/registry';
import type { AnyRecord, RowSuggestions } from '../../../../define/definition';
import type { Asked } from '../../../../editing/rows/suggested';
import type { Place } from '../../../../screens/place';

/** Time in ms that a suggestion stays fresh: prices and stock move, but not while somebody writes a row. */
const FRESH_MS = 60_000;

interface Suggesting {
  suggests: RowSuggestions;
  params: Place['params'];
  registry: Pick<Registry, 'loadSchemasOf'>;
  language: string;
}

/** Query for what may stand in a row, the likeliest first; empty for a code that means nothing. */
export function suggestionQuery(
  { suggests, params, registry, language }: Suggesting,
  asked: Asked,
) {
  const { call: operation, code } = suggests;
  return queryOptions({
    queryKey: ['suggested', operation, params, asked, language],
    queryFn: async ({ signal }): Promise<readonly AnyRecord[]> => {
      try {
        const { answer } = await registry.loadSchemasOf(operation);
        if (answer !== undefined) {
          return [recordIn((await call(operation, { params, query: asked, signal })).data)];
        }
        const list = operation.replace(/^GET /, '');
        return (await readRows(list, { params, query: asked, signal })).rows;
      } catch (error) {
        const isUnknown = error instanceof ApiError && error.status === 404;
        if (isUnknown && code !== undefined && code in asked) return [];
        throw error;
      }
    },
    staleTime: FRESH_MS,
    meta: { failure: 'shown' },
  });
}
