import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiError } from '../api/api-error';
import { noteFailure, notifyFailure } from '../failure/notify-failure';

/**
 * Who tells of a failure when the catalogue's pop-up does not: `shown` where the answer would stand, so that only the
 * notice that stays follows; `silent` when there is something else in its place and nobody needs to hear of it.
 */
type OwnFailure = 'shown' | 'silent';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      failure?: OwnFailure;
      /**
       * Kept on this device for the user, and asked for anew at each start, when the page has come to rest after it, or
       * only when its `staleTime` is over.
       */
      persisted?: 'untilStart' | 'untilRest' | 'untilStale';
      schema?: string;
      /** Shows where it is missing that it is on its way. */
      isSeenComing?: boolean;
    };
    mutationMeta: { failure?: OwnFailure };
  }
}

/** The page's cache. What fails is said by the error catalogue unless its `meta: { failure }` says otherwise. */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({
    onError: (error, { meta }) => tell(error, meta?.failure),
  }),
  mutationCache: new MutationCache({
    onError: (error, _variables, _result, { meta }) => tell(error, meta?.failure),
  }),
  defaultOptions: {
    queries: { retry: retryRead, retryDelay, refetchOnWindowFocus: false, networkMode: 'always' },
    // Repeating a change is the user's decision.
    mutations: { retry: false, networkMode: 'always' },
  },
});

function tell(error: unknown, failure: OwnFailure | undefined): void {
  if (failure === undefined) notifyFailure(error);
  if (failure === 'shown') noteFailure(error);
}

/** Reads are repeated twice when no answer came. Waiting for a server that has no time is the call's own business. */
function retryRead(failures: number, error: Error): boolean {
  return error instanceof ApiError && error.status === undefined && failures < 2;
}

function retryDelay(failures: number): number {
  return 500 * 2 ** failures;
}
