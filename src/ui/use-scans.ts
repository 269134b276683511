import { useEffect, useRef } from 'react';

/** Usual default of scan detection: nobody types so fast (4-field-reality 4.3). */
const FASTEST_TYPING_MS = 30;
const SHORTEST_SCAN = 6;
/** Silence after which a scan has ended. */
const SCAN_END_MS = 100;

/** `times` in ms, ascending: six or more characters, at most 30 ms apart on average, that end at `now`. */
export function isScan(times: readonly number[], now: number): boolean {
  const first = times[0];
  const last = times.at(-1);
  if (first === undefined || last === undefined || times.length < SHORTEST_SCAN) return false;
  return now - last <= SCAN_END_MS && (last - first) / (times.length - 1) <= FASTEST_TYPING_MS;
}

/**
 * Tells the keys of a keyboard-wedge scanner from somebody typing. Ignores the Enter or Tab that ends a scan; with Ctrl a person pressed it, however fast. `onScan` gets
 * the code wherever the focus is; a scanner without an end key ends by silence.
 */
export function useScans(onScan?: (code: string) => void): void {
  const latest = useRef(onScan);
  useEffect(() => {
    latest.current = onScan;
  });
  useEffect(() => {
    let times: number[] = [];
    let code = '';
    let silence: ReturnType<typeof setTimeout> | undefined;
    const end = (now: number): boolean => {
      const scanned = isScan(times, now) ? code : undefined;
      times = [];
      code = '';
      if (scanned !== undefined) latest.current?.(scanned);
      return scanned !== undefined;
    };
    const onKeyDown = (event: KeyboardEvent) => {
      const isPlain = !event.ctrlKey && !event.altKey && !event.metaKey;
      if (isPlain && (event.key === 'Enter' || event.key === 'Tab')) {
        clearTimeout(silence);
        if (end(event.timeStamp)) {
          event.preventDefault();
          event.stopPropagation();
        }
        return;
      }
      if (event.key.length !== 1 || !isPlain) return;
      clearTimeout(silence);
      const last = times.at(-1);
      if (last !== undefined && event.timeStamp - last > SCAN_END_MS) {
        times = [];
        code = '';
      }
      times.push(event.timeStamp);
      code += event.key;
      if (latest.current) silence = setTimeout(() => end(times.at(-1) ?? 0), SCAN_END_MS);
    };
    window.addEventListener('keydown', onKeyDown, true);
    return () => {
      clearTimeout(silence);
      window.removeEventListener('keydown', onKeyDown, true);
    };
  }, []);
}
