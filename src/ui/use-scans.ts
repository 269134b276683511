import { useEffect, useRef } from 'react';
import { SCAN_END_MS, scanReader } from './scan-reader';

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
    const reader = scanReader((code) => latest.current?.(code));
    let silence: ReturnType<typeof setTimeout> | undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      const isPlain = !event.ctrlKey && !event.altKey && !event.metaKey;
      const isEnd = event.key === 'Enter' || event.key === 'Tab';
      if (!isPlain || (!isEnd && event.key.length !== 1)) return;
      clearTimeout(silence);
      if (!isEnd) {
        reader.press(event.key, event.timeStamp);
        if (latest.current) silence = setTimeout(reader.rest, SCAN_END_MS);
      } else if (reader.end(event.timeStamp)) {
        event.preventDefault();
        event.stopPropagation();
      }
    };
    window.addEventListener('keydown', onKeyDown, true);
    return () => {
      clearTimeout(silence);
      window.removeEventListener('keydown', onKeyDown, true);
    };
  }, []);
}
