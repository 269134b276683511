import { QueryObserver, type QueryClient, type QueryKey } from '@tanstack/react-query';

/** A query that is kept alive, and asked again when it has to be, until it is stopped. */
export interface Watched<T> {
  observer: QueryObserver<T, Error, T, T, QueryKey>;
  /** When the last one who watches stops, a request on its way is cancelled. */
  stop: () => void;
}

/** Watches a query; `onUpdate` is called whenever something about it has changed. */
export function watch<T>(client: QueryClient, options: object, onUpdate: () => void): Watched<T> {
  const observer = new QueryObserver<T, Error, T, T, QueryKey>(client, options as never);
  return { observer, stop: observer.subscribe(onUpdate) };
}
