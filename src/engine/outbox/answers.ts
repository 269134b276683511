import { listAnswer, recordAnswer, rowsAskedIn, rowsOfAnswer } from '../../api/rows-of-answer';
import type { KnownRows } from '../../api/answer-keeper';
import type { Answer } from '../../api/call';
import { seal, unseal } from '../../api/device/cipher';
import type { OfflineDatabase } from '../../api/device/offline-database';
import { fieldsAsked, inOrderOf, requireFields, rowTest } from '../at-hand/row-query';
import type { AnyRecord } from '../define/definition';
import { isKept, isPart, isWholeList, isWholeOf, numberOf, rowQueryIn } from './answer-pieces';
import { digest, nameOf, pathOf, type Asked } from './answer-names';
import { noteAtHand } from './rows-at-hand';

/** Time in ms for which an answer is kept that nobody has asked a server for (4-field-reality §4.2). */
const KEPT_FOR = 14 * 24 * 60 * 60_000;

/** Records that are sealed and written at once. */
const AT_ONCE = 200;
/** Most lists whose rows stay open. */
const MOST_OPENED = 3;

/** Answers of a server on this device, sealed: as they came, and the records of lists one by one. */
export interface KeptAnswers {
  keep: (operation: string, asked: Asked, answer: Answer<unknown>) => Promise<void>;
  /**
   * Finds an answer as it came, unless it is a part of a list; else builds it from known records. Undefined where these
   * cannot tell which of them are meant.
   */
  find: (operation: string, asked: Asked) => Promise<Answer<unknown> | undefined>;
  keepRows: (operation: string, asked: Asked, rows: readonly AnyRecord[]) => Promise<void>;
  rows: (operation: string, asked: Asked) => Promise<KnownRows | undefined>;
}

/** Kept value, with the time when it was asked for. */
interface Read<T> {
  at: number;
  value: T;
}

export function keptAnswers(
  database: OfflineDatabase,
  key: CryptoKey,
  now: () => number = Date.now,
): KeptAnswers {
  const put = async (id: string, of: string, at: number, value: unknown) => {
    const sealed = await seal(value, key);
    await database.put('answers', { id, of, at, ...sealed });
  };
  const get = async <T>(id: string): Promise<Read<T> | undefined> => {
    const row = await database.get('answers', id);
    return row && { at: row.at, value: await unseal<T>(row, key) };
  };
  const rowsOfPath = async (path: string): Promise<Read<AnyRecord>[]> => {
    const rows = await database.getAllFromIndex('answers', 'of', await digest(`rows ${path}`));
    return Promise.all(
      rows.map(async (row) => ({ at: row.at, value: await unseal<AnyRecord>(row, key) })),
    );
  };

  const keepRows = async (path: string, rows: readonly AnyRecord[], at: number) => {
    const of = await digest(`rows ${path}`);
    const named = rows.filter(({ id }) => id != null);
    for (let from = 0; from < named.length; from += AT_ONCE) {
      const sealed = await Promise.all(
        named.slice(from, from + AT_ONCE).map(async (row) => ({
          ...{ id: await digest(`${path}/${String(row.id)}`), of, at },
          ...(await seal(row, key)),
        })),
      );
      const change = database.transaction('answers', 'readwrite');
      await Promise.all([...sealed.map((row) => change.store.put(row)), change.done]);
    }
    opened.delete(path);
  };
  /** Rows that were opened last: a list is asked for its pages, its number and its groups. */
  const opened = new Map<string, Promise<Read<AnyRecord>[]>>();
  const openedRows = (path: string) => {
    const rows = opened.get(path) ?? rowsOfPath(path);
    opened.delete(path);
    opened.set(path, rows);
    rows.catch(() => opened.delete(path));
    for (const [oldest] of opened) {
      if (opened.size <= MOST_OPENED) break;
      opened.delete(oldest);
    }
    return rows;
  };
  const known = async (path: string): Promise<KnownRows | undefined> => {
    const all = await openedRows(path);
    const total = await get<number>(await digest(`number ${path}`));
    // No rows are an answer only where the server has said that there are none.
    if (all.length === 0)
      return total?.value === 0 ? { rows: [], total: 0, at: total.at } : undefined;
    return {
      rows: all.map(({ value }) => value),
      total: total && Math.max(total.value, all.length),
      at: Math.min(...all.map(({ at }) => at)),
    };
  };
  /** Tells whether other calls have read rows of a list since it was answered: what they say is newer. */
  const isOutdone = async (path: string, { query = {} }: Asked, at: number) =>
    rowsAskedIn(query).offset !== undefined && (await openedRows(path)).some((row) => row.at > at);
  const fromRows = async (path: string, { query = {} }: Asked) => {
    const found = await known(path);
    if (!found) return undefined;
    const { asked, order, offset, limit } = rowQueryIn(query);
    requireFields(found.rows, [...fieldsAsked(asked), ...order.map(({ field }) => field)]);
    noteAtHand(path, { known: found.rows.length, total: found.total });
    const meant = inOrderOf(found.rows.filter(rowTest(asked)), order);
    const piece = {
      ...(offset !== undefined && { offset }),
      ...(limit !== undefined && { limit }),
    };
    return answerOf(listAnswer(meant, piece), found.at);
  };

  /** Forgets rows that a list has had and lacks now, as whole as it was answered. */
  const forgetGone = async (
    path: string,
    { query = {} }: Asked,
    rows: readonly AnyRecord[],
    at: number,
  ) => {
    const { asked } = rowQueryIn(query);
    const all = await openedRows(path);
    // A search finds more here than on the server.
    if (asked.search !== '') return;
    requireFields(
      all.map(({ value }) => value),
      fieldsAsked(asked),
    );
    const there = new Set(rows.map(({ id }) => String(id)));
    const isAsked = rowTest(asked);
    const gone = all.filter(
      ({ value, at: readAt }) => readAt < at && !there.has(String(value.id)) && isAsked(value),
    );
    for (const { value } of gone) {
      await database.delete('answers', await digest(`${path}/${String(value.id)}`));
    }
    if (gone.length > 0) opened.delete(path);
  };

  return {
    keep: async (operation, asked, { data, etag, at = now() }) => {
      if (!isKept(data)) return;
      const path = pathOf(operation, asked);
      const rows = rowsOfAnswer(data) ?? [];
      // A later piece of a list is made of its rows again.
      const isLater = Number(rowsAskedIn(asked.query ?? {}).offset ?? 0) > 0;
      if (!isLater) await put(await digest(nameOf(operation, asked)), '', at, { data, etag });
      await keepRows(path, rows, at);
      if (isWholeOf(data, asked)) await forgetGone(path, asked, rows, at).catch(() => undefined);
      const total = isWholeList(asked) && !isLater ? numberOf(data) : undefined;
      if (total !== undefined) await put(await digest(`number ${path}`), '', at, total);
    },
    keepRows: (operation, asked, rows) => keepRows(pathOf(operation, asked), rows, now()),
    rows: (operation, asked) => known(pathOf(operation, asked)),
    find: async (operation, asked) => {
      const exact = await get<{ data: unknown; etag?: string }>(
        await digest(nameOf(operation, asked)),
      );
      const found = exact && answerOf(exact.value.data, exact.at, exact.value.etag);
      const path = pathOf(operation, asked);
      const isWhole = found && !isPart(found.data, asked);
      if (isWhole && !(await isOutdone(path, asked, exact.at))) return found;
      const record = found ? undefined : await get<AnyRecord>(await digest(path));
      if (record) {
        const { value, at } = record;
        return answerOf(recordAnswer(value), at, `"${String(value.version)}"`);
      }
      // What the records cannot tell is as the server said it, or not known.
      return (await fromRows(path, asked).catch(() => undefined)) ?? found;
    },
  };
}

/** Deletes from the device what has become too old. The outbox never expires. */
export async function forgetOldAnswers(database: OfflineDatabase, now: number): Promise<void> {
  const change = database.transaction('answers', 'readwrite');
  const old = IDBKeyRange.upperBound(now - KEPT_FOR);
  let cursor = await change.store.index('at').openCursor(old);
  while (cursor) {
    await cursor.delete();
    cursor = await cursor.continue();
  }
  await change.done;
}

const answerOf = (data: unknown, at: number, etag?: string): Answer<unknown> => ({
  data,
  at,
  status: 200,
  headers: new Headers(),
  ...(etag !== undefined && { etag }),
});
