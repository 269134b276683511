import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { Lookup } from '../../../../schemas/define';
import { textOfFilter } from '../../../../schemas/rules/filter-grammar';
import { userState } from '../../../state/user-state';
import { ApiError } from '../../../api/api-error';
import { readRecord } from '../../../api/records';
import type { Reader } from '../../../api/read-together';
import { readRows } from '../../../api/rows';
import type { Registry } from '../../application/registry';
import type { AnyRecord } from '../../define/definition';
import type { Field } from '../../fields/field';
import type { Place } from '../../screens/place';
import { placeQuery } from './place-query';
import { type Reference, referenceOf } from './reference';

/** Returns the beginning of the key of everything that is known of a list's records as references. */
export function referencesKey(path: string): readonly string[] {
  return ['reference', path];
}

interface Surroundings {
  client: QueryClient;
  registry: Registry;
  language: string;
  /** Reader that makes the calls, unless they are made one by one. */
  through?: Reader;
}

/**
 * Query for a reference. Ignores the list's own filter; null when the user may see no such record. Requests of one turn
 * become one call.
 */
export function referenceQuery(lookup: Lookup, value: string | number, surroundings: Surroundings) {
  return queryOptions({
    queryKey: [...referencesKey(lookup.path), lookup.value, String(value), surroundings.language],
    queryFn: (): Promise<Reference | null> => readTogether(lookup, value, surroundings),
    staleTime: 5 * 60_000,
    gcTime: 30 * 60_000,
    meta: { failure: 'silent' },
  });
}

type Found = ReadonlyMap<string, Reference>;

interface Batch {
  values: Set<string>;
  found: Promise<Found>;
}

/** Waiting batches by list and language. */
const waiting = userState(() => new Map<string, Batch>());

/** Most ids in one call: what fits into one URL. */
const MOST = 100;

async function readTogether(
  lookup: Lookup,
  value: string | number,
  surroundings: Surroundings,
): Promise<Reference | null> {
  const key = [lookup.path, lookup.value, surroundings.language].join(' ');
  const batches = waiting.get();
  let batch = batches.get(key);
  if (!batch || batch.values.size >= MOST) {
    const values = new Set<string>();
    const read = async () => {
      await new Promise((resolve) => setTimeout(resolve));
      if (batches.get(key)?.values === values) batches.delete(key);
      return readValues(lookup, [...values], surroundings);
    };
    batch = { values, found: read() };
    batches.set(key, batch);
  }
  batch.values.add(String(value));
  return (await batch.found).get(String(value)) ?? null;
}

async function readValues(
  lookup: Lookup,
  values: readonly string[],
  { client, registry, through }: Surroundings,
): Promise<Found> {
  const place = await client.ensureQueryData(placeQuery(registry, client, String(lookup.screen)));
  const { fields } = place;
  // A typed text that found nothing is no id: it must not fail the others.
  const asked =
    fields[lookup.value]?.property.type === 'integer'
      ? values.filter((one) => /^\d+$/.test(one))
      : values;
  if (asked.length === 0) return new Map();
  if (!isFilteredBySeveral(fields[lookup.value])) {
    const read = await eachRead(asked, place);
    return foundOf(lookup, place, read);
  }
  const filter = textOfFilter([{ field: lookup.value, operator: 'in', values: asked }]);
  const { rows } = await readRows(lookup.path, { filter, limit: asked.length, through });
  return foundOf(lookup, place, rows);
}

function foundOf(lookup: Lookup, place: Place, rows: readonly AnyRecord[]): Found {
  return new Map(
    rows.flatMap((row) => {
      const reference = referenceOf(lookup, place, row);
      return reference ? [[String(reference.value), reference] as const] : [];
    }),
  );
}

function isFilteredBySeveral(field: Field | undefined): boolean {
  const { unfiltered, type } = field ?? {};
  return !unfiltered && (!type?.comparison.isEquality || type.comparison.isChoice === true);
}

/** Number of records read at the same time where a list cannot be asked for several. */
const AT_ONCE = 6;

/** Reads records by their ids, one call each; those not found are left out. */
async function eachRead(
  ids: readonly string[],
  { definition, params }: Place,
): Promise<AnyRecord[]> {
  const rest = [...ids];
  const found: AnyRecord[] = [];
  const lane = async () => {
    for (let id = rest.shift(); id !== undefined; id = rest.shift()) {
      try {
        found.push(await readRecord(definition.api.record, { params: { ...params, id } }));
      } catch (error) {
        if (!(error instanceof ApiError && error.status === 404)) throw error;
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
  return found;
}
