import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { readRows } from '../../api/rows';
import { useEngine } from '../../engine/application/context';
import { rowsKey } from '../../engine/data/lists/row-page';
import type { Reminder } from './reminder';

/**
 * Delay of the first read and interval of the following ones, in ms (specification 1 §9); in between the server tells
 * of changes.
 */
const FIRST_MS = 2_000;
const AGAIN_MS = 300_000;
const MOST = 500;
/** Interval at which reminders are checked for having become due, in ms; they are due by the minute. */
const TICK_MS = 60_000;

/** Query for a user's open reminders, the earliest first. Changes of the schema's rows make it read anew. */
function remindersQuery(userId: number) {
  return queryOptions({
    queryKey: [...rowsKey('Reminder'), 'own', userId],
    queryFn: async ({ signal }) => {
      const filter = `benutzerId=${userId},status=OFFEN`;
      const asked = { filter, order: 'erinnerungDatum', limit: MOST, signal };
      return (await readRows('/crm/erinnerungen', asked)).rows as unknown as Reminder[];
    },
    staleTime: AGAIN_MS,
    refetchInterval: AGAIN_MS,
    refetchOnReconnect: 'always',
    retry: false,
    meta: { failure: 'shown' },
  });
}

/** Returns the user's reminders and the time by which they are judged. `atOnce`: somebody is looking at them. */
export function useReminders({ atOnce = false } = {}) {
  const { me } = useEngine();
  const [isAsked, ask] = useState(atOnce);
  const now = useNow();
  useEffect(() => {
    const timer = setTimeout(() => ask(true), FIRST_MS);
    return () => clearTimeout(timer);
  }, []);
  const query = useQuery({ ...remindersQuery(me.id), enabled: isAsked });
  // Rows just read are judged by the time they were read, not by the last tick.
  return { ...query, now: new Date(Math.max(now.getTime(), query.dataUpdatedAt)) };
}

function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
