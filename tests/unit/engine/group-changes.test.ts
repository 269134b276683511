import { describe, expect, it } from 'vitest';
import type { ChangeLine } from '../../../src/api/change-history';
import { groupChanges } from '../../../src/engine/views/record/history/group-changes';
import { plainText } from '../../../src/engine/views/record/history/plain-text';
import { relativeTime } from '../../../src/ui/format/relative-time';

const entry = (id: number, zeit: string, benutzer: string, feld: string | null): ChangeLine => ({
  id,
  zeit,
  benutzer,
  benutzerId: 1,
  art: feld === null ? 'CREATION' : 'CHANGE',
  feld,
  vorher: null,
  nachher: 'x',
  bemerkung: benutzer === 'Ada' ? 'Umzug' : null,
  version: id,
});

describe('changes of a record', () => {
  it('are one where one call made them, in the order of the call', () => {
    const groups = groupChanges([
      entry(5, '2026-01-02T10:00:00Z', 'Ada', 'plz'),
      entry(4, '2026-01-02T10:00:00Z', 'Ada', 'ort'),
      entry(3, '2026-01-02T10:00:00Z', 'Bea', 'ort'),
      entry(2, '2026-01-01T10:00:00Z', 'Bea', 'ort'),
      entry(1, '2026-01-01T10:00:00Z', 'Bea', null),
    ]);
    expect(groups.map(({ user, entries }) => [user, entries.map(({ feld }) => feld)])).toEqual([
      ['Ada', ['ort', 'plz']],
      ['Bea', ['ort']],
      ['Bea', ['ort']],
      ['Bea', [null]],
    ]);
    expect(groups.map(({ remark }) => remark)).toEqual(['Umzug', null, null, null]);
    expect(groups.map(({ kind }) => kind).at(-1)).toBe('CREATION');
  });

  it('show what no field formats by its parts', () => {
    expect(plainText({ dateiname: 'a.pdf', groesse: 12, betreff: null })).toBe('a.pdf, 12');
    expect(plainText(['A', 'B'])).toBe('A, B');
    expect(plainText({ dateiname: 'a.pdf', sha256: '0123456789abcdef'.repeat(4) })).toBe(
      'a.pdf, 0123456789',
    );
    expect(plainText(null)).toBe('');
    expect(plainText(false)).toBe('false');
  });
});

describe('how long ago something was', () => {
  const now = Date.parse('2026-03-10T12:00:00Z');
  it.each([
    ['2026-03-10T11:59:30Z', 'de', 'gerade eben'],
    ['2026-03-10T11:55:00Z', 'de', 'vor 5 Minuten'],
    ['2026-03-10T10:00:00Z', 'en', '2 hours ago'],
    ['2026-03-09T10:00:00Z', 'de', 'gestern'],
    ['2026-02-01T10:00:00Z', 'fr', 'le mois dernier'],
    ['2023-02-01T10:00:00Z', 'de', 'vor 3 Jahren'],
    ['kein Datum', 'de', 'kein Datum'],
  ])('%s, %s: %s', (instant, language, text) => {
    expect(relativeTime(instant, language, 'gerade eben', now)).toBe(text);
  });
});
