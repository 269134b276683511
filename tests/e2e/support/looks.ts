import { seed } from '../../support/seed';
import { fullMatrix } from './audit';
import type { Language } from './texts';

/** Look in which a page is shown. */
export interface Look {
  language: Language;
  width: number;
  scheme: 'light' | 'dark' | 'contrast';
}

const languages = ['de', 'en', 'fr'] as const;
const widths = [1280, 390, 320];
const schemes = ['light', 'dark', 'contrast'] as const;

/**
 * Returns the ways to look at the screen with this number, by language: all 27, or one. Nine screens in a row together
 * meet every language, width and scheme three times, and every pair of them; with the next seed each is looked at in
 * another way.
 */
export function looksOf(screen: number, all = fullMatrix, turn = seed): [Language, Look[]][] {
  if (all)
    return languages.map((language) => [
      language,
      widths.flatMap((width) => schemes.map((scheme) => ({ language, width, scheme }))),
    ]);
  const place = (screen + turn) % 9;
  const [column, row] = [place % 3, Math.floor(place / 3)];
  const language = languages[column] ?? 'de';
  const width = widths[row] ?? 0;
  return [[language, [{ language, width, scheme: schemes[(column + row) % 3] ?? 'light' }]]];
}
