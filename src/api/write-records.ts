import { ApiError } from './api-error';
import { call, type CallOptions } from './call';
import type { AnyRecord, RecordId, WriteCalls, WriteMarks } from './dialect';
import { dialect } from './dialects/dialect-of';

type Write = Pick<CallOptions, 'params' | 'body' | 'onProgress'> & WriteMarks;
type AnyWrite = Write &
  Pick<CallOptions, 'kind' | 'query' | 'signal' | 'isBackground' | 'isImpatient'>;

/**
 * Changes a record; `body`: what differs. Resolves with the record as it is stored. Throws what {@link call} throws,
 * like the others here.
 */
export async function changeRecord(path: string, options: Write): Promise<AnyRecord> {
  const { base, body } = options;
  if (!dialect.change) return dialect.recordOf(path, await write(`PATCH ${path}`, options));
  return dialect.change(path, base, body as AnyRecord, writeCalls('PATCH', path, options));
}

/** Creates a record; resolves with its id. */
export async function createRecord(path: string, options: Write): Promise<RecordId> {
  const body = dialect.created ? dialect.created(path, options.body) : options.body;
  return dialect.idOf(path, await write(`POST ${path}`, { ...options, body }));
}

export async function removeRecord(path: string, options: Write): Promise<void> {
  if (!dialect.remove) await write(`DELETE ${path}`, options);
  else await dialect.remove(path, options.base, writeCalls('DELETE', path, options));
}

/** Makes a write of any kind, bound to its marks. */
export function write(operation: string, { base, once, lock, ...options }: AnyWrite) {
  const headers = dialect.headersOf({ base, once, lock });
  return call(operation, { ...options, headers });
}

function writeCalls(
  method: 'PATCH' | 'DELETE',
  path: string,
  { params, onProgress }: Write,
): WriteCalls {
  const operation = `${method} ${path}`;
  return {
    read: () => call(`GET ${path}`, { params }),
    send: (body, headers) => call(operation, { params, onProgress, body, headers }),
    stale: () => new ApiError({ operation, params, status: 412 }),
  };
}

/** Returns the id of what an action's answer says was created. Throws where it names none. */
export function createdId(answer: Awaited<ReturnType<typeof call>>): RecordId {
  return dialect.idOf('', answer);
}
