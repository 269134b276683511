import type { Readable } from 'node:stream';
import type { operations } from '../../../schemas/generated/api';
import type { Executor } from '../../db/database';
import type { Caller } from '../access/caller';
import type { Scope } from '../access/scope';
import type { Upload } from '../bodies/uploads/upload';
import type { WrittenList } from './written-list';

export type OperationId = keyof operations;

type Part<Op extends OperationId, Place extends string> = operations[Op] extends {
  parameters: Partial<Record<Place, infer Values>>;
}
  ? NonNullable<Values>
  : never;

export type Body<Op extends OperationId> = operations[Op] extends {
  requestBody: { content: { 'application/json': infer Content } };
}
  ? Content
  : // An optional body says no more than its defaults.
    operations[Op] extends {
        requestBody?: { content: { 'application/json': infer Content } };
      }
    ? Content | undefined
    : undefined;

type Content<Op extends OperationId> = {
  [Status in keyof operations[Op]['responses']]: Status extends 200 | 201
    ? operations[Op]['responses'][Status] extends { content: { 'application/json': infer Content } }
      ? Content
      : never
    : never;
}[keyof operations[Op]['responses']];

/** Checked request and its scope: every value has the type that the contract declares. */
export interface Call<
  Params = unknown,
  Query = unknown,
  RequestBody = unknown,
  Who extends Caller | undefined = Caller,
> extends Scope<Who> {
  params: Params;
  query: Query;
  body: RequestBody;
  ip: string;
  /** Address by which the server was called, according to the caller (`http://localhost:4700`). */
  origin: string;
  authorization: string | undefined;
  /** Content that came with the body. */
  upload: Upload | undefined;
  /** Data that the operation has prepared before its transaction (`Registration.prepare`). */
  prepared?: unknown;
  /** Subject that it counts for: its user, without a session the network that it comes from. */
  subject: string;
  /** Aborted when nobody waits for the answer any more. */
  gone: () => AbortSignal;
  /** Runs a function once the changes are committed; a failure there is noted, and makes no call fail. */
  afterCommit: (run: (db: Executor) => Promise<void>) => void;
  /** Begins a list of the answer that is too long to be held, by the name of its property. */
  newList: (property: string, megabytes?: number) => WrittenList;
  /** Logs an error that does not make the call fail. */
  note: (error: unknown) => void;
}

/** Call that may have no caller. */
export type PublicCall<Params = unknown, Query = unknown, RequestBody = unknown> = Call<
  Params,
  Query,
  RequestBody,
  Caller | undefined
>;

/**
 * Answer that is no JSON: its type is one the contract declares for that status. A stream must not need the call's `db`
 * of a changing operation: the transaction is over when it is read. It is destroyed when the caller goes away, and ends
 * the connection when it fails.
 */
export interface AnswerContent {
  type: string;
  stream: Readable | Buffer;
  /** Length in bytes, where a stream knows it. */
  length?: number;
}

export interface Answer<AnswerBody = unknown> {
  status: number;
  headers?: Record<string, string>;
  body?: AnswerBody;
  /** List of the body that is written already; `body` has an empty one in its place. */
  written?: WrittenList;
  content?: AnswerContent;
}

export type Handler<
  Params = unknown,
  Query = unknown,
  RequestBody = unknown,
  AnswerBody = unknown,
  Who extends Caller | undefined = Caller,
> = (call: Call<Params, Query, RequestBody, Who>) => Promise<Answer<AnswerBody>>;

/** Function of an operation and the way it is run. */
export interface Registration {
  run: Handler<never, never, never>;
  /** Refuses, by throwing, a caller whom the contract's right lets in, before the body is read. */
  admit?: (caller: Caller) => void;
  /** True if it also serves callers without a session, as every operation with right `public` must. */
  isPublic?: true;
  /**
   * Prepares what takes long and holds nothing, before the transaction begins, which checks whether it is still valid
   * (`Call.prepared`).
   */
  prepare?: (call: Call<never, never, never>) => Promise<unknown>;
  /** True if the operation keeps what it wrote even when it refuses (failed logins): it opens transactions itself. */
  ownTransaction?: boolean;
  /** True if it only reads, whatever its method: no transaction, and answered when nothing can be stored any more. */
  readOnly?: boolean;
  /** Weight whatever is requested, from 1 on; that of the request is added (`readWeight`). */
  weight?: number;
  /** Parameters of its own whose texts rows are searched for, whatever an index knows: they weigh as `suche` does. */
  searched?: readonly string[];
  /** True if it only gathers what the server answers to other calls, which take turns of their own. */
  gathers?: boolean;
  /**
   * Returns what a call without a login takes turns by besides its network (a name, a token); such an operation has room
   * of its own in its network, so that none of them waits for another one.
   */
  turnsBy?: (call: PublicCall<never, never, never>) => string;
  /** Returns the operators of the stored conditions that a call uses: they weigh like those in the request. */
  storedOperators?: (call: Call<never, never, never>) => Promise<readonly string[]>;
}

export type Handlers = Readonly<Record<string, Registration>>;

/** Read-only form of a value: an answer may be a list that nobody may change. */
type Unchanged<Value> = Value extends object
  ? { readonly [Name in keyof Value]: Unchanged<Value[Name]> }
  : Value;

/** Binds a function to an operation of the contract; parameters, body and answer get its types. */
export function handler<Op extends OperationId>(
  _operation: Op,
  run: Handler<Part<Op, 'path'>, Part<Op, 'query'>, Body<Op>, Unchanged<Content<Op>>>,
  options: Omit<Registration, 'run' | 'prepare'> & {
    prepare?: (call: Call<Part<Op, 'path'>, Part<Op, 'query'>, Body<Op>>) => Promise<unknown>;
  } = {},
): Registration {
  return { run: run as Registration['run'], ...(options as Omit<Registration, 'run'>) };
}

/**
 * Binds a function like {@link handler} whose answer takes long to make, such as a paper that is laid out: it is made
 * before the call's turn, as a preparation is, and holds none of the connections that all share meanwhile.
 */
export function preparedHandler<Op extends OperationId>(
  operation: Op,
  make: (call: Call<Part<Op, 'path'>, Part<Op, 'query'>, Body<Op>>) => Promise<Answer>,
): Registration {
  return handler(operation, async ({ prepared }) => prepared as Answer<Unchanged<Content<Op>>>, {
    prepare: make,
  });
}

/** Binds a function like {@link handler}, for an operation whose right is `public`. */
export function publicHandler<Op extends OperationId>(
  _operation: Op,
  run: Handler<
    Part<Op, 'path'>,
    Part<Op, 'query'>,
    Body<Op>,
    Unchanged<Content<Op>>,
    Caller | undefined
  >,
  options: Pick<Registration, 'ownTransaction'> & {
    turnsBy?: (call: PublicCall<Part<Op, 'path'>, Part<Op, 'query'>, Body<Op>>) => string;
  } = {},
): Registration {
  return {
    run: run as Registration['run'],
    isPublic: true,
    ...(options as Pick<Registration, 'ownTransaction' | 'turnsBy'>),
  };
}

/** Joins handlers. Throws, naming it, when an operation has two functions. */
export function joinedHandlers(parts: readonly Handlers[]): Handlers {
  const joined: Record<string, Registration> = {};
  for (const [id, registration] of parts.flatMap((part) => Object.entries(part))) {
    if (joined[id]) throw new Error(`«${id}» has two handlers`);
    joined[id] = registration;
  }
  return joined;
}

/** Weight of everything one user may have running: his calls of it go one after the other. */
export const ALONE = 1_000;

/** Gives operations this weight whatever is requested. */
export function weighing(weight: number, handlers: Handlers): Handlers {
  return Object.fromEntries(
    Object.entries(handlers).map(([id, registration]) => [id, { ...registration, weight }]),
  );
}
