import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build } from 'vite';
import { describe, expect, it, test } from 'vitest';
import { applicationFolder } from '../../../compiler/application/folder';
import { readSettings } from '../../../compiler/application/settings';
import {
  deriveColours,
  illegible,
  type SchemeColours,
} from '../../../compiler/application/theme/derive-colours';
import { logoWidth } from '../../../scripts/page-build/theme/logo-size';
import { contrast, hexOf, oklchOf } from '../../../compiler/application/theme/oklch';
import { standardColour } from '../../../compiler/application/theme/theme';
import { themedContrast, themedTokens } from '../../../scripts/page-build/theme/theme-css';
import { themePlugin } from '../../../scripts/page-build/theme/theme-plugin';

const css = (name: string) => readFileSync(`src/ui/${name}.css`, 'utf8');
const logo = { light: 'a.svg', dark: 'b.svg', width: 24, height: 24 };

test('Kontor’s own colour comes to what its tokens say', async () => {
  const { theme = {} } = await readSettings(applicationFolder());
  expect(theme.colour).toBe(standardColour);
  expect(themedTokens(css('tokens'), theme, logo)).toContain(css('tokens'));
  expect(themedContrast(css('contrast'), theme)).toBe(css('contrast'));
});

test('a colour is the same there and back', () => {
  for (const colour of ['#0b6478', '#7c3aed', '#000000', '#ffffff', '#ff0000']) {
    expect(hexOf(oklchOf(colour))).toBe(colour);
  }
});

describe.each(['#7c3aed', '#111111', '#b3261e', '#0b7e09', '#836807'])(
  'what follows from %s',
  (colour) => {
    const { light, dark, contrast: high, contrastDark } = deriveColours(colour);
    const least = ({ primary, selected, ...rest }: SchemeColours, grounds: string[]) =>
      Math.min(
        ...[...grounds, selected].map((ground) => contrast(primary, ground)),
        contrast(rest['on-primary'], primary),
        contrast(rest['on-primary'], rest['primary-hover']),
      );
    it('is legible in every scheme', () => {
      expect(light.primary).toBe(colour);
      expect(least(light, ['#ffffff', '#f5f7f8', '#eef2f4'])).toBeGreaterThanOrEqual(4.5);
      expect(least(dark, ['#131b20', '#0d1418', '#1c272e'])).toBeGreaterThanOrEqual(4.5);
      expect(least(high, ['#ffffff', '#e9eef0'])).toBeGreaterThanOrEqual(7);
      expect(least(contrastDark, ['#000000', '#1d272d'])).toBeGreaterThanOrEqual(7);
    });
  },
);

test('the grounds are those of the tokens', () => {
  for (const [file, grounds] of [
    ['tokens', ['#ffffff', '#f5f7f8', '#eef2f4', '#131b20', '#0d1418', '#1c272e']],
    ['contrast', ['#ffffff', '#e9eef0', '#000000', '#1d272d']],
  ] as const) {
    const found = [...css(file).matchAll(/--k-(?:surface|page|hover): (#\w+);/g)].map(
      ([, one]) => one,
    );
    expect([...new Set(found)].sort()).toEqual([...grounds].sort());
  }
});

test('a colour that nobody could read is told with one of its hue that is legible', () => {
  const { instead = '' } = illegible('#ffcc00') ?? {};
  expect(illegible(instead)).toBeUndefined();
  expect(Math.abs(oklchOf(instead).hue - oklchOf('#ffcc00').hue)).toBeLessThan(3);
});

test('a logo is as wide as its picture says', () => {
  const svg = (head: string) =>
    logoWidth(Buffer.from(`<?xml version="1.0"?><svg ${head}></svg>`), 24);
  expect(svg('viewBox="0 0 100 50"')).toBe(48);
  expect(svg('width="30px" height="60"')).toBe(12);
  expect(svg('')).toBe(24);
  const png = Buffer.alloc(24);
  png.set([0x89, 0x50, 0x4e, 0x47]);
  png.writeUInt32BE(300, 16);
  png.writeUInt32BE(100, 20);
  expect(logoWidth(png, 24)).toBe(72);
});

test('a page has the name, colours, logo and type of its application', async () => {
  const application = applicationFolder(resolve('tests/fixtures/gadgets/page'));
  const theme = { colour: '#7c3aed', type: "'Source Sans 3'" };
  const { output } = [
    await build({
      configFile: false,
      logLevel: 'error',
      root: resolve('.'),
      plugins: [themePlugin(application, { name: 'Ärzte & Co', contract: '', theme })],
      build: { write: false, rolldownOptions: { input: join(resolve('src/ui'), 'tokens.css') } },
    }),
  ].flat()[0] as { output: { fileName: string; source?: string | Uint8Array }[] };
  const of = (ending: string) =>
    String(Buffer.from(output.find(({ fileName }) => fileName.endsWith(ending))?.source ?? ''));
  expect(of('.css')).toContain('--k-primary:#7c3aed');
  expect(of('.css')).toMatch(/--k-face:\s*["']Source Sans 3["'],\s*system-ui/);
  expect(of('.css')).toMatch(/--k-logo:url\("?data:image\/svg/);
  expect(of('favicon.svg')).toContain('>Ä</text>');
  expect(JSON.parse(of('app.webmanifest'))).toMatchObject({
    name: 'Ärzte & Co',
    theme_color: '#7c3aed',
    icons: [
      { src: 'favicon.svg', type: 'image/svg+xml' },
      { src: 'icon-180.png', sizes: '180x180', purpose: 'any' },
      { src: 'icon-192.png', sizes: '192x192', purpose: 'any' },
      { src: 'icon-512.png', sizes: '512x512', purpose: 'any' },
      { src: 'icon-512-maskable.png', sizes: '512x512', purpose: 'maskable' },
    ],
  });
});
