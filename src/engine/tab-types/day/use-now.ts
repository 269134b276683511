import { useEffect, useState } from 'react';

/** Interval in ms: minutes shown are never more than half a minute behind. */
const TICK_MS = 30_000;

/** Returns the time in ms, renewed twice a minute. */
export function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
