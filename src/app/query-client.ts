import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiError } from '../api/api-error';
import { notifyFailure } from '../api/notify-failure';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: { handlesError?: boolean };
    mutationMeta: { handlesError?: boolean };
  }
}

/** The page's cache. A query that shows its own failure says so with `meta: { handlesError: true }`. */
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

/** Reads are repeated twice when no answer came, and when the server asks to wait; never on any other 4xx. */
function retryRead(failures: number, error: Error): boolean {
  if (!(error instanceof ApiError) || failures >= 2) return false;
  return error.status === undefined || error.status === 429;
}

/** Milliseconds: what the server says plus one second, 6 s when it says nothing (specification 1 §8). */
function retryDelay(failures: number, error: Error): number {
  if (error instanceof ApiError && error.status === 429) {
    return error.retryAfter === undefined ? 6000 : (error.retryAfter + 1) * 1000;
  }
  return 500 * 2 ** failures;
}
