import { fullMatrix } from './audit';
import type { Language } from './texts';

/** One way to look at a page. */
export interface Look {
  language: Language;
  width: number;
  scheme: 'light' | 'dark' | 'contrast';
}

const languages = ['de', 'en', 'fr'] as const;
const widths = [1280, 390, 320];
const schemes = ['light', 'dark', 'contrast'] as const;

/**
 * The ways to look at the screen with this number, by language: all 27, or three that meet every language, every width
 * and every scheme, and together with those of two more screens every pair of them.
 */
export function looksOf(screen: number, all = fullMatrix): [Language, Look[]][] {
  return languages.map((language, index) => {
    const looks = all
      ? widths.flatMap((width) => schemes.map((scheme) => ({ language, width, scheme })))
      : [
          {
            language,
            width: widths[(screen + index) % 3] ?? 0,
            scheme: schemes[(2 * screen + index) % 3] ?? 'light',
          },
        ];
    return [language, looks];
  });
}
