import type { PrintedDocument } from './document/printed-document';
import { unknownLetters } from './pdf/known-letters';

/** Text of a document with characters that its paper cannot show. */
export interface UnprintableText {
  /** Path of the text: `head.kopftext`, `lines.3.langtext`. */
  path: string;
  /** Characters, each once, in the order of the text. */
  letters: readonly string[];
}

/** Paths of images, which are no texts. */
const images = new Set(['company.logo', 'signature.bild']);

/** All texts of a paper with characters that would be printed as «?». */
export function unprintableTexts(document: PrintedDocument): UnprintableText[] {
  return Object.entries(document).flatMap(([name, part]) => textsIn(part, name));
}

function textsIn(value: unknown, path: string): UnprintableText[] {
  if (images.has(path)) return [];
  if (typeof value === 'string') {
    const letters = unknownLetters(value);
    return letters.length === 0 ? [] : [{ path, letters }];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => textsIn(part, `${path}.${name}`));
}
