import { describe, expect, test } from 'vitest';
import { areaOf, refusalOf } from '../../../scripts/lint/areas.js';

const order = ['base', 'addresses', 'products', 'sales'];

describe('an area', () => {
  test.each([
    ['server/areas/sales/totals.ts', 'sales'],
    ['server/areas/sales/demo/make-sales.ts', 'sales'],
    ['server/db/generated/sales.ts', 'sales'],
    ['src/bespoke/sales/board.tsx', 'sales'],
    ['server/http/operations/call.ts', 'base'],
    ['server/db/generated/base', 'base'],
    ['server/handlers.ts', 'together'],
    ['server/areas/index.ts', 'together'],
    ['server/db/generated/index', 'together'],
    ['src/engine/views/list/list.tsx', undefined],
  ])('%s is of %s', (path, area) => {
    expect(areaOf(path)).toBe(area);
  });

  test.each([
    ['server/areas/sales/a.ts', 'server/areas/sales/b'],
    ['server/areas/sales/a.ts', 'server/areas/products/b'],
    ['server/areas/sales/a.ts', 'server/db/generated/addresses'],
    ['server/areas/sales/a.ts', 'server/http/operations/call'],
    ['server/handlers.ts', 'server/areas/sales/a'],
    ['server/http/operations/call.ts', 'server/config'],
    ['src/bespoke/sales/a.tsx', 'src/engine/views/list/list'],
  ])('%s may import %s', (from, to) => {
    expect(refusalOf(from, to, order)).toBeUndefined();
  });

  test.each([
    [
      'server/areas/products/a.ts',
      'server/areas/sales/b',
      'Area products must not import server/areas/sales/b: it builds on base, addresses only.',
    ],
    ['server/areas/products/a.ts', 'server/db/generated/sales', /builds on base, addresses only/],
    ['server/areas/products/a.ts', 'server/handlers', /must not import server\/handlers/],
    ['src/bespoke/products/a.tsx', 'src/bespoke/sales/b', /builds on base, addresses only/],
    ['server/http/operations/call.ts', 'server/areas/sales/b', /^The base must not know/],
    ['server/http/operations/call.ts', 'server/db/generated/index', /^The base must not know/],
    [
      'server/areas/sails/a.ts',
      'server/http/operations/call',
      /^«sails» is no area: .* names base, /,
    ],
  ])('%s must not import %s', (from, to, message) => {
    expect(refusalOf(from, to, order)).toMatch(message);
  });
});
