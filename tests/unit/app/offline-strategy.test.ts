import { expect, test } from 'vitest';
import { entryOf, strategyOf } from '../../../src/app/offline/strategy';

const origin = 'https://kontor.example';
const strategy = (path: string, { method = 'GET', mode = 'cors' } = {}) =>
  strategyOf({ method, mode, url: new URL(path, origin).href }, origin, '/vario-api');

test('pages and their files are kept', () => {
  expect(strategy('/addresses/5', { mode: 'navigate' })).toBe('shell');
  expect(strategy('/built/index-abc.js')).toBe('asset');
});

test.each([
  ['/vario-api/stammdaten/adressen', {}],
  ['/vario-api/dateien/5', { mode: 'navigate' }],
  ['/vario-api', { mode: 'navigate' }],
  ['/addresses', { method: 'POST', mode: 'navigate' }],
  ['/built/index-abc.js', { method: 'HEAD' }],
  ['https://elsewhere.example/built/index-abc.js', {}],
  ['/service-worker.js', { mode: 'same-origin' }],
  ['/health', {}],
])('%s is not answered', (path, asked) => {
  expect(strategy(path, asked)).toBe('none');
});

test('a build is told by the file it begins with', () => {
  const page = '<head><script type="module" crossorigin src="/built/index-a_b-1.js"></script>';
  expect(entryOf(page)).toBe('built/index-a_b-1.js');
  expect(entryOf('<h1>502 Bad Gateway</h1>')).toBeUndefined();
  // As in development.
  expect(entryOf('<script type="module" src="/src/main.tsx"></script>')).toBeUndefined();
});
