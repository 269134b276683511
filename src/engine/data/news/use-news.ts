import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { eventsOperation } from '../../../api/events/read-events';
import { followEvents } from '../../../api/events/follow-events';
import type { RecordEvent } from '../../../api/events/record-event';
import { useEngine } from '../../application/context';
import { fetchAll, fetchAnew } from './fetch-anew';
import { newsHeard } from './news-store';

/** Time in ms for which events are gathered: they come in bursts, and one fetch serves all. */
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
      const events = gathered;
      gathered = [];
      fetchAnew(client, registry.codes, events);
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
