import {
  labelText,
  languages,
  type CommonLabels,
  type EntityWords,
  type LabelledField,
} from './label-text';
import { screenText, type ScreenOf } from './screen-text';
import { sectionsOf } from './sections';

/** Labels that every language shares already. */
export type CommonByLanguage = Readonly<Record<(typeof languages)[number], CommonLabels>>;

/**
 * Returns the files of a screen by their paths from the project's root: its definition, and its names in each language.
 */
export function screenFiles(
  screen: ScreenOf,
  words: EntityWords,
  fields: readonly LabelledField[],
  common: CommonByLanguage,
): [path: string, text: string][] {
  const sections = sectionsOf(screen.entity);
  const { property, kinds = [] } = screen.choice ?? {};
  const special = property === undefined ? [] : kinds.filter(({ own }) => own.length > 0);
  return [
    [`screens/${screen.name}.ts`, screenText(screen)],
    ...languages.map((language): [string, string] => [
      `locales/${language}/entities/${screen.schema}.json`,
      labelText(
        language,
        words,
        fields,
        sections,
        common[language],
        special.map(({ value }) => value),
      ),
    ]),
  ];
}

/** Adds a line to the index of screens, at the end of the navigation. */
export function withScreen(index: string, route: string): string {
  const end = index.lastIndexOf('};');
  if (end < 0) throw new Error('screens/index.ts does not end with «};»');
  const name = /^[A-Za-z_$][\w$]*$/.test(route) ? route : `'${route}'`;
  const before = index.slice(0, end);
  const comma = /[,{]\s*$/.test(before) ? '' : ',';
  return `${before.trimEnd()}${comma}\n  ${name}: () => import('./${route}'),\n${index.slice(end)}`;
}
