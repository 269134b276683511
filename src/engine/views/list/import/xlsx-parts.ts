import { Unzip, UnzipInflate } from 'fflate';

/** Most unpacked bytes that are read of a file; a small file that unpacks to more is a mistake or an attack. */
export const mostUnpacked = 400_000_000;

/** Number of packed bytes taken before the page gets a turn: at the most that deflate packs, they are 16 MB of text. */
const atOnce = 16_384;

export class TooLarge extends RangeError {}

/** Reading of a file, with what it spends over all parts. */
export interface Reading {
  bytes: Uint8Array;
  signal: AbortSignal;
  /** Number of unpacked bytes that are left. */
  room: number;
}

/**
 * Yields the text of the parts whose names are wanted, piece by piece as they are unpacked. Throws {@link TooLarge} as
 * soon as they unpack to more than there is room for, whatever their headers say, and when nobody waits any more.
 */
export async function* unpacked(
  reading: Reading,
  isWanted: (name: string) => boolean,
): AsyncGenerator<{ name: string; text: string }> {
  const { bytes, signal } = reading;
  const pieces: { name: string; text: string }[] = [];
  let failure: Error | undefined;
  const unzip = new Unzip((part) => {
    if (!isWanted(part.name)) return;
    const decoder = new TextDecoder();
    part.ondata = (error, chunk, isLast) => {
      reading.room -= chunk?.length ?? 0;
      failure ??= error ?? (reading.room < 0 ? new TooLarge() : undefined);
      if (failure) return;
      pieces.push({ name: part.name, text: decoder.decode(chunk, { stream: !isLast }) });
    };
    part.start();
  });
  unzip.register(UnzipInflate);
  let turn = performance.now();
  for (let from = 0; from < bytes.length; from += atOnce) {
    unzip.push(bytes.subarray(from, from + atOnce), from + atOnce >= bytes.length);
    if (failure) throw failure;
    yield* pieces.splice(0);
    if (performance.now() - turn < 30) continue;
    await new Promise((resolve) => setTimeout(resolve));
    signal.throwIfAborted();
    turn = performance.now();
  }
}

/**
 * Cuts texts that come in pieces behind an element's end: every result holds whole elements of that name, and what is
 * between. Each piece is searched once, however long an element is.
 */
export function elementCutter(element: string): (piece: string) => string {
  const opening = new RegExp(`<(?:\\w+:)?${element}[\\s>]`);
  const overlap = element.length + 40;
  let held: string[] = [];
  /** End of what is held: the next piece may complete an end tag in it. */
  let tail = '';
  return (piece) => {
    const text = tail + piece;
    const closing = new RegExp(`</(?:\\w+:)?${element}>`, 'g');
    let end = 0;
    for (let found = closing.exec(text); found; found = closing.exec(text)) end = closing.lastIndex;
    if (end === 0) {
      held.push(piece);
      tail = text.slice(-overlap);
      return '';
    }
    const cut = end - tail.length;
    const whole = held.join('') + piece.slice(0, cut);
    held = [piece.slice(cut)];
    tail = piece.slice(cut).slice(-overlap);
    return whole.slice(Math.max(0, whole.search(opening)));
  };
}
