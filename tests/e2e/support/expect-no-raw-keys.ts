import { readdirSync, readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';

/** First parts of keys with a dot, `Address` of `Address.name1`. */
const roots = new Set(
  readdirSync('locales/de').flatMap((file) =>
    Object.entries(JSON.parse(readFileSync(`locales/de/${file}`, 'utf8')) as object)
      .filter(([, inner]) => typeof inner === 'object')
      .map(([root]) => root),
  ),
);

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
