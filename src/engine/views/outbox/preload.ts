import type { QueryClient } from '@tanstack/react-query';
import { answerKeeper } from '../../../api/answer-keeper';
import { today } from '../../../../schemas/rules/today';
import { call } from '../../../api/call';
import { togetherOperation, togetherReader, type Reader } from '../../../api/read-together';
import { readRows } from '../../../api/rows';
import type { Engine } from '../../application/context';
import { parseFilterText } from '../../data/filters/filter-text';
import { listSource } from '../../data/lists/list-source';
import { standardBase } from '../../data/lists/list-state';
import { placeQuery } from '../../data/references/place-query';
import { referenceQuery } from '../../data/references/reference-query';
import type { AnyRecord } from '../../define/definition';
import { isOutside } from '../../outbox/is-outside';
import { offlineState } from '../../outbox/offline-state';
import { setReady } from '../../outbox/remembered-ready';
import { pageKeeper } from '../../../state/page-keeper';
import type { Place } from '../../screens/place';
import { readFor } from './read-for';

/** Most records of a screen that are kept. */
const MOST = 500;
/** Most rows kept of a list that forms choose from. */
const MOST_OF_LIST = 2000;

interface Surroundings {
  engine: Engine;
  client: QueryClient;
  language: string;
}

/** Reads what screens are to have without a network, and says what is there; answers are kept by the keeper. */
export async function preload(surroundings: Surroundings): Promise<void> {
  const { engine } = surroundings;
  if (!isOutside(engine)) return;
  const { registry, can } = engine;
  const names = registry.entries
    .filter(({ offline, calls }) => offline === true && calls.some((one) => can(one)))
    .map(({ name }) => name);
  const before = offlineState.get();
  if (before.state === 'unknown') offlineState.set({ state: 'loading' });
  const missing: string[] = [];
  let count = 0;
  for (const name of names) {
    try {
      count += await preloadScreen(name, surroundings);
    } catch {
      missing.push(name);
    }
  }
  // Waits until it is on the device: the next moment may be without a network.
  await answerKeeper
    .get()
    ?.kept()
    .catch(() => missing.push(...names));
  const hasPage = await pageKeeper
    .get()()
    .then(
      () => true,
      () => false,
    );
  if (missing.length === 0 && hasPage) setReady(engine.me.id, count);
  // Leaves a complete copy complete: without a network it is only older.
  else if (before.state !== 'ready') offlineState.set({ state: 'incomplete', missing, hasPage });
}

async function preloadScreen(name: string, surroundings: Surroundings): Promise<number> {
  const { engine, client } = surroundings;
  const place = await client.ensureQueryData(placeQuery(engine.registry, client, name));
  const { offline, views = [], order } = place.definition;
  const view = views.find((one) => one.name === offline?.view);
  if (!offline || !view) throw new Error(`${name}: there is no view «${offline?.view ?? ''}»`);
  const terms = (view.filter ?? []).map((term) =>
    typeof term === 'string' ? term : `(${term.join('|')})`,
  );
  const { filter } = parseFilterText(terms.join(','));
  const state = { ...standardBase(view.order ?? order), filter, q: '' };
  const source = listSource(place, state, { user: engine.me, now: new Date() });
  const { rows } = await source.read({ offset: 0, limit: MOST, count: true });
  // Reads many paths at once where the server can: two calls more, however many there are.
  const through = togetherOperation in engine.registry.rights ? togetherReader() : call;
  await Promise.all([
    referred(place, rows, { ...surroundings, through }),
    ...(offline.lists ?? [])
      .filter((list) => engine.can(`GET ${list}`))
      .map((list) => readRows(list, { limit: MOST_OF_LIST, through })),
    ...Object.entries(offline.days ?? {})
      .filter(([path]) => engine.can(`GET ${path}`))
      .map(([path, by]) => through(`GET ${path}`, { query: { [by]: today() } })),
    readFor(rows, offline.reads ?? [], { engine, through }),
  ]);
  return rows.length;
}

/** Reads what records refer to, so that it has a name: one call for each list. */
async function referred(
  { fields }: Place,
  rows: readonly AnyRecord[],
  { engine: { registry, can }, client, language, through }: Surroundings & { through: Reader },
): Promise<void> {
  const asked = Object.values(fields).flatMap(({ name, lookup: named }) => {
    const lookup = named === undefined ? undefined : registry.lookups[named];
    if (lookup?.screen === undefined || !can(`GET ${lookup.path}`)) return [];
    return rows.flatMap((row) => {
      const value = row[name];
      return typeof value === 'number' || typeof value === 'string' ? [{ lookup, value }] : [];
    });
  });
  await Promise.all(
    asked.map(({ lookup, value }) =>
      client.fetchQuery(referenceQuery(lookup, value, { client, registry, language, through })),
    ),
  );
}
