import { useEffect, useRef } from 'react';
import { GROUP_SEPARATOR } from '../../schemas/rules/gs1';
import { SCAN_END_MS, scanReader } from './scan-reader';

/**
 * Silence in ms after which a code without an end key is told: keys of a busy computer come later than they were pressed,
 * and half a code would be another one.
 */
const SILENCE_MS = 3 * SCAN_END_MS;
/** Delay of a timer in ms that shows that the page itself is late. */
const LATE_MS = 50;

/**
 * Tells the keys of a keyboard-wedge scanner from typing. Ignores the Enter or Tab that ends a scan; with Ctrl a person
 * pressed it, however fast. `onScan` gets the code wherever the focus is; a scanner without an end key ends by silence.
 */
export function useScans(onScan?: (code: string) => void): void {
  const latest = useRef(onScan);
  useEffect(() => {
    latest.current = onScan;
  });
  useEffect(() => {
    const reader = scanReader((code) => latest.current?.(code));
    let silence: ReturnType<typeof setTimeout> | undefined;
    const awaitSilence = () => {
      const due = performance.now() + SILENCE_MS;
      silence = setTimeout(() => {
        if (performance.now() - due > LATE_MS) awaitSilence();
        else reader.rest();
      }, SILENCE_MS);
    };
    const onKeyDown = (event: KeyboardEvent) => {
      const character = characterOf(event);
      const isPlain = !event.ctrlKey && !event.altKey && !event.metaKey;
      const isEnd = isPlain && (event.key === 'Enter' || event.key === 'Tab');
      if (character === undefined && !isEnd) return;
      clearTimeout(silence);
      if (character !== undefined) {
        reader.press(character, event.timeStamp);
        if (latest.current) awaitSilence();
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

/**
 * Returns the character that a key writes; undefined for one that writes nothing. Scanners press Ctrl+] for the
 * separator of GS1 values.
 */
function characterOf({ key, code, ctrlKey, altKey, metaKey }: KeyboardEvent): string | undefined {
  if (altKey || metaKey) return undefined;
  if (ctrlKey) return key === ']' || code === 'BracketRight' ? GROUP_SEPARATOR : undefined;
  return key.length === 1 ? key : undefined;
}
