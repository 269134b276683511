import type { JsonSchema } from '../../schemas/contract/document';
import type { Section } from './sections';

export const languages = ['de', 'en', 'fr'] as const;

type Language = (typeof languages)[number];

/** Field with the label that its contract has for it. */
export interface LabelledField {
  name: string;
  property: JsonSchema;
  label?: string;
}

/** Words for an entity within a sentence, and its purpose as far as its contract tells. */
export interface EntityWords {
  one: string;
  other: string;
  about?: string;
}

const sectionLabels: Readonly<Record<Section['name'], Readonly<Record<Language, string>>>> = {
  general: { de: 'Allgemein', en: 'General', fr: 'Généralités' },
  contact: { de: 'Kontakt', en: 'Contact', fr: 'Contact' },
  amounts: { de: 'Werte', en: 'Figures', fr: 'Valeurs' },
  dates: { de: 'Termine', en: 'Dates', fr: 'Dates' },
  notes: { de: 'Notizen', en: 'Notes', fr: 'Notes' },
  technical: { de: 'Technisches', en: 'Technical', fr: 'Technique' },
};

/** Texts of what a screen is for, until somebody writes a better one. */
const aboutStub: Readonly<Record<Language, (other: string) => string>> = {
  de: (other) => `Hier stehen die Datensätze «${other}».`,
  en: (other) => `This screen holds the records “${other}”.`,
  fr: (other) => `Cet écran contient les fiches «\u00a0${other}\u00a0».`,
};

/** Labels that every language shares already: its `common.json`. */
export interface CommonLabels {
  fields?: Readonly<Record<string, string>>;
  sections?: Readonly<Record<string, string>>;
}

/**
 * Writes the labels of a new entity in a language, from its names: those in common.json are left out, sections are
 * translated, everything else is a stub to be translated.
 */
export function labelText(
  language: Language,
  { one, other, about }: EntityWords,
  fields: readonly LabelledField[],
  sections: readonly Section[],
  common: CommonLabels,
  /** Sections that are called by the contract's own words. */
  kinds: readonly string[] = [],
): string {
  const own = sections.filter(({ name }) => !(name in (common.sections ?? {})));
  const called = [
    ...own.map(({ name }) => [name, sectionLabels[name][language]] as const),
    ...kinds.map((name) => [name, inWords(name)] as const),
  ];
  const named = fields.filter(({ name, label }) => label || !(name in (common.fields ?? {})));
  const listed = fields.filter(({ property }) => property.enum);
  return `${JSON.stringify(
    {
      one,
      other,
      ...(called.length > 0 && { sections: Object.fromEntries(called) }),
      ...(named.length > 0 && {
        fields: Object.fromEntries(named.map(({ name, label }) => [name, label ?? inWords(name)])),
      }),
      ...(listed.length > 0 && {
        values: Object.fromEntries(
          listed.map(({ name, property }) => [
            name,
            Object.fromEntries(
              (property.enum ?? [])
                .filter((value) => value !== null)
                .map((value) => [String(value), inWords(String(value).toLowerCase())]),
            ),
          ]),
        ),
      }),
      help: { about: about ?? aboutStub[language](other) },
    },
    null,
    2,
  )}\n`;
}

/** Turns a name into the beginning of a label: `naechsteWartung` → «Naechste Wartung», `lieferantId` → «Lieferant». */
export function inWords(name: string): string {
  const words = name
    .replace(/Id$/, '')
    .replaceAll('_', ' ')
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
