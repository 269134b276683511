import { MutationCache, onlineManager, QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiError } from '../api/api-error';
import { readAtOf } from '../api/read-at';
import { isOffline } from '../failure/is-offline';
import { noteFailure, notifyFailure } from '../failure/notify-failure';

/**
 * Ways to handle a failure in place: `shown`: in place of the answer, only the persistent notice follows; `silent`:
 * nobody needs to hear of it.
 */
type OwnFailure = 'shown' | 'silent';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      failure?: OwnFailure;
      /** True if its place shows that there is no such thing; for everything else it shows no more than the failure. */
      saysMissing?: boolean;
      /** Kept on this device for the user; read again at each start, once the page is at rest, or after `staleTime`. */
      persisted?: 'untilStart' | 'untilRest' | 'untilStale';
      schema?: string;
      /** Schemas whose records it is made of, where it is no list of one: it follows what colleagues do to them. */
      shows?: readonly string[];
      /** True if its place shows that it is on its way. */
      isSeenComing?: boolean;
    };
    mutationMeta: { failure?: OwnFailure };
  }
}

// It hears only of changes: a page that starts without a network would not notice that there is one again.
if (globalThis.navigator?.onLine === false) onlineManager.setOnline(false);

/** Client of all queries: the error catalogue reports failures unless `meta: { failure }` says otherwise. */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({
    // What the device has kept is as old as it is: what has been done since is not in it.
    onSuccess: (data, query) => {
      const dataUpdatedAt = readAtOf(data);
      if (dataUpdatedAt !== undefined) query.setState({ dataUpdatedAt });
    },
    // Each place says itself that it is offline.
    onError: (error, { meta }) =>
      isOffline(error) ||
      tell(error, isMissing(error) && meta?.saysMissing ? 'shown' : meta?.failure),
  }),
  mutationCache: new MutationCache({
    onError: (error, _variables, _result, { meta }) => tell(error, meta?.failure),
  }),
  defaultOptions: {
    queries: {
      retry: retryRead,
      retryDelay,
      refetchOnWindowFocus: false,
      // What failed goes on with the network; what changed meanwhile the stream of events says.
      refetchOnReconnect: ({ state }) => state.status === 'error' && 'always',
      networkMode: 'always',
    },
    // Repeating a change is the user's decision.
    mutations: { retry: false, networkMode: 'always' },
  },
});

const isMissing = (error: unknown) => error instanceof ApiError && error.status === 404;

function tell(error: unknown, failure: OwnFailure | undefined): void {
  if (failure === undefined) notifyFailure(error);
  if (failure === 'shown') noteFailure(error);
}

/** Repeats twice when no answer came. Waiting for a busy server is the call's own business. */
function retryRead(failures: number, error: Error): boolean {
  return error instanceof ApiError && error.status === undefined && failures < 2;
}

function retryDelay(failures: number): number {
  return 500 * 2 ** failures;
}
