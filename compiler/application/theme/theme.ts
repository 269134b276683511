import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { illegible } from './derive-colours.ts';

export type Density = 'compact' | 'normal' | 'comfortable';

/** Look of an application, besides its name; what is left out is Kontor's. */
export interface Theme {
  /** Colour `#rrggbb` of buttons and links in the light scheme; those of the other schemes follow from it. */
  colour?: string;
  /** Logo as SVG or PNG, relative to the application's folder; without one, its first letter on its colour. */
  logo?: string | { light: string; dark: string };
  /** Font family as CSS names it, e.g. `'Source Sans 3', sans-serif`; the device has it. */
  type?: string;
  /** Density of lists for users who have chosen none. */
  density?: Density;
}

export const densities: readonly Density[] = ['compact', 'normal', 'comfortable'];

/** Colour of Kontor itself, for which `tokens.css` and `contrast.css` are drawn. */
export const standardColour = '#0b6478';

/** Lists the files of a logo, those of the dark scheme last. */
export function logoFiles({ logo }: Theme): readonly string[] {
  if (logo === undefined) return [];
  return typeof logo === 'string' ? [logo] : [logo.light, logo.dark];
}

/** Finds what no schema can tell: missing files, a colour that nobody could read. `at` counts from the theme. */
export function themeMistakes(theme: Theme, folder: string): { at: string; text: string }[] {
  const missing = Object.entries(typeof theme.logo === 'object' ? theme.logo : { '': theme.logo })
    .filter(([, file]) => file !== undefined && !existsSync(join(folder, file)))
    .map(([name, file]) => ({
      at: name === '' ? '/logo' : `/logo/${name}`,
      text: `there is no file «${file}»`,
    }));
  const unread = theme.colour === undefined ? undefined : illegible(theme.colour.toLowerCase());
  if (!unread) return missing;
  const ratio = (Math.floor(unread.ratio * 10) / 10).toFixed(1);
  const text = `«${theme.colour}» stands out from the page by ${ratio} : 1, and text needs 4.5 : 1; ${unread.instead} has it`;
  return [...missing, { at: '/colour', text }];
}
