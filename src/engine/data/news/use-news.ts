import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { eventsOperation } from '../../../api/events/read-events';
import { followEvents } from '../../../api/events/follow-events';
import type { RecordEvent } from '../../../api/events/record-event';
import { useEngine } from '../../application/context';
import { rowsKey } from '../lists/row-page';
import { newsHeard } from './news-store';

/** Events come in bursts: one fetch serves all within this time. */
const gatherMs = 400;

/**
 * Refetches silently what colleagues changed, in lists and open records; what is being typed is not touched.
 * `onMissed`: the connection was interrupted.
 */
export function useNews(user: string, onMissed: () => void): void {
  const { registry, me } = useEngine();
  const client = useQueryClient();
  const tellMissed = useEffectEvent(onMissed);
  useEffect(() => {
    if (!(eventsOperation in registry.rights)) return undefined;
    let gathered: RecordEvent[] = [];
    let timer: number | undefined;
    const fetchGathered = () => {
      timer = undefined;
      fetchAnew(client, registry.codes, gathered);
      gathered = [];
    };
    const stop = followEvents(user, (told) => {
      if (told.type === 'missed') {
        fetchAll(client);
        tellMissed();
        return;
      }
      newsHeard.get().hear(told.event, me.id);
      if (told.event.art === 'LOCK' || told.event.art === 'RELEASE') return;
      gathered.push(told.event);
      timer ??= window.setTimeout(fetchGathered, gatherMs);
    });
    return () => {
      window.clearTimeout(timer);
      stop();
    };
  }, [client, registry, user, me.id]);
}

function fetchAnew(
  client: QueryClient,
  codes: Readonly<Record<string, string>>,
  events: readonly RecordEvent[],
): void {
  const tables = new Set(events.map(({ tabelle }) => tabelle));
  const schemas = Object.keys(codes).filter((schema) => tables.has(codes[schema] ?? ''));
  for (const schema of schemas) void client.invalidateQueries({ queryKey: rowsKey(schema) });
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

function fetchAll(client: QueryClient): void {
  void client.invalidateQueries({
    predicate: ({ queryKey: [kind] }) => kind === 'record' || kind === 'rows',
  });
}
