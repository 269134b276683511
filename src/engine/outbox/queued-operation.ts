import type { QueuedOperation } from '../../../schemas/contract/queued-operation';
import { newIdempotencyKey } from '../../api/idempotency-key';
import type { AnyRecord } from '../define/definition';
import { clockOffset, serverTime } from './clock';
import type { EntryFile, EntryRecord, EntryReference, NewEntry } from './entry';

/** Call as its user makes it. */
export interface QueuedCall {
  /** Operation `METHOD /path/{id}`, one that the contract marks `x-queued`. */
  operation: string;
  params?: Readonly<Record<string, string | number>>;
  /** Body; one of its values may be a file. */
  body?: AnyRecord | readonly AnyRecord[];
  /** Places in the body for what an earlier call of the same queue will have created. */
  refers?: readonly EntryReference[];
  /** Properties of the body that its user has entered and may correct after a refusal; everything unless given. */
  asks?: readonly string[];
  /** Words for what was done, and with which record, as the list of what waits shows it. */
  label: { action: string; record: string };
  /** Record that it is about, with what that shows until the server has answered. */
  of?: EntryRecord & { record: AnyRecord };
  /** True if it waits for no other call, and none waits for it. */
  isApart?: boolean;
}

/**
 * Makes the entry of a call, with what only this moment knows: when it happened, and a key that makes it happen once.
 */
export function entryOf(
  call: QueuedCall,
  queued: QueuedOperation,
  now = Date.now(),
  offset = clockOffset(),
): NewEntry {
  const { operation, params = {}, label, of, refers, asks } = call;
  const at = queued.at === undefined ? {} : { [queued.at]: serverTime(now, offset) };
  const { body: said, file } = apart(call.body);
  const body = queued.isBodiless ? said : bodyWith(said, at);
  const key = newIdempotencyKey();
  return {
    queue: queueOf(call, queued),
    operation,
    params,
    label,
    key,
    ...(file && { file: fileOf(file, key) }),
    ...(refers && { refers }),
    ...(asks && { asks }),
    recordedAt: new Date(now).toISOString(),
    ...(offset !== undefined && { clockOffset: offset }),
    ...(queued.isBodiless && { query: at }),
    ...(body !== undefined && { body }),
    ...(queued.late && { late: queued.late }),
    ...(of && { of: storedOf(of) }),
  };
}

/** Returns the file of a call, which is kept beside its entry. */
export const contentOf = ({ body }: QueuedCall): File | undefined => apart(body).file?.content;

interface NamedFile {
  property: string;
  content: File;
}

/** Separates a body from its file; bodies have one at most. */
function apart(body: QueuedCall['body']): {
  body: Exclude<QueuedCall['body'], undefined> | undefined;
  file?: NamedFile;
} {
  if (!body || isList(body)) return { body };
  const [property, content] = Object.entries(body).find(([, value]) => value instanceof File) ?? [];
  if (property === undefined || !(content instanceof File)) return { body };
  const { [property]: _, ...rest } = body;
  return { body: rest, file: { property, content } };
}

const isList = (body: unknown): body is readonly AnyRecord[] => Array.isArray(body);

const fileOf = ({ property, content: { name, type, size } }: NamedFile, id: string): EntryFile => ({
  ...{ id, property, name, type, size },
});

const storedOf = ({ schema, id, record, follows, brings }: EntryRecord): EntryRecord => ({
  schema,
  id,
  ...(record && { record }),
  ...(follows && { follows }),
  ...(brings && { brings }),
});

/** Adds values to a body, but none that the user has given himself. */
function bodyWith(body: QueuedCall['body'], at: AnyRecord): QueuedCall['body'] {
  const [[name = '', value] = []] = Object.entries(at);
  if (value === undefined || isList(body) || body?.[name] != null) return body;
  return { ...body, [name]: value };
}

/** Names the queue of calls that a call goes after. */
export function queueOf(
  {
    operation,
    params = {},
    body,
    of,
    isApart,
  }: Pick<QueuedCall, 'operation' | 'params' | 'body' | 'isApart'> & { of?: { record: AnyRecord } },
  { by }: Pick<QueuedOperation, 'by'>,
): string {
  const inBody = by && !isList(body) ? body?.[by] : undefined;
  const value = by && (params[by] ?? inBody ?? of?.record[by]);
  if (by && value != null && !isApart) return `${by}=${String(value)}`;
  const path = operation.slice(operation.indexOf(' ') + 1);
  return path.replace(/\{([^}]+)\}/g, (_, name: string) => String(params[name] ?? ''));
}
