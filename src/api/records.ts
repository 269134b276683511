import { call, type CallOptions } from './call';
import type { AnyRecord, WriteMarks } from './dialect';
import { dialect } from './dialects/dialect-of';

type Read = Pick<CallOptions, 'params' | 'query' | 'signal'>;
type Write = Pick<CallOptions, 'params' | 'body' | 'onProgress'> & WriteMarks;

/** These and the following throw what {@link call} throws. */
export async function readRecord(path: string, options: Read): Promise<AnyRecord> {
  return dialect.recordOf(await call(`GET ${path}`, options));
}

/** `body`: what differs. Resolves with the record as it is stored. */
export async function changeRecord(path: string, options: Write): Promise<AnyRecord> {
  return dialect.recordOf(await write(`PATCH ${path}`, options));
}

/** Resolves with the id of what was created. */
export async function createRecord(path: string, options: Write): Promise<number> {
  return dialect.idOf(await write(`POST ${path}`, options));
}

export async function removeRecord(path: string, options: Write): Promise<void> {
  await write(`DELETE ${path}`, options);
}

/** A write of any kind, bound to what its marks say. */
export function write(
  operation: string,
  { base, once, lock, ...options }: Write & Pick<CallOptions, 'kind'>,
) {
  const headers = dialect.headersOf({ base, once, lock });
  return call(operation, { ...options, headers });
}

/** Of what an answer says was created. Throws where it names none. */
export const createdId = dialect.idOf;

/** Throws where there is none. */
export function recordIn(data: unknown): AnyRecord {
  return dialect.recordOf({ data, headers: new Headers() });
}
