import { call, type CallOptions } from './call';
import type { AnyRecord } from './dialect';
import { dialect } from './dialects/dialect-of';

type Read = Pick<CallOptions, 'params' | 'query' | 'signal'>;

/** Throws what {@link call} throws. */
export async function readRecord(path: string, options: Read): Promise<AnyRecord> {
  return dialect.recordOf(path, await call(`GET ${path}`, options));
}

/** Of an answer that is kept as it came. Throws where there is none. */
export function recordIn(data: unknown): AnyRecord {
  return dialect.recordOf('', { data, headers: new Headers() });
}
