import type { Field, Fields } from '../../../fields/field';
import type { BroughtPart } from './brought-parts';
import { headingFinder } from './column-fields';
import type { Above } from './import-place';

interface Texts {
  fields: Fields;
  labelOf: (field: Field) => string;
  /** Returns other words that a field is known by, «PLZ | Zip». */
  wordsOf: (field: Field) => string;
}

type Finder = (heading: string) => string | undefined;

/** Finds the column that names what a row is a part of by the headings of that: «Kd-Nr.», «Adresse: Name». */
export function parentHeadings({ naming, field: own }: Above, texts: Texts): Finder {
  const { fields, labelOf, wordsOf } = texts;
  const byOf = new Map(naming.map(({ field, by }) => [field.name, by]));
  return headingFinder({
    fields,
    names: [...byOf.keys()],
    labelOf: ({ name }) => labelOf(byOf.get(name) ?? own),
    wordsOf: ({ name, given = '' }) => {
      const by = byOf.get(name);
      return by ? `${wordsOf(by)} | ${given}` : given;
    },
  });
}

/**
 * Finds the column of a part that a row brings along by the headings of the part, also with its name: «Nachname», «Telefon
 * des Ansprechpartners». `calledOf`: other words for such a part.
 */
export function partHeadings(
  parts: readonly BroughtPart[],
  { fields, labelOf, wordsOf, calledOf }: Texts & { calledOf: (part: BroughtPart) => string },
): Finder {
  const found = new Map(
    parts.flatMap((part) => part.columns.map(({ field, of }) => [field.name, { of, part }])),
  );
  return headingFinder({
    fields,
    names: [...found.keys()],
    labelOf: (field) => labelOf(found.get(field.name)?.of ?? field),
    wordsOf: ({ name, given = '' }) => {
      const { of, part } = found.get(name) ?? {};
      if (!of || !part) return given;
      const called = listed(`${part.one} | ${calledOf(part)}`);
      const words = listed(`${labelOf(of)} | ${wordsOf(of)}`);
      const together = called.flatMap((one) =>
        words.flatMap((word) => [`${one} ${word}`, `${word} ${one}`]),
      );
      return [...words, given, ...together].join('|');
    },
  });
}

const listed = (words: string) =>
  words
    .split('|')
    .map((word) => word.trim())
    .filter((word) => word !== '');
