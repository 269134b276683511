import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

type Tokens = ReadonlyMap<string, string>;

/** The colours of a scheme: of every block of a file whose selector is told, the last one wins. */
function tokensOf(file: string, ...selectors: RegExp[]): Tokens {
  const css = readFileSync(`src/ui/${file}`, 'utf8').replaceAll(/\/\*.*?\*\//gs, '');
  const blocks = [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)];
  return new Map(
    selectors.flatMap((wanted) =>
      blocks
        .filter(([, selector = '']) => wanted.test(selector.trim()))
        .flatMap(([, , body = '']) =>
          [...body.matchAll(/--k-([\w-]+): (#[0-9a-f]{6});/g)].map(
            ([, name = '', value = '']) => [name, value] as const,
          ),
        ),
    ),
  );
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((from) => {
    const value = Number.parseInt(color.slice(from, from + 2), 16) / 255;
    return value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** WCAG 2.2, 1.4.3. */
function ratio(one: string, other: string): number {
  const [high = 0, low = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (high + 0.05) / (low + 0.05);
}

const light = tokensOf('tokens.css', /scheme='light'\]$/);
const dark = tokensOf('tokens.css', /scheme='dark'\]$/);
const schemes: [name: string, tokens: Tokens, text: number, line: number][] = [
  ['light', light, 4.5, 3],
  ['dark', dark, 4.5, 3],
  ['contrast on light', tokensOf('contrast.css', /^:root\[data-contrast\]$/), 7, 4.5],
  ['contrast on dark', tokensOf('contrast.css', /^:root\[data-contrast\]\[.*dark'\]$/), 7, 4.5],
];

describe.each(schemes)('%s', (_, tokens, text, line) => {
  const color = (name: string) => {
    const value = tokens.get(name);
    if (value === undefined) throw new Error(`no colour --k-${name}`);
    return value;
  };
  const weak = (pairs: [string, string][], least: number) =>
    pairs
      .filter(([one, other]) => ratio(color(one), color(other)) < least)
      .map(([one, other]) => `${one} on ${other}`);
  const grounds = ['surface', 'page', 'hover', 'selected'];
  const on = (names: string[], of = grounds) =>
    names.flatMap((name) => of.map((ground): [string, string] => [name, ground]));

  test('names every colour', () => {
    expect([...tokens.keys()].sort()).toEqual([...light.keys()].sort());
  });

  test('text is legible on every ground, a status on its tint', () => {
    const tones = [...tokens.keys()].filter((name) => /^tone-.*(?<!-tint)$/.test(name));
    expect(tones).toHaveLength(9);
    const statuses = tones.map((tone): [string, string] => [tone, `${tone}-tint`]);
    expect(weak([...on(['text', 'quiet', 'primary']), ...statuses], text)).toEqual([]);
    expect(weak([...on(['on-primary'], ['primary', 'primary-hover'])], text)).toEqual([]);
  });

  test('edges of controls and the ring of the focus are seen', () => {
    expect(weak(on(['control', 'focus'], ['surface', 'page']), line)).toEqual([]);
  });

  test.runIf(text === 7)('so are the lines between rows', () => {
    expect(weak(on(['hairline'], ['surface', 'page']), line)).toEqual([]);
  });
});
