import { contrast, hexOf, oklchOf } from './oklch.ts';

/** Schemes in which a page may be shown: `tokens.css` and `contrast.css`. */
export type Scheme = 'light' | 'dark' | 'contrast' | 'contrastDark';

/** Colours that follow from the one colour that a theme names, by the tokens' names. */
export type SchemeColours = Readonly<
  Record<'primary' | 'primary-hover' | 'on-primary' | 'selected', string>
>;

export type DerivedColours = Readonly<Record<Scheme, SchemeColours>> & {
  /** Shades for Mantine, ten of them, the lightest first. */
  shades: readonly string[];
};

/** Step of a colour: lightness, and chroma as a share of the colour's own. */
type Step = readonly [lightness: number, chroma: number];

interface Recipe {
  primary: Step;
  hover: Step;
  on: Step;
  selected: Step;
  /** Backgrounds that the colour is read on, besides a selected row. */
  grounds: readonly string[];
  least: number;
}

/** Steps as they were drawn for Kontor's own colour. */
const recipes: Readonly<Record<Scheme, Recipe>> = {
  light: {
    primary: [0.466, 1],
    hover: [0.396, 0.84],
    on: [1, 0],
    selected: [0.949, 0.19],
    grounds: ['#ffffff', '#f5f7f8', '#eef2f4'],
    least: 4.5,
  },
  dark: {
    primary: [0.727, 1.17],
    hover: [0.792, 0.98],
    on: [0.235, 0.45],
    selected: [0.311, 0.5],
    grounds: ['#131b20', '#0d1418', '#1c272e'],
    least: 4.5,
  },
  contrast: {
    primary: [0.341, 0.73],
    hover: [0.253, 0.53],
    on: [1, 0],
    selected: [0.924, 0.32],
    grounds: ['#ffffff', '#e9eef0'],
    least: 7,
  },
  contrastDark: {
    primary: [0.863, 1.03],
    hover: [0.926, 0.6],
    on: [0.193, 0.42],
    selected: [0.318, 0.63],
    grounds: ['#000000', '#1d272d'],
    least: 7,
  },
};

const shades: readonly Step[] = [
  [0.97, 0.12],
  [0.949, 0.19],
  [0.883, 0.43],
  [0.792, 0.98],
  [0.727, 1.17],
  [0.616, 1.17],
  [0.536, 1.12],
  [0.466, 1],
  [0.396, 0.84],
  [0.316, 0.67],
];

/** Derives colours from `#rrggbb`, which the light scheme shows as it is: legible in every scheme. */
export function deriveColours(colour: string): DerivedColours {
  const of = (scheme: Scheme) => schemeColours(colour, scheme);
  return {
    light: of('light'),
    dark: of('dark'),
    contrast: of('contrast'),
    contrastDark: of('contrastDark'),
    shades: shades.map((step, index) => (index === 7 ? colour : stepOf(colour, step))),
  };
}

/**
 * Checks whether a colour can be read where the light scheme shows it; if not, returns its contrast and the nearest
 * colour of its hue that can be.
 */
export function illegible(colour: string): { ratio: number; instead: string } | undefined {
  const grounds = groundsOf(colour, 'light');
  const ratio = leastContrast(colour, grounds);
  if (ratio >= recipes.light.least) return undefined;
  return { ratio, instead: legible(colour, grounds, recipes.light.least, -1) };
}

function schemeColours(colour: string, scheme: Scheme): SchemeColours {
  const { primary, hover, on, selected, least } = recipes[scheme];
  const grounds = groundsOf(colour, scheme);
  const own = scheme === 'light' ? colour : stepOf(colour, primary);
  const away = scheme === 'light' || scheme === 'contrast' ? -1 : 1;
  const shown = scheme === 'light' ? own : legible(own, grounds, least, away);
  const offset = oklchOf(shown).lightness - primary[0];
  return {
    primary: shown,
    'primary-hover': stepOf(colour, [hover[0] + offset, hover[1]]),
    'on-primary': legible(stepOf(colour, on), [shown], least, -away),
    selected: stepOf(colour, selected),
  };
}

function groundsOf(colour: string, scheme: Scheme): string[] {
  return [...recipes[scheme].grounds, stepOf(colour, recipes[scheme].selected)];
}

function stepOf(colour: string, [lightness, share]: Step): string {
  const { chroma, hue } = oklchOf(colour);
  return hexOf({ lightness, chroma: chroma * share, hue });
}

/** Darkens or lightens a colour until it can be read on all backgrounds. */
function legible(colour: string, grounds: readonly string[], least: number, away: number): string {
  let found = colour;
  for (let { lightness, chroma, hue } = oklchOf(colour); ; lightness += away * 0.005) {
    if (leastContrast(found, grounds) >= least || lightness <= 0 || lightness >= 1) return found;
    found = hexOf({ lightness, chroma, hue });
  }
}

function leastContrast(colour: string, grounds: readonly string[]): number {
  return Math.min(...grounds.map((ground) => contrast(colour, ground)));
}
