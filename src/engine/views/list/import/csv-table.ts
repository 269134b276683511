import { parse } from 'papaparse';
import { unguarded } from '../export/formula-guard';

const separators = [';', ',', '\t'];

/** Rows of cells; encoding and separator are found out. */
export function csvTable(bytes: Uint8Array): readonly (readonly string[])[] {
  const text = csvText(bytes);
  const { data } = parse<string[]>(text, { delimiter: separatorOf(text) });
  return data.map((cells) => cells.map(unguarded));
}

/** UTF-8 where it is valid, also UTF-16 by its mark; else what Windows writes in the west of Europe. */
export function csvText(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** The one that stands most often in the first row, outside of quotes. */
export function separatorOf(text: string): string {
  const [named] = /(?<=^sep=)./.exec(text) ?? [];
  if (named !== undefined) return named;
  const head = text.replaceAll(/"(?:[^"]|"")*"/g, '').split(/\r?\n/, 1)[0] ?? '';
  const countOf = (separator: string) => head.split(separator).length;
  return separators.reduce((best, one) => (countOf(one) > countOf(best) ? one : best));
}
