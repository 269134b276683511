import type { QueryClient } from '@tanstack/react-query';
import type { RecordEvent } from '../../../api/events/record-event';
import { rowsKey } from '../lists/row-page';

/** Fetches what colleagues changed, as far as it is shown. */
export function fetchAnew(
  client: QueryClient,
  codes: Readonly<Record<string, string>>,
  events: readonly RecordEvent[],
): void {
  const tables = new Set(events.map(({ tabelle }) => tabelle));
  const schemas = Object.keys(codes).filter((schema) => tables.has(codes[schema] ?? ''));
  for (const schema of schemas) void client.invalidateQueries({ queryKey: rowsKey(schema) });
  void client.invalidateQueries({
    predicate: ({ meta }) => meta?.shows?.some((schema) => schemas.includes(schema)) === true,
  });
  // A deleted record is not fetched: its page says who removed it.
  const changed = new Set(
    events.filter(({ art }) => art !== 'DELETION').map(({ tabelle, id }) => `${tabelle}/${id}`),
  );
  void client.invalidateQueries({
    predicate: ({ queryKey: [kind, , , id], meta }) =>
      kind === 'record' &&
      meta?.schema !== undefined &&
      changed.has(`${codes[meta.schema]}/${String(id)}`),
  });
}

/** Fetches everything after an interruption: nobody knows what has changed. */
export function fetchAll(client: QueryClient): void {
  void client.invalidateQueries({
    predicate: ({ queryKey: [kind], meta }) =>
      kind === 'record' || kind === 'rows' || meta?.shows !== undefined,
  });
}
