// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetHeld } from '../../../../src/api/former-user';
import { storePreference } from '../../../../src/api/preferences/store-preference';
import { keepPosition, keptListUrl } from '../../../../src/engine/data/lists/position';
import {
  keepOpenGroups,
  keptOpenGroups,
} from '../../../../src/engine/views/list/grouping/kept-groups';
import {
  keepSelection,
  keptSelection,
} from '../../../../src/engine/views/list/selection/kept-selection';
import { nothingSelected, toggleRow } from '../../../../src/engine/data/lists/selection';
import { noteOpened, openedFrom } from '../../../../src/engine/data/lists/walk/last-list';
import { newsStore } from '../../../../src/engine/data/news/news-store';

const call = vi.hoisted(() => vi.fn((_operation: string) => Promise.resolve({})));
vi.mock('../../../../src/api/call', () => ({ call }));

const list = '/houses?filter=a=1';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('nothing that a user has left behind in a list is there for the next one', async () => {
  keepPosition(list, { topRow: 10, active: { row: 12, column: 0 } });
  keepSelection(list, toggleRow(nothingSelected, 7, 3));
  keepOpenGroups({ key: list, paths: new Set(['/"Ulm"']) });
  const source = { key: [], countKey: [], read: () => Promise.reject(new Error('unused')) };
  noteOpened({ path: '/houses', key: list, source, isGrouped: false, id: 7, index: 3 });
  newsStore.hear(
    {
      ...{ tabelle: 'HSE', id: 7, version: 2, benutzer: 'Anna', benutzerId: 3 },
      ...{ zeit: new Date().toISOString(), art: 'CHANGE', eltern: null },
    },
    1,
  );
  storePreference('list.houses', '{}');

  forgetHeld();
  expect(keptListUrl('/houses')).toBe('/houses');
  expect(keptSelection(list)).toBe(nothingSelected);
  expect(keptOpenGroups(list).size).toBe(0);
  expect(openedFrom('/houses', 7)).toBeUndefined();
  expect(newsStore.newsOf('HSE', 7)).toBeUndefined();
  // What was still to be stored was the former user's own.
  await vi.advanceTimersByTimeAsync(1000);
  window.dispatchEvent(new Event('online'));
  expect(call).not.toHaveBeenCalled();
});
