import type { Operation } from './document';

/** Rules for calls of an operation that wait on a device until there is a network: its `x-queued`. */
export interface QueuedOperation {
  /**
   * Property of the path, the body or the record that names the queue in which calls run one after the other; by
   * default the call's own path.
   */
  by?: string;
  /** Property of the body (of the query where there is no body) that takes the time at which it happened. */
  at?: string;
  /** Set for calls without a body: `at` stands in the query. */
  isBodiless?: true;
  /** Members of the body that say that it is reported later than it happened. */
  late?: Readonly<Record<string, unknown>>;
}

const words = ['by', 'at', 'late'];

/**
 * Reads an operation's `x-queued`; undefined where calls may not wait. Throws, naming the operation, for values that
 * mean nothing and for operations that are not safe to repeat.
 */
export function queuedOperation(operation: Operation, name: string): QueuedOperation | undefined {
  const said = operation['x-queued'];
  if (said === undefined) return undefined;
  const wrong = (why: string) => new Error(`${name}: x-queued ${why}`);
  if (typeof said !== 'object' || said === null) throw wrong('is an object: { by, at, late }');
  const { by, at, late, ...others } = said as Record<string, unknown>;
  const [other] = Object.keys(others);
  const isSafe = (operation.parameters ?? []).some(
    (parameter) =>
      parameter.name === 'Idempotency-Key' || parameter.$ref?.endsWith('/idempotencyKey'),
  );
  if (!isSafe) throw wrong('needs an Idempotency-Key: what waits may be sent twice');
  if (other !== undefined) throw wrong(`knows no «${other}», only ${words.join(', ')}`);
  return {
    ...(typeof by === 'string' && { by }),
    ...(typeof at === 'string' && { at }),
    ...(typeof late === 'object' && late !== null && { late: { ...late } }),
    ...(!operation.requestBody && { isBodiless: true }),
  };
}
