import { useEffect, useState } from 'react';
import { companyNow } from '../../../../ui/format/company-now';

/** Returns the day and the minute of it in the company's zone, renewed each minute. */
export function useNow(): { day: string; minutes: number } {
  const [now, setNow] = useState(read);
  useEffect(() => {
    const timer = window.setInterval(() => setNow(read()), 60_000);
    return () => window.clearInterval(timer);
  }, []);
  return now;
}

function read() {
  const { day, time } = companyNow();
  return { day, minutes: Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5)) };
}
