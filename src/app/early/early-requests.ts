import {
  hashKey,
  type QueryClient,
  type QueryFunction,
  type QueryMeta,
} from '@tanstack/react-query';
import type { ScreenDefinition } from '../../engine/define/definition';
import { firstRows, setupQueries } from '../../engine/data/lists/first-queries';
import { isFixed } from '../../engine/data/filters/predicate';
import { standardBase } from '../../engine/data/lists/list-state';
import { standardView } from '../../engine/views/list/views/chosen-view';
import { setupOfShipped, shippedViews } from '../../engine/views/list/views/shipped-views';
import { addressOf } from '../../api/services';
import { meQuery } from '../session/me';

/** GET call that can be made before the page's code is there. */
export interface EarlyRequest {
  path: string;
  /** Hash of the query's key: a device may already know its answer. */
  hash: string;
  /** Time for which the stored answer counts. */
  persisted?: QueryMeta['persisted'];
}

/** Requests of a list, valid while its address says nothing more. */
export interface EarlyList {
  /**
   * Request for the rows; a user with a view that opens by itself needs other ones. Undefined where a shipped view
   * means somebody or a day.
   */
  rows?: EarlyRequest;
  layout: EarlyRequest;
  views?: EarlyRequest;
}

interface AskingQuery {
  queryKey: readonly unknown[];
  queryFn?: unknown;
  meta?: QueryMeta;
}

/** Returns the request that every page makes first: who the user is. */
export function earlyUser(): Promise<EarlyRequest> {
  return requestOf(meQuery(''));
}

/** Returns the requests of a list that stands alone, from the same queries as `prepareList`. */
export async function earlyList(definition: ScreenDefinition): Promise<EarlyList> {
  const place = {
    definition,
    title: [],
    fields: {},
    tables: [],
    path: `/${definition.name}`,
    list: definition.api.list,
    params: {},
    fixed: [],
    preset: {},
  };
  const { layout, views } = setupQueries(place);
  const standard = standardView(shippedViews(definition, () => true));
  const base = standard
    ? setupOfShipped(standard.shipped, definition)
    : standardBase(definition.order);
  return {
    ...(isFixed(base.filter) && {
      rows: await requestOf(firstRows(place, { ...base, q: '' }, 'de').head),
    }),
    layout: await requestOf(layout),
    ...(views && { views: await requestOf(views) }),
  };
}

/** Builds the request without sending it. @throws when the query makes none. */
async function requestOf({ queryKey, queryFn, meta }: AskingQuery): Promise<EarlyRequest> {
  let url: string | undefined;
  const { fetch } = globalThis;
  globalThis.fetch = (input) => {
    url = input instanceof Request ? input.url : String(input);
    return Promise.reject(new Error('only the address is asked for'));
  };
  try {
    const { signal } = new AbortController();
    const ask = queryFn as QueryFunction;
    await ask({ queryKey, signal, meta, client: undefined as unknown as QueryClient });
  } catch (error) {
    if (url === undefined) throw error;
  } finally {
    globalThis.fetch = fetch;
  }
  const base = addressOf('main');
  if (!url?.startsWith(base))
    throw new Error(`${hashKey(queryKey)} asks no call of the main service`);
  return { path: url.slice(base.length), hash: hashKey(queryKey), persisted: meta?.persisted };
}
