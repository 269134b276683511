import { fullMatrix } from './audit';
import type { Language } from './texts';

/** One way to look at a page. */
export interface Look {
  language: Language;
  width: number;
  scheme: 'light' | 'dark';
}

const languages = ['de', 'en', 'fr'] as const;
const widths = [1280, 390, 320];
const schemes = ['light', 'dark'] as const;

/**
 * The ways to look at the screen with this number, by language: all 18, or three that meet every language,
 * every width and both schemes, and together with those of five more screens every pair of them.
 */
export function looksOf(screen: number, all = fullMatrix): [Language, Look[]][] {
  return languages.map((language, index) => {
    const turn = screen + index;
    const looks = all
      ? widths.flatMap((width) => schemes.map((scheme) => ({ language, width, scheme })))
      : [{ language, width: widths[turn % 3] ?? 0, scheme: schemes[turn % 2] ?? 'light' }];
    return [language, looks];
  });
}
