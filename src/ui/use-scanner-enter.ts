import { useEffect } from 'react';

/** Default of the usual scan detection: so fast nobody types (4-field-reality 4.3). */
const FASTEST_TYPING_MS = 30;
const SHORTEST_SCAN = 6;
/** Silence after which a scan has ended. */
const SCAN_END_MS = 100;

/**
 * Whether the keys pressed at these moments (ms, ascending) are a scanner's burst that an Enter at
 * `now` ends: six or more characters, at most 30 ms apart on average.
 */
export function isScan(times: readonly number[], now: number): boolean {
  const first = times[0];
  const last = times.at(-1);
  if (first === undefined || last === undefined || times.length < SHORTEST_SCAN) return false;
  return now - last <= SCAN_END_MS && (last - first) / (times.length - 1) <= FASTEST_TYPING_MS;
}

/** While mounted, the Enter that ends a barcode scan confirms nothing. */
export function useScannerEnter(): void {
  useEffect(() => {
    let times: number[] = [];
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Enter') {
        if (isScan(times, event.timeStamp)) {
          event.preventDefault();
          event.stopPropagation();
        }
        times = [];
        return;
      }
      if (event.key.length !== 1) return;
      const last = times.at(-1);
      if (last !== undefined && event.timeStamp - last > SCAN_END_MS) times = [];
      times.push(event.timeStamp);
    };
    window.addEventListener('keydown', onKeyDown, true);
    return () => window.removeEventListener('keydown', onKeyDown, true);
  }, []);
}
