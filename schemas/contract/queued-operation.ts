import type { Operation } from './document';

/** How the calls of an operation wait on a device until there is a network: its `x-queued`. */
export interface QueuedOperation {
  /** Property of the path, of the body or of the record that names whose calls go one after the other; else its own path does. */
  by?: string;
  /** Property of the body that takes when it happened; of the query where there is no body. */
  at?: string;
  /** It has no body: `at` stands in the query. */
  isBodiless?: true;
  /** Members of the body that say that it is told later than it happened. */
  late?: Readonly<Record<string, unknown>>;
}

const words = ['by', 'at', 'late'];

/** Undefined where it may not wait. Throws, naming the operation, for what means nothing and for what is not safe to repeat. */
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
