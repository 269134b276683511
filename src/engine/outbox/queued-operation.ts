import type { QueuedOperation } from '../../../schemas/contract/queued-operation';
import { newIdempotencyKey } from '../../api/idempotency-key';
import type { AnyRecord } from '../define/definition';
import { clockOffset, serverTime } from './clock';
import type { NewEntry } from './entry';

/** A call as its user makes it. */
export interface QueuedCall {
  /** `METHOD /path/{id}`, one that the contract calls `x-queued`. */
  operation: string;
  params?: Readonly<Record<string, string | number>>;
  body?: AnyRecord;
  /** What was done, and with which record, as the list of what waits says it. */
  label: { action: string; record: string };
  /** The record that it is about, with what that shows until the server has answered. */
  of?: { schema: string; record: AnyRecord; id: string | number; follows?: AnyRecord };
}

/** The entry of a call, with what only this moment knows: when it happened, and a key that makes it happen once. */
export function entryOf(
  call: QueuedCall,
  queued: QueuedOperation,
  now = Date.now(),
  offset = clockOffset(),
): NewEntry {
  const { operation, params = {}, label, of } = call;
  const at = queued.at === undefined ? {} : { [queued.at]: serverTime(now, offset) };
  const body = queued.isBodiless ? call.body : bodyWith(call.body, at);
  return {
    queue: queueOf(call, queued),
    operation,
    params,
    label,
    key: newIdempotencyKey(),
    recordedAt: new Date(now).toISOString(),
    ...(offset !== undefined && { clockOffset: offset }),
    ...(queued.isBodiless && { query: at }),
    ...(body !== undefined && { body }),
    ...(queued.late && { late: queued.late }),
    ...(of && {
      of: { schema: of.schema, id: of.id, ...(of.follows && { follows: of.follows }) },
    }),
  };
}

/** What the user has said himself is not said for him. */
function bodyWith(body: AnyRecord | undefined, at: AnyRecord): AnyRecord | undefined {
  const [[name = '', value] = []] = Object.entries(at);
  if (value === undefined || body?.[name] != null) return body;
  return { ...body, [name]: value };
}

function queueOf({ operation, params = {}, body, of }: QueuedCall, { by }: QueuedOperation) {
  const value = by && (params[by] ?? body?.[by] ?? of?.record[by]);
  if (by && value != null) return `${by}=${String(value)}`;
  const path = operation.slice(operation.indexOf(' ') + 1);
  return path.replace(/\{([^}]+)\}/g, (_, name: string) => String(params[name] ?? ''));
}
