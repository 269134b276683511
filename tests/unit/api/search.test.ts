import { expect, test } from 'vitest';
import { searchSections } from '../../../schemas/contract/search-sections';
import { sectionsIn } from '../../../src/api/dialects/reference-search';

const list = (parameters: string[], more: object = {}) => ({
  get: { parameters: parameters.map((name) => ({ name, in: 'query' })), ...more },
});

test('the sections that a contract declares', () => {
  const document = {
    openapi: '3.1.0',
    paths: {
      '/boats': list(['suche'], {
        'x-section': { name: 'boats', filter: 'sunk=false', order: '-id' },
      }),
      '/oars': list(['suche', 'returnTotal']),
    },
  };
  expect(searchSections(document, { lists: { '/boats': 'Boat', '/oars': 'Oar' } })).toEqual({
    boats: { schema: 'Boat', list: '/boats', filter: 'sunk=false' },
  });
});

test('a section that wants to stand before another one', () => {
  const document = {
    openapi: '3.1.0',
    paths: {
      '/boats': list(['suche'], { 'x-section': { name: 'boats' } }),
      '/oars': list(['suche'], { 'x-section': { name: 'oars' } }),
      '/ports': list(['suche'], { 'x-section': { name: 'ports', before: 'oars' } }),
    },
  };
  const lists = { '/boats': 'Boat', '/oars': 'Oar', '/ports': 'Port' };
  expect(Object.keys(searchSections(document, { lists }))).toEqual(['boats', 'ports', 'oars']);
  document.paths['/ports'].get['x-section' as never] = { name: 'ports', before: 'sails' } as never;
  expect(() => searchSections(document, { lists })).toThrow('stands before «sails»');
});

test('without any, each first list that can be searched by itself', () => {
  const document = {
    openapi: '3.1.0',
    paths: {
      '/boats': list(['suche', 'returnTotal']),
      '/fleet': list(['suche']),
      '/boats/{id}/oars': list(['suche']),
      '/oars': list(['suche']),
      '/ports': list([]),
    },
  };
  const lists = {
    '/boats': 'Boat',
    '/fleet': 'Boat',
    '/boats/{id}/oars': 'Oar',
    '/oars': 'Oar',
    '/ports': 'Port',
  };
  expect(searchSections(document, { lists })).toEqual({
    Boat: { schema: 'Boat', list: '/boats' },
    Oar: { schema: 'Oar', list: '/oars', uncounted: true },
  });
});

test('an answer by section', () => {
  const found = sectionsIn({
    result: { boats: { result: [{ id: 1 }], total: 7, totalCapped: true } },
  });
  expect([...found]).toEqual([
    ['boats', { rows: [{ id: 1 }], total: 7, isCapped: true, hasMore: false }],
  ]);
  expect(() => sectionsIn({ result: { boats: {} } })).toThrow('no rows');
});
