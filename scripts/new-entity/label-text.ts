import type { NewField } from './read-field';
import type { Section } from './screen-text';

type Language = 'de' | 'en' | 'fr';

const sectionLabels: Readonly<Record<Section['name'], Readonly<Record<Language, string>>>> = {
  general: { de: 'Allgemein', en: 'General', fr: 'Généralités' },
  contact: { de: 'Kontakt', en: 'Contact', fr: 'Contact' },
  amounts: { de: 'Werte', en: 'Figures', fr: 'Valeurs' },
  dates: { de: 'Termine', en: 'Dates', fr: 'Dates' },
  notes: { de: 'Notizen', en: 'Notes', fr: 'Notes' },
};

/** What a screen is for, until somebody says it better. */
const aboutStub: Readonly<Record<Language, (other: string) => string>> = {
  de: (other) => `Hier stehen die Datensätze «${other}».`,
  en: (other) => `This screen holds the records “${other}”.`,
  fr: (other) => `Cet écran contient les fiches «\u00a0${other}\u00a0».`,
};

/** What every language shares already: its `common.json`. */
export interface CommonLabels {
  fields?: Readonly<Record<string, string>>;
  sections?: Readonly<Record<string, string>>;
}

/**
 * The labels of a new entity in a language, from its names: what common.json says is left out, sections are
 * translated, everything else is a stub that somebody translates.
 */
export function labelText(
  language: Language,
  { one, other }: { one: string; other: string },
  fields: readonly NewField[],
  sections: readonly Section[],
  common: CommonLabels,
): string {
  const own = sections.filter(({ name }) => !(name in (common.sections ?? {})));
  const named = fields.filter(({ name }) => !(name in (common.fields ?? {})));
  const listed = fields.filter(({ property }) => property.enum);
  return `${JSON.stringify(
    {
      one,
      other,
      ...(own.length > 0 && {
        sections: Object.fromEntries(own.map(({ name }) => [name, sectionLabels[name][language]])),
      }),
      ...(named.length > 0 && {
        fields: Object.fromEntries(named.map(({ name }) => [name, inWords(name)])),
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
      help: { about: aboutStub[language](other) },
    },
    null,
    2,
  )}\n`;
}

/** A name as a label begins with it: `naechsteWartung` → «Naechste Wartung», `lieferantId` → «Lieferant». */
export function inWords(name: string): string {
  const words = name
    .replace(/Id$/, '')
    .replaceAll('_', ' ')
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
