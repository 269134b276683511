import type { PrintedDocument } from './document/printed-document';
import { unknownLetters } from './pdf/known-letters';

/** A text of a document with letters that its paper cannot show. */
export interface UnprintableText {
  /** Where it stands: `head.kopftext`, `lines.3.langtext`. */
  path: string;
  /** Each once, in the order of the text. */
  letters: readonly string[];
}

/** Images are no texts. */
const images = new Set(['company.logo', 'signature.bild']);

/** All that stands on a paper and would be a «?» there. */
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
