import { standardColour, type Theme } from '../../../compiler/application/theme/theme.ts';
import {
  deriveColours,
  type SchemeColours,
} from '../../../compiler/application/theme/derive-colours.ts';

/** Images of a logo, and its size in the header. */
export interface LogoImages {
  light: string;
  dark: string;
  width: number;
  height: number;
}

/** Writes `tokens.css` for an application. */
export function themedTokens(css: string, theme: Theme, logo: LogoImages): string {
  const { light, dark } = coloursOf(theme);
  // A picture of the name shows it; users who do not see it hear the name.
  const name = logo.width > 2 * logo.height ? '--k-logo-name: 0; ' : '';
  const face = theme.type === undefined ? '' : faceRule(theme.type);
  return [
    replaced(css, light, dark),
    `:root { --k-logo: url("${logo.light}"); --k-logo-width: ${logo.width}px; ${name}${face} }`,
    `[data-mantine-color-scheme='dark'] { --k-logo: url("${logo.dark}"); }`,
  ].join('\n');
}

/** Writes `contrast.css` likewise. */
export function themedContrast(css: string, theme: Theme): string {
  const { contrast, contrastDark } = coloursOf(theme);
  return replaced(css, contrast, contrastDark);
}

export function coloursOf({ colour = standardColour }: Theme) {
  return deriveColours(colour.toLowerCase());
}

function faceRule(family: string): string {
  return `--k-face: ${family}, system-ui, sans-serif;`;
}

/** Replaces colours: of each token the first declaration is light's, the second dark's. */
function replaced(css: string, light: SchemeColours, dark: SchemeColours): string {
  return Object.keys(light).reduce((text, name) => {
    const values = [light, dark].map((colours) => colours[name as keyof SchemeColours]);
    return text.replace(new RegExp(`(--k-${name}: )#[0-9a-f]{6}`, 'g'), (all, before: string) => {
      const value = values.shift();
      return value === undefined ? all : before + value;
    });
  }, css);
}
