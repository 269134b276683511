/** Limits of scan detection, as usual: nobody types so fast (4-field-reality 4.3). */
const FASTEST_TYPING_MS = 30;
const SHORTEST_SCAN = 6;
/** Silence in ms after which a scan has ended. */
export const SCAN_END_MS = 100;

/**
 * Tells whether keys are a scan: six or more characters, at most 30 ms apart on average, that end at `now`. `times` in
 * ms, ascending.
 */
export function isScan(times: readonly number[], now: number): boolean {
  const first = times[0];
  const last = times.at(-1);
  if (first === undefined || last === undefined || times.length < SHORTEST_SCAN) return false;
  return now - last <= SCAN_END_MS && (last - first) / (times.length - 1) <= FASTEST_TYPING_MS;
}

/** Reader that tells scans by when their keys were pressed: a busy page handles them late, but loses none. */
export interface ScanReader {
  /** Takes a character; times in ms, as events carry them. */
  press: (character: string, time: number) => void;
  /** Takes Enter or Tab; returns true if a scanner pressed it. */
  end: (time: number) => boolean;
  /** Ends a scan after no key has been handled for a while. Keys still on their way continue what was read. */
  rest: () => void;
}

export function scanReader(onScan: (code: string) => void): ScanReader {
  let times: number[] = [];
  let code = '';
  let told = '';
  const forget = () => {
    times = [];
    code = '';
    told = '';
  };
  const tell = (now: number): boolean => {
    const isOne = isScan(times, now);
    if (isOne && code !== told) onScan((told = code));
    return isOne;
  };
  return {
    press: (character, time) => {
      const last = times.at(-1);
      if (last !== undefined && time - last > SCAN_END_MS) forget();
      times.push(time);
      code += character;
    },
    end: (time) => {
      const isOne = tell(time);
      forget();
      return isOne;
    },
    rest: () => {
      tell(times.at(-1) ?? 0);
    },
  };
}
