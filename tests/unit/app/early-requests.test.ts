// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query';
import i18next from 'i18next';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { callEarly, dropEarly } from '../../../src/api/early/early-calls';
import { clearSession, readSession, writeSession } from '../../../src/api/token-store';
import { earlyList, earlyUser } from '../../../src/app/early/early-requests';
import { registry } from '../../../src/app/registry';
import { readMe } from '../../../src/app/session/read-me';
import { fieldsQuery } from '../../../src/engine/data/fields-query';
import { prefetchList } from '../../../src/engine/views/list/page/prefetch-list';
import { screenPlace } from '../../../src/engine/screens/screen-place';

const hour = 60 * 60 * 1000;
const fetched = vi.fn((request: Request | string) =>
  Promise.resolve(Response.json({ result: [], asked: String(request) })),
);
const lists = registry.entries.filter(({ schema, standalone }) => schema && standalone);
let client: QueryClient;

beforeEach(async () => {
  fetched.mockClear();
  vi.stubGlobal('fetch', fetched);
  await i18next.init({ lng: 'de' });
  client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  writeSession({
    token: 't',
    expiresAt: Date.now() + hour,
    renewalToken: 'r',
    renewalExpiresAt: Date.now() + hour,
    user: 'buero',
    mustChangePassword: false,
  });
});
afterEach(() => {
  dropEarly();
  clearSession();
  vi.unstubAllGlobals();
});

/** Makes a screen's first calls early, as the script of the page does; answers how many. */
async function early(name: string, language = 'de') {
  const load = {
    screen: registry.loadScreen,
    titles: registry.titles,
    tabTypes: registry.tabTypes,
    loadSchema: registry.loadSchema,
    fields: (schema: string) => client.ensureQueryData(fieldsQuery(registry, schema)),
  };
  const place = await screenPlace(load, name);
  const { rows, layout, views } = await earlyList(place.definition);
  const paths = [rows, layout, views].flatMap((one) => one?.path ?? []);
  const session = readSession();
  if (session) callEarly(paths, session, language);
  return { place, calls: paths.length };
}

test.each(lists.map(({ name }) => name))('what %s asks for first was asked early', async (name) => {
  const { place, calls } = await early(name);
  await prefetchList(client, place, new URLSearchParams());
  await vi.waitFor(() => expect(client.isFetching()).toBe(0));
  // What an installation calls fields is asked once a day, before the rest.
  const { 'x-labels': labels } = await registry.loadSchema(place.definition.schema);
  expect(fetched).toHaveBeenCalledTimes(calls + (labels === undefined ? 0 : 1));
  expect(globalThis.kontorEarly).toEqual([]);
});

test('nothing that was asked in another language or by another user is taken', async () => {
  const { place, calls } = await early('addresses', 'fr');
  const made = [...(globalThis.kontorEarly ?? [])];
  await prefetchList(client, place, new URLSearchParams());
  expect(fetched).toHaveBeenCalledTimes(2 * calls);
  // Nobody waits for it any more.
  expect(made.map(({ control }) => control.signal.aborted)).toEqual(made.map(() => true));
});

test('an answer is taken once', async () => {
  const { place, calls } = await early('addresses');
  await prefetchList(client, place, new URLSearchParams());
  await vi.waitFor(() => expect(client.isFetching()).toBe(0));
  client.clear();
  await prefetchList(client, place, new URLSearchParams());
  expect(fetched).toHaveBeenCalledTimes(2 * calls);
});

test('what nobody takes is given up', async () => {
  await early('addresses');
  const [call] = globalThis.kontorEarly ?? [];
  dropEarly();
  expect(call?.control.signal.aborted).toBe(true);
});

test('who the user is was asked early, too; what a device keeps of it is asked anew', async () => {
  const { path, hash, persisted } = await earlyUser();
  expect([path, persisted]).toEqual(['/webapp/me', 'untilStart']);
  expect(JSON.parse(hash)).toEqual(['me', '']);
  const session = readSession();
  if (session) callEarly([path], session, 'de');
  await readMe().catch(() => undefined);
  expect(fetched).toHaveBeenCalledOnce();
  expect(globalThis.kontorEarly).toEqual([]);
});
