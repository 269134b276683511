// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { endSession, writeSession } from '../../../src/api/token-store';
import { forgetFormerUser } from '../../../src/app/session/forget-former-user';
import { needReload, reloadNeeded } from '../../../src/app/session/reload-after-login';
import { dropUserState } from '../../../src/state/user-state';
import { storePreference } from '../../../src/api/preferences/store-preference';
import { keepPosition, keptListUrl } from '../../../src/engine/data/lists/position';
import {
  keepOpenGroups,
  keptOpenGroups,
} from '../../../src/engine/views/list/grouping/kept-groups';
import {
  keepSelection,
  keptSelection,
} from '../../../src/engine/views/list/selection/kept-selection';
import { nothingSelected, toggleRow } from '../../../src/engine/data/lists/selection';
import { noteOpened, openedFrom } from '../../../src/engine/data/lists/last-list';
import { newsHeard } from '../../../src/engine/data/news/news-store';
import { confirmDialog, openQuestions } from '../../../src/ui/confirm-store';
import { noticeLog } from '../../../src/ui/notice-log';
import { takeNotices } from '../../../src/ui/notice-queue';
import { notifyError } from '../../../src/ui/notices';

const call = vi.hoisted(() => vi.fn((_operation: string) => Promise.resolve({})));
vi.mock('../../../src/api/call', () => ({ call }));

const list = '/houses?filter=a=1';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('nothing that a user has left behind is there for the next one', async () => {
  keepPosition(list, { topRow: 10, active: { row: 12, column: 0 } });
  keepSelection(list, toggleRow(nothingSelected, 7, 3));
  keepOpenGroups({ key: list, paths: new Set(['/"Ulm"']) });
  const source = { key: [], countKey: [], read: () => Promise.reject(new Error('unused')) };
  noteOpened({ path: '/houses', key: list, source, isGrouped: false, id: 7, index: 3 });
  newsHeard.get().hear(
    {
      ...{ tabelle: 'HSE', id: 7, version: 2, benutzer: 'Anna', benutzerId: 3 },
      ...{ zeit: new Date().toISOString(), art: 'CHANGE', eltern: null },
    },
    1,
  );
  storePreference('list.houses', '{}');
  notifyError('Haus 7 ist gesperrt');
  const answered = confirmDialog({ title: 'Löschen?', message: 'Haus 7' });
  needReload();
  expect(sessionStorage.getItem('kontor.notices')).toContain('Haus 7');

  dropUserState();
  expect(keptListUrl('/houses')).toBe('/houses');
  expect(keptSelection(list)).toBe(nothingSelected);
  expect(keptOpenGroups(list).size).toBe(0);
  expect(openedFrom('/houses', 7)).toBeUndefined();
  expect(newsHeard.get().newsOf('HSE', 7)).toBeUndefined();
  expect(noticeLog.get()).toEqual([]);
  expect(sessionStorage.getItem('kontor.notices')).toBeNull();
  const shown = vi.fn();
  takeNotices(shown)();
  expect(shown).not.toHaveBeenCalled();
  expect(await answered).toBe(false);
  expect(openQuestions.get()).toEqual([]);
  expect(reloadNeeded.get()).toBe(false);
  // What was still to be stored was the former user's own.
  await vi.advanceTimersByTimeAsync(1000);
  window.dispatchEvent(new Event('online'));
  expect(call).not.toHaveBeenCalled();
});

const later = Date.now() + 1e6;
const sessionOf = (user: string, token = user) => ({
  ...{ user, token, expiresAt: later, mustChangePassword: false },
  ...{ renewalToken: `renewal of ${user}`, renewalExpiresAt: later },
});

test.each([
  ['another logs in over it', () => writeSession(sessionOf('berta')), undefined],
  ['its token is renewed', () => writeSession(sessionOf('eva', 'another')), 'of Eva'],
  ['it ends by itself', () => endSession(sessionOf('eva')), 'of Eva'],
])('what was loaded in a session, when %s', (_, happen, loaded) => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  writeSession(sessionOf('eva'));
  const client = new QueryClient();
  forgetFormerUser(client);
  client.setQueryData(['houses'], 'of Eva');
  keepSelection(list, toggleRow(nothingSelected, 7, 3));
  happen();
  expect(client.getQueryData(['houses'])).toBe(loaded);
  expect(keptSelection(list) === nothingSelected).toBe(loaded === undefined);
});
