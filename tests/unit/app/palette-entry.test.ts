import { expect, test } from 'vitest';
import { matchingGroups, type PaletteGroup } from '../../../src/app/palette/palette-entry';

const entry = (label: string, more: { number?: number; detail?: string; also?: string } = {}) => {
  return { key: label, label, run: () => undefined, ...more };
};
const groups: readonly PaletteGroup[] = [
  { title: 'none', entries: [] },
  {
    title: 'screens',
    entries: [
      entry('Offene Posten', { number: 210 }),
      entry('Mahnübersicht', { number: 211 }),
      entry('Übersicht Posten'),
      entry('Poststelle', { detail: 'Adresse' }),
    ],
  },
  { title: 'new', entries: [entry('Adresse anlegen', { also: 'Neu' })] },
];
const labels = (typed: string) =>
  matchingGroups(groups, typed).map(({ title, entries }) => [
    title,
    ...entries.map(({ label }) => label),
  ]);

test('everything that there is, without empty groups', () => {
  expect(labels('  ').map(([title]) => title)).toEqual(['screens', 'new']);
});

test('what begins with the word comes first, then what has a word that does', () => {
  expect(labels('post')).toEqual([['screens', 'Poststelle', 'Offene Posten', 'Übersicht Posten']]);
});

test('every word must be there, in label or detail, without regard to umlauts', () => {
  expect(labels('uebersicht')).toEqual([['screens', 'Übersicht Posten', 'Mahnübersicht']]);
  expect(labels('adresse post')).toEqual([['screens', 'Poststelle']]);
  expect(labels('adresse')).toEqual([
    ['screens', 'Poststelle'],
    ['new', 'Adresse anlegen'],
  ]);
  expect(labels('nichts davon')).toEqual([]);
});

test('the number of a screen, from its first digit on', () => {
  expect(labels('21')).toEqual([['screens', 'Offene Posten', 'Mahnübersicht']]);
  expect(labels('211')).toEqual([['screens', 'Mahnübersicht']]);
});

test('a new one by «neu», though that stands above it alone', () => {
  expect(labels('neu adr')).toEqual([['new', 'Adresse anlegen']]);
});
