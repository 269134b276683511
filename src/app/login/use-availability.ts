import { useEffect, useState } from 'react';
import { checkAvailability, checkEveryMs } from '../session/check-availability';

/** Tells whether the server is available, checked every 10 s; undefined until the first check. */
export function useAvailability(): boolean | undefined {
  const [available, setAvailable] = useState<boolean>();
  useEffect(() => {
    const gone = new AbortController();
    const check = async () => {
      const isThere = await checkAvailability(gone.signal);
      if (!gone.signal.aborted) setAvailable(isThere);
    };
    void check();
    const timer = setInterval(() => void check(), checkEveryMs);
    return () => {
      clearInterval(timer);
      gone.abort();
    };
  }, []);
  return available;
}
