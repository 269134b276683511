import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { saidTwice } from '../../support/said-twice';

/** Files and folders that a text names in backticks, from the root. */
function namedPaths(text: string): string[] {
  const places = /`((?:docs|locales|schemas|screens|scripts|server|src|tests)\/[\w./@-]+)`/g;
  return [...text.matchAll(places)].map(([, path = '']) => path);
}

test.each([
  'docs/architecture.md',
  'docs/backend.md',
  'docs/decisions.md',
  'docs/security.md',
  'docs/operations.md',
  'docs/dependencies.md',
  'README.md',
])('what %s names is there', (document) => {
  const paths = namedPaths(readFileSync(document, 'utf8'));
  expect(paths.length).toBeGreaterThan(0);
  expect(paths.filter((path) => !existsSync(path))).toEqual([]);
});

/** Generated, and a log: what is measured again is measured under the same conditions. */
const repeating = new Set([
  ...['files.md', 'dependencies.md', 'figures.md', 'screens.md', 'fields.md'],
]);
const written = readdirSync('docs')
  .filter((name) => name.endsWith('.md') && !repeating.has(name))
  .map((name) => `docs/${name}`);

test.each([...written, 'README.md'])('%s says nothing twice', (document) => {
  expect(saidTwice(readFileSync(document, 'utf8'))).toEqual([]);
});
