import { ApiError } from '../../../api/api-error';
import type { Reader } from '../../../api/read-together';
import { recordIn } from '../../../api/records';
import { readRows } from '../../../api/rows';
import type { Engine } from '../../application/context';
import type { AnyRecord } from '../../define/definition';
import type { OfflineRead } from '../../define/offline-read';

interface Surroundings {
  engine: Pick<Engine, 'registry' | 'can'>;
  through: Reader;
}

/** Reads what is declared for records, each once. Throws, naming it, for a path that the server does not have. */
export async function readFor(
  records: readonly AnyRecord[],
  reads: readonly OfflineRead[],
  surroundings: Surroundings,
): Promise<void> {
  const { registry, can } = surroundings.engine;
  const asked = new Map<string, OfflineRead>();
  for (const read of reads) {
    const operation = `GET ${read.path.replace(/:\w+/g, '')}`;
    if (!(operation in registry.rights)) throw new Error(`offline: there is no «${operation}»`);
    for (const record of can(operation) ? records : []) {
      const one = filledRead(read, record);
      if (one) asked.set(JSON.stringify(one), one);
    }
  }
  await Promise.all([...asked.values()].map((one) => readOne(one, surroundings)));
}

/** Fills in a record's values at the places of their names; undefined where one of them is missing. */
export function filledRead(read: OfflineRead, record: AnyRecord): OfflineRead | undefined {
  let isWhole = true;
  const fill = (text: string) =>
    text.replace(/\{(\w+)(?::(\w+))?\}/g, (_, name: string, property = name) => {
      const value = record[property];
      if (value == null) isWhole = false;
      return String(value);
    });
  const { path, filter, ...how } = read;
  const one = { path: fill(path), ...(filter !== undefined && { filter: fill(filter) }), ...how };
  return isWhole ? one : undefined;
}

/**
 * Reads one path. Nothing is wrong where it is not there, or not for this user: the screen says the same as with a
 * network.
 */
async function readOne(read: OfflineRead, surroundings: Surroundings): Promise<void> {
  const { path, pages, limit, then, ...asked } = read;
  const { through } = surroundings;
  try {
    if (limit === undefined) {
      const { data } = await through(`GET ${path}`, {});
      if (then) await readFor([recordIn(data)], then, surroundings);
    } else {
      const page = pages && { offset: 0, count: true };
      const { rows } = await readRows(path, { ...asked, ...page, limit, through });
      if (then) await readFor(rows, then, surroundings);
    }
  } catch (error) {
    if (!(error instanceof ApiError) || error.status === undefined) throw error;
  }
}
