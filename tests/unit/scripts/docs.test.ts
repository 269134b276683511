import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

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
