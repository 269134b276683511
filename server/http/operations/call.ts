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
  : // What may be left out says nothing more than its defaults.
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

/** A checked request and its scope: every value has the type that the contract declares. */
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
  /** Address by which the server was called, as the caller says (`http://localhost:4700`). */
  origin: string;
  authorization: string | undefined;
  /** The content that came with the body. */
  upload: Upload | undefined;
  /** What the operation has made ready before its transaction (`Registration.prepare`). */
  prepared?: unknown;
  /** Whom it is counted for: its user, without a session the network that it comes from. */
  subject: string;
  /** Aborted when nobody waits for the answer any more. */
  gone: () => AbortSignal;
  /** Has something done once what was written is committed; what fails there is noted, and makes no call fail. */
  afterCommit: (run: (db: Executor) => Promise<void>) => void;
  /** Begins a list of the answer that is too long to be held, by the name of its property. */
  newList: (property: string, megabytes?: number) => WrittenList;
  /** Writes down what failed and does not make the call fail. */
  note: (error: unknown) => void;
}

/** A call that may be nobody's. */
export type PublicCall<Params = unknown, Query = unknown, RequestBody = unknown> = Call<
  Params,
  Query,
  RequestBody,
  Caller | undefined
>;

/**
 * An answer that is no JSON: its type is one the contract declares for that status. A stream must not
 * need the call's `db` of a changing operation: the transaction is over when it is read. It is
 * destroyed when the caller goes away, and ends the connection when it fails.
 */
export interface AnswerContent {
  type: string;
  stream: Readable | Buffer;
  /** Bytes, where a stream knows them. */
  length?: number;
}

export interface Answer<AnswerBody = unknown> {
  status: number;
  headers?: Record<string, string>;
  body?: AnswerBody;
  /** A list of the body that is written already; `body` has an empty one in its place. */
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

/** An operation's function together with how it is run. */
export interface Registration {
  run: Handler<never, never, never>;
  /** It also serves callers without a session: what the contract calls `public` must. */
  isPublic?: true;
  /**
   * What takes long and holds nothing: it is made before the transaction begins, which looks whether it still holds
   * (`Call.prepared`).
   */
  prepare?: (call: Call<never, never, never>) => Promise<unknown>;
  /** The operation keeps what it wrote even when it refuses (failed logins): it opens transactions itself. */
  ownTransaction?: boolean;
  /** Only reads, whatever its method: no transaction, and answered when nothing can be stored any more. */
  readOnly?: boolean;
  /** How heavy it is whatever it is asked for, from 1 on; what requests say of it is added (`readWeight`). */
  weight?: number;
  /** Parameters of its own whose texts rows are searched for, whatever an index knows: they weigh as `suche` does. */
  searched?: readonly string[];
  /** It only gathers what the server answers to other calls, which take turns of their own. */
  gathers?: boolean;
  /** Operators of the stored conditions that a call sets: they weigh as those that it says. */
  storedOperators?: (call: Call<never, never, never>) => Promise<readonly string[]>;
}

export type Handlers = Readonly<Record<string, Registration>>;

/** What is answered is only read: it may be a list that nobody may change. */
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

/** As {@link handler}, for an operation whose right is `public`. */
export function publicHandler<Op extends OperationId>(
  _operation: Op,
  run: Handler<
    Part<Op, 'path'>,
    Part<Op, 'query'>,
    Body<Op>,
    Unchanged<Content<Op>>,
    Caller | undefined
  >,
  options: Pick<Registration, 'ownTransaction'> = {},
): Registration {
  return { run: run as Registration['run'], isPublic: true, ...options };
}

/** All of them as one. Throws, naming it, when an operation has two functions. */
export function joinedHandlers(parts: readonly Handlers[]): Handlers {
  const joined: Record<string, Registration> = {};
  for (const [id, registration] of parts.flatMap((part) => Object.entries(part))) {
    if (joined[id]) throw new Error(`«${id}» has two handlers`);
    joined[id] = registration;
  }
  return joined;
}

/** Weighs as much as one user may have under way: his calls of it go one after the other. */
export const ALONE = 1_000;

/** Operations that are as heavy as that whatever they are asked for. */
export function weighing(weight: number, handlers: Handlers): Handlers {
  return Object.fromEntries(
    Object.entries(handlers).map(([id, registration]) => [id, { ...registration, weight }]),
  );
}
