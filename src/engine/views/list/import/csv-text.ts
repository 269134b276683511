/**
 * Encodings that a file may be read in, as the platform names them; CP850 is what DOS programs write, and we read it
 * ourselves.
 */
export const encodings = [
  'utf-8',
  'windows-1252',
  'windows-1250',
  'cp850',
  'macintosh',
  'utf-16le',
  'utf-16be',
] as const;

export type Encoding = (typeof encodings)[number];

/** Characters from 0x80 on (IBM code page 850). */
const cp850 =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤' +
  'ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00AD±‗¾¶§÷¸°¨·¹³²■\u00A0';

/**
 * Decodes the text of a file; bytes that do not belong to the encoding become «�», and a mark at the beginning is left
 * out.
 */
export function decoded(bytes: Uint8Array, encoding: Encoding): string {
  if (encoding !== 'cp850') return new TextDecoder(encoding).decode(bytes);
  const pieces: string[] = [];
  for (let from = 0; from < bytes.length; from += 8192) {
    const units = Array.from(bytes.subarray(from, from + 8192), (byte) =>
      byte < 0x80 ? byte : cp850.charCodeAt(byte - 0x80),
    );
    pieces.push(String.fromCharCode(...units));
  }
  return pieces.join('');
}

/** Number of bytes that an encoding is guessed from. */
const looked = 200_000;

/**
 * Guesses the encoding of a text: by its mark, by the zeros of UTF-16, UTF-8 where it is valid, else the Western one of
 * three that makes letters of what is not ASCII.
 */
export function encodingOf(bytes: Uint8Array): Encoding {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  const wide = wideEncoding(bytes.subarray(0, 4096));
  if (wide) return wide;
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return 'utf-8';
  } catch {
    const some = bytes.subarray(0, looked);
    const candidates = ['windows-1252', 'cp850', 'macintosh'] as const;
    const marks = candidates.map((one) => [one, likeliness(decoded(some, one))] as const);
    return marks.reduce((best, one) => (one[1] > best[1] ? one : best))[0];
  }
}

/** Recognises UTF-16: in texts with Western letters nearly every second byte is zero. */
function wideEncoding(bytes: Uint8Array): Encoding | undefined {
  const pairs = Math.floor(bytes.length / 2);
  if (pairs < 2) return undefined;
  const zeros = [0, 0] as [number, number];
  for (let at = 0; at < pairs * 2; at++) if (bytes[at] === 0) zeros[at % 2 === 0 ? 0 : 1] += 1;
  if (zeros[1] > pairs * 0.6 && zeros[0] < pairs * 0.1) return 'utf-16le';
  return zeros[0] > pairs * 0.6 && zeros[1] < pairs * 0.1 ? 'utf-16be' : undefined;
}

/** Rates how far characters outside ASCII look as people write them here. */
function likeliness(text: string): number {
  let sum = 0;
  for (const [sign] of text.matchAll(/[^\0-\x7f]/g)) sum += weightOf(sign);
  // Counts against it capitals behind small letters or alone, and signs between letters: they come from a wrong table.
  for (const _ of text.matchAll(/\p{Ll}[À-ÖØ-Þ]|(?<!\p{L})[À-ÖØ-Þ](?!\p{L})/gu)) sum -= 4;
  for (const _ of text.matchAll(/\p{L}[^\0-\x7f\p{L}\p{M}’\u00a0–-]\p{L}/gu)) sum -= 2;
  return sum;
}

function weightOf(sign: string): number {
  if (/[äöüßÄÖÜ]/.test(sign)) return 3;
  if (/[éèêàâçëïîôûùœÉÈÀÇ]/.test(sign)) return 2;
  if (/[áíóúñåæøÅØáščžłńśćę]/.test(sign)) return 1;
  if (/[€§°–—„“”’«»\u00a0²³µ·…®©½¼]/.test(sign)) return 1;
  return -1;
}
