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
  /** Hears of what was read, by the path as it was declared. */
  onRows?: (path: string, rows: readonly AnyRecord[]) => void;
}

/** Error when a list has more rows than are kept. */
export class TooManyToKeep extends Error {
  override readonly name = 'TooManyToKeep';
}

/** Reads what is declared for records, each once. Throws, naming it, for a path that the server does not have. */
export async function readFor(
  records: readonly AnyRecord[],
  reads: readonly OfflineRead[],
  surroundings: Surroundings,
): Promise<void> {
  const { registry, can } = surroundings.engine;
  const asked = new Map<string, { read: OfflineRead; of: string }>();
  for (const read of reads) {
    const of = read.path.replace(/:\w+/g, '');
    const operation = `GET ${of}`;
    if (!(operation in registry.rights)) throw new Error(`offline: there is no «${operation}»`);
    for (const record of can(operation) ? records : []) {
      const one = filledRead(read, record);
      if (one) asked.set(JSON.stringify(one), { read: one, of });
    }
  }
  await Promise.all([...asked.values()].map(({ read, of }) => readOne(read, of, surroundings)));
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

/** Statuses that say that something is not there, or not for this user: the screen says the same with a network. */
const absent = new Set([403, 404, 410]);

/** Reads one path. Nothing is wrong where it is not there; throws {@link TooManyToKeep} beyond its limit. */
async function readOne(read: OfflineRead, of: string, surroundings: Surroundings): Promise<void> {
  const { path, pages, isLatest, limit, then, ...asked } = read;
  const { through, onRows } = surroundings;
  try {
    const rows = await (limit === undefined
      ? through(`GET ${path}`, {}).then(({ data }) => recordsIn(data))
      : readRows(path, { ...asked, ...(pages && firstPage), limit, through }).then((found) => {
          if (found.hasMore && !isLatest) throw new TooManyToKeep(`${path}: more than ${limit}`);
          return found.rows;
        }));
    onRows?.(of, rows);
    if (then) await readFor(rows, then, surroundings);
  } catch (error) {
    if (!(error instanceof ApiError) || !absent.has(error.status ?? 0)) throw error;
  }
}

const firstPage = { offset: 0, count: true } as const;

/** Takes the record from an answer; none from one that is no record. */
function recordsIn(data: unknown): readonly AnyRecord[] {
  try {
    return [recordIn(data)];
  } catch {
    return [];
  }
}
