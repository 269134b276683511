import i18next from 'i18next';
import { listAnswer, recordAnswer, rowsOfAnswer } from '../../api/rows-of-answer';
import { parseFilter, type Condition } from '../../../schemas/rules/filter-grammar';
import type { Answer, CallOptions } from '../../api/call';
import { seal, unseal } from '../../api/device/cipher';
import type { OfflineDatabase } from '../../api/device/offline-database';
import type { AnyRecord } from '../define/definition';
import { inAskedOrder } from './in-asked-order';

/** Time in ms for which an answer is kept that nobody has asked a server for (4-field-reality §4.2). */
const KEPT_FOR = 14 * 24 * 60 * 60_000;
/** Most letters of an answer: no screen that one works with outside has a longer one. */
const LONGEST = 1_000_000;

type Asked = Pick<CallOptions, 'params' | 'query'>;

/** Answers of a server on this device, sealed: as they came, and the records of lists one by one. */
export interface KeptAnswers {
  keep: (operation: string, asked: Asked, answer: Answer<unknown>) => Promise<void>;
  /** Finds an answer as it came; else builds it from known records, as far as their values tell which are meant. */
  find: (operation: string, asked: Asked) => Promise<Answer<unknown> | undefined>;
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

  return {
    keep: async (operation, asked, { data, etag, at = now() }) => {
      if (JSON.stringify(data).length > LONGEST) return;
      await put(await digest(nameOf(operation, asked)), '', at, { data, etag });
      const path = filledPath(operation, asked);
      const of = await digest(`rows ${path}`);
      for (const row of rowsOfAnswer(data) ?? []) {
        if (row.id != null) await put(await digest(`${path}/${String(row.id)}`), of, at, row);
      }
    },
    find: async (operation, asked) => {
      const exact = await get<{ data: unknown; etag?: string }>(
        await digest(nameOf(operation, asked)),
      );
      if (exact) return answerOf(exact.value.data, exact.at, exact.value.etag);
      const path = filledPath(operation, asked);
      const record = await get<AnyRecord>(await digest(path));
      if (record) {
        const { value, at } = record;
        return answerOf(recordAnswer(value), at, `"${String(value.version)}"`);
      }
      const all = await rowsOfPath(path);
      if (all.length === 0) return undefined;
      const { conditions } = parseFilter(String(asked.query?.filter ?? ''));
      const held = all
        .map(({ value }) => value)
        .filter((row) => conditions.every((one) => mayHold(one, row)));
      const meant = inAskedOrder(held, String(asked.query?.orderBy ?? ''));
      const { offset, limit } = asked.query ?? {};
      return answerOf(
        listAnswer(meant, {
          ...(offset != null && { offset: Number(offset) }),
          ...(limit != null && { limit: Number(limit) }),
        }),
        Math.min(...all.map(({ at }) => at)),
      );
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

/** Tells whether a condition may hold; what only the server can judge does. */
function mayHold({ field, operator, values }: Condition, row: AnyRecord): boolean {
  if (!(field in row)) return true;
  const value = row[field];
  if (operator === 'null') return value == null;
  if (operator === '!null') return value != null;
  if (operator === '=' || operator === 'in') return values.includes(String(value));
  return true;
}

const answerOf = (data: unknown, at: number, etag?: string): Answer<unknown> => ({
  data,
  at,
  status: 200,
  headers: new Headers(),
  ...(etag !== undefined && { etag }),
});

function filledPath(operation: string, { params = {} }: Asked): string {
  const path = operation.slice(operation.indexOf(' ') + 1);
  return path.replace(/\{([^}]+)\}/g, (_, name: string) => String(params[name]));
}

/** Names an answer. The language is part of the name: servers answer texts. */
function nameOf(operation: string, asked: Asked): string {
  const query = Object.entries(asked.query ?? {})
    .filter(([, value]) => value != null && value !== '')
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify([i18next.language, filledPath(operation, asked), query]);
}

async function digest(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
