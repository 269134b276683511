import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiError } from '../api/api-error';
import { notifyFailure } from '../api/failure/notify-failure';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      handlesError?: boolean;
      /** Kept on this device for the user, and asked for anew at each start or only when its `staleTime` is over. */
      isKept?: 'untilStart' | 'untilStale';
      schema?: string;
      /** Shows where it is missing that it is on its way. */
      isSeenComing?: boolean;
    };
    mutationMeta: { handlesError?: boolean };
  }
}

/** The page's cache. A query whose failure nobody needs to hear of says so with `meta: { handlesError: true }`. */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({
    onError: (error, query) => {
      if (!query.meta?.handlesError) notifyFailure(error);
    },
  }),
  mutationCache: new MutationCache({
    onError: (error, _variables, _result, mutation) => {
      if (!mutation.meta?.handlesError) notifyFailure(error);
    },
  }),
  defaultOptions: {
    queries: { retry: retryRead, retryDelay, refetchOnWindowFocus: false, networkMode: 'always' },
    // Repeating a change is the user's decision.
    mutations: { retry: false, networkMode: 'always' },
  },
});

/** Reads are repeated twice when no answer came. Waiting for a server that has no time is the call's own business. */
function retryRead(failures: number, error: Error): boolean {
  return error instanceof ApiError && error.status === undefined && failures < 2;
}

function retryDelay(failures: number): number {
  return 500 * 2 ** failures;
}
