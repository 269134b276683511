import { expect, type Page } from '@playwright/test';
import { readTexts } from '../../../compiler/application/read-texts';

/** Roots of keys with a dot: `fields` of `fields.name1`, `Address` of `Address.other`. */
const roots = new Set(
  Object.entries(readTexts('de', ['locales'])).flatMap(([namespace, texts]) => [
    ...partsOf(texts),
    ...(namespace === 'entities' ? Object.values(texts).flatMap(partsOf) : []),
  ]),
);

function partsOf(texts: object | string): string[] {
  return Object.entries(texts)
    .filter(([, inner]) => typeof inner === 'object')
    .map(([name]) => name);
}

/** Fails when the page shows a key because the language lacks its text. */
export async function expectNoRawKeys(page: Page): Promise<void> {
  const shown = await page.evaluate(() => {
    const named = [...document.querySelectorAll('[aria-label], [title], [placeholder]')];
    const attributes = ['aria-label', 'title', 'placeholder'];
    return [
      document.body.innerText,
      ...named.flatMap((element) => attributes.map((name) => element.getAttribute(name) ?? '')),
    ].join('\n');
  });
  const keys = [...shown.matchAll(/(?<![\w@./-])([A-Za-z]\w*)(?:\.\w+)+(?![\w@/-])/g)]
    .filter(([, root = '']) => roots.has(root))
    .map(([key]) => key);
  expect(keys).toEqual([]);
}
