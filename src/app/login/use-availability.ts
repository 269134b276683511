import { useEffect, useState } from 'react';
import { call } from '../../api/call';

const checkEveryMs = 10_000;

/** Whether the server answers; undefined until the first check. Asked anew every 10 s (specification 1 §9). */
export function useAvailability(): boolean | undefined {
  const [available, setAvailable] = useState<boolean>();
  useEffect(() => {
    const gone = new AbortController();
    const check = async () => {
      try {
        await call('OPTIONS /login', { anonymous: true, signal: gone.signal });
        setAvailable(true);
      } catch {
        if (!gone.signal.aborted) setAvailable(false);
      }
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
