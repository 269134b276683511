import type { PrintedDocument } from '../../../schemas/print/document/printed-document';
import type { PrintedLine } from '../../../schemas/print/document/printed-line';
import { sampleDocument, sampleLine } from './sample-document';

/** Numbers from 0 to 1 that follow from a seed (mulberry32). */
export function randomNumbers(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const words =
  'Kabelkanal Łódź Šroubovák «Île-de-France» Überspannungsschutz 40×60 IP65 Çiğdem naïve Œuvre Ω Κύπρος Москва 日本 Montage-/Demontagearbeiten Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen'.split(
    ' ',
  );

/** Makes an invoice that anything may stand in: kinds of lines, amounts of every size, discounts, rates, long texts. */
export function randomDocument(seed: number): PrintedDocument {
  const next = randomNumbers(seed);
  const below = (most: number) => Math.floor(next() * most);
  const one = <Value>(values: readonly Value[]): Value => values[below(values.length)] as Value;
  const text = (most: number, length: number) =>
    Array.from({ length: 1 + below(most) }, () => one(words))
      .join(one([' ', ' ', '\n']))
      .slice(0, length);
  const amount = (most: number) => Math.round(next() * most * 100) / 100;
  const percent = () => one([null, null, null, 3, 12.5, 33.33, 100]);
  const size = one([100, 1_000, 100_000, 9_999_999.99]);
  const line = (index: number): PrintedLine => {
    const positionsArt = one(['N', 'N', 'N', 'N', 'T', 'Z', 'O', 'A'] as const);
    const isText = positionsArt === 'T' || positionsArt === 'Z';
    return sampleLine({
      position: (index + 1) * 10,
      positionsArt,
      artikelnummer: isText ? null : one([null, 'KA-1042', 'X'.repeat(20)]),
      bezeichnung: text(4, 60).replace(/\n/g, ' '),
      langtext: one([null, null, text(20, 400), text(120, 4000)]),
      menge: isText ? null : one([1, -1]) * (amount(one([10, 999_999])) || 1),
      mengeneinheit: one([null, 'Stk.', 'Std.', 'laufende m']),
      einzelpreis: isText ? null : amount(size),
      rabatt1: isText ? null : percent(),
      rabatt2: isText ? null : percent(),
      teuerungszuschlagProzent: isText ? null : percent(),
      steuersatz: isText ? null : one([19, 19, 19, 7, 0]),
    });
  };
  const lines = Array.from({ length: below(one([4, 30, 90])) }, (_, index) => line(index));
  return sampleDocument(lines, {
    language: one(['de', 'en', 'fr']),
    frachtkosten: one([0, 0, amount(500), -amount(20)]),
    head: { rabatt1: percent(), rabatt2: percent(), kopftext: text(60, 4000) },
    recipient: { namen: [text(3, 50).replace(/\n/g, ' '), text(3, 50).replace(/\n/g, ' ')] },
    draft: next() < 0.3,
  });
}
