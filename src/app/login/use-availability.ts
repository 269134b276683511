import { useEffect, useState } from 'react';
import { checkAvailability, checkEveryMs } from '../session/check-availability';

/** Undefined until the first check; checked every 10 s. */
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
