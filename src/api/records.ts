import { call, type CallOptions } from './call';
import type { AnyRecord } from './dialect';
import { dialect } from './dialects/dialect-of';
import { noteReadAt, readAtOf } from './read-at';

type Read = Pick<CallOptions, 'params' | 'query' | 'signal'>;

/** Reads a record; throws what {@link call} throws. */
export async function readRecord(path: string, options: Read): Promise<AnyRecord> {
  const answer = await call(`GET ${path}`, options);
  const record = dialect.recordOf(path, answer);
  noteReadAt(record, readAtOf(answer.data));
  return record;
}

/** Takes the record from an answer that is kept as it came. Throws where there is none. */
export function recordIn(data: unknown): AnyRecord {
  return dialect.recordOf('', { data, headers: new Headers() });
}
