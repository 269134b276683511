import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { illegible } from './derive-colours.ts';

export type Density = 'compact' | 'normal' | 'comfortable';

/** How an application looks, besides its name; what is left out is Kontor's. */
export interface Theme {
  /** `#rrggbb`, as buttons and links have it in light; the other schemes' follow from it. */
  colour?: string;
  /** SVG or PNG, counted from the application's folder; without one, its first letter on its colour. */
  logo?: string | { light: string; dark: string };
  /** A font family as CSS names it, e.g. `'Source Sans 3', sans-serif`; the device has it. */
  type?: string;
  /** Of lists, for whoever has chosen none. */
  density?: Density;
}

export const densities: readonly Density[] = ['compact', 'normal', 'comfortable'];

/** Kontor's own, from which `tokens.css` and `contrast.css` are drawn. */
export const standardColour = '#0b6478';

/** Files of a logo, those of the dark scheme last. */
export function logoFiles({ logo }: Theme): readonly string[] {
  if (logo === undefined) return [];
  return typeof logo === 'string' ? [logo] : [logo.light, logo.dark];
}

/** What no schema can say of it: files that are not there, a colour that nobody could read. `at` counts from the theme. */
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
