import { answerKeeper } from '../../../api/answer-keeper';
import { today } from '../../../../schemas/rules/today';
import type { Reader } from '../../../api/read-together';
import { readRows } from '../../../api/rows';
import type { QueryClient } from '@tanstack/react-query';
import type { Engine } from '../../application/context';
import { rowFieldsQuery } from '../../data/fields-query';
import { viewSource } from '../../data/lists/view-source';
import { placeQuery } from '../../data/references/place-query';
import { referenceQuery } from '../../data/references/reference-query';
import type { AnyRecord } from '../../define/definition';
import type { OfflineList } from '../../define/offline-read';
import { isOnlyHere } from '../../outbox/effects';
import type { Fields } from '../../fields/field';
import type { Place } from '../../screens/place';
import { readFor, TooManyToKeep } from './read-for';

/** Most records of a view that are kept. */
const MOST = 500;
/** Most rows kept of a list that forms choose from, unless it says more. */
const MOST_OF_LIST = 2000;
/** Rows of one answer of a long list. */
const PIECE = 500;

export interface Surroundings {
  engine: Engine;
  client: QueryClient;
  language: string;
  through: Reader;
}

/**
 * Reads what a screen declares to have without a network, with the names of whatever is referred to; returns the number
 * of its records. Throws for the first part that could not be read or does not fit into its bound.
 */
export async function preloadScreen(name: string, surroundings: Surroundings): Promise<number> {
  const { engine, client, through } = surroundings;
  const { can } = engine;
  const place = await client.ensureQueryData(placeQuery(engine.registry, client, name));
  const { offline } = place.definition;
  if (!offline) return 0;
  const found = new Map<unknown, AnyRecord>();
  for (const view of offline.views) {
    for (const row of await rowsOfView(place, view, surroundings)) found.set(row.id, row);
  }
  const rows = [...found.values()];
  const seen = new Map<string, AnyRecord[]>([[place.list, [...rows]]]);
  await Promise.all([
    ...(offline.lists ?? [])
      .map((list) => (typeof list === 'string' ? { path: list, limit: MOST_OF_LIST } : list))
      .filter(({ path }) => can(`GET ${path}`))
      .map((list) => readList(list, surroundings)),
    ...Object.entries(offline.days ?? {})
      .filter(([path]) => can(`GET ${path}`))
      .map(([path, by]) => through(`GET ${path}`, { query: { [by]: today() } })),
    readFor(rows, offline.reads ?? [], {
      engine,
      through,
      onRows: (path, more) => {
        const list = path.replace(/\/\{\w+\}$/, '');
        seen.set(list, [...(seen.get(list) ?? []), ...more]);
      },
    }),
  ]);
  await Promise.all([...seen].map(([list, those]) => readNames(list, those, surroundings)));
  return rows.length;
}

async function rowsOfView(place: Place, name: string, { engine }: Surroundings) {
  const source = viewSource(place, name, engine.me);
  const { rows, total = 0 } = await source.read({ offset: 0, limit: MOST, count: true });
  if (total > rows.length) throw new TooManyToKeep(`${name}: more than ${MOST}`);
  // What waits has brought some of them: nothing more is known of these.
  return rows.filter((row) => !isOnlyHere(row));
}

/** Reads a list in pieces; not again before its time. */
async function readList(
  { path, limit, hours, ...asked }: OfflineList,
  { through }: Surroundings,
): Promise<void> {
  const isLong = limit > MOST_OF_LIST;
  if (!isLong) {
    const { hasMore } = await readRows(path, { ...asked, limit, through });
    if (hasMore) throw new TooManyToKeep(`${path}: more than ${limit}`);
    return;
  }
  const known = hours === undefined ? undefined : await answerKeeper.get()?.rows(`GET ${path}`, {});
  const isWhole = known?.total !== undefined && known.rows.length >= known.total;
  if (known && isWhole && Date.now() - known.at < (hours ?? 0) * 3_600_000) return;
  for (let offset = 0; ; offset += PIECE) {
    if (offset >= limit) throw new TooManyToKeep(`${path}: more than ${limit}`);
    const piece = { offset, limit: PIECE, ...(offset === 0 && { count: true as const }) };
    const { hasMore } = await readRows(path, { ...asked, ...piece, through });
    if (!hasMore) return;
  }
}

/** Reads what rows refer to, so that it has a name: one call for each list. */
async function readNames(
  list: string,
  rows: readonly AnyRecord[],
  { engine: { registry, can }, client, language, through }: Surroundings,
): Promise<void> {
  const fields: Fields = await client
    .ensureQueryData(rowFieldsQuery(registry, list))
    .catch(() => ({}));
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
