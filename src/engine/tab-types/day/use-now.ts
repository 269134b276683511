import { useEffect, useState } from 'react';

/** In ms: what is shown in minutes is never more than half of one behind. */
const TICK_MS = 30_000;

/** The time in ms, anew twice a minute. */
export function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
