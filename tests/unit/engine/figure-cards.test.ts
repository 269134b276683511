import { expect, test } from 'vitest';
import { cardLink } from '../../../src/engine/views/blocks/cards/figure-cards';

test('a card opens the list of what it counts, of its record where it stands in one', () => {
  const filter = { open: true, level: 2, text: 'a,b' };
  expect(decodeURIComponent(cardLink({ opens: 'items' }, filter, undefined))).toBe(
    '/items?filter=open=true,level=2,text=a\\,b',
  );
  expect(decodeURIComponent(cardLink({ opens: 'items', by: 'ownerId' }, { level: 1 }, 7))).toBe(
    '/items?filter=level=1,ownerId=7',
  );
});
