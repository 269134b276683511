import { lineText } from './plain-text';

/** Numbering of a product's parts: each has a number of its own, all have that of their batch, or none has any. */
export type Numbering = 'each' | 'batch' | 'none';

interface NumberedProduct {
  istSeriennummernArtikel?: boolean | null | undefined;
  istChargenArtikel?: boolean | null | undefined;
}

/** Returns how a product's parts are numbered. */
export function partNumbering(product: NumberedProduct): Numbering {
  if (product.istSeriennummernArtikel) return 'each';
  return product.istChargenArtikel ? 'batch' : 'none';
}

/** Numbers as they are stored: trimmed, without empty ones. */
export const tidyNumbers = (given: readonly string[]): string[] =>
  given.map(lineText).filter((one) => one !== '');

/**
 * Finds what is wrong with the numbers of so many parts: too few, too many, or one given twice. Undefined where they
 * fit.
 */
export function numbersProblem(
  numbers: readonly string[],
  { numbering, menge }: { numbering: Numbering; menge: number },
): { code: string; parameters: string[] } | undefined {
  const wanted = { each: menge, batch: 1, none: 0 }[numbering];
  if (numbers.length !== wanted) {
    const code = { each: 'msg_serial_count', batch: 'msg_serial_batch', none: 'msg_serial_none' };
    return { code: code[numbering], parameters: [String(menge)] };
  }
  const repeated = numbers.find((one, index) => numbers.indexOf(one) !== index);
  return repeated === undefined
    ? undefined
    : { code: 'msg_serial_repeated', parameters: [repeated] };
}
