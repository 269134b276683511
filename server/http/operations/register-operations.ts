import type { ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../../db/database';
import { createAuthenticate, type Authenticate } from '../access/authenticate';
import { createStripper, requireBodyRights } from '../access/property-rights';
import { requireOperationRight, type ReadRights } from '../access/required-right';
import type { Scope } from '../access/scope';
import { jsonParser, leaveBodiesUnread } from '../bodies/body-parser';
import { receiveUpload } from '../bodies/uploads/receive-upload';
import type { StageUpload, Upload } from '../bodies/uploads/upload';
import type { Contract, JsonSchema, Operation } from '../contract/contract';
import { problem } from '../errors/problem';
import { withinTime } from '../limits/longest-read';
import type { RateLimiter } from '../limits/rate-limiter';
import { readWeight } from '../limits/read-weight';
import { subjectOf } from '../limits/subject';
import { goneSignal } from '../limits/left';
import type { WorkAtOnce } from '../limits/work-at-once';
import { preferredLanguage } from '../texts/language';
import { checkBounds } from '../validation/bounded-bodies';
import { createRequestCheck, type RawRequest } from '../validation/request-check';
import { createCompiler, type ValidateFunction } from '../validation/validator';
import { createAnswerCheck } from './answer-check';
import type { Answer, Call, Handlers, PublicCall, Registration } from './call';
import { passDoor, passDoorAgain } from './door';
import { firstAnswer, onceOnly } from './idempotency';
import { refuseOtherMethods } from './refuse-other-methods';
import { checkOperations } from './start-checks';
import { inTransaction } from './transaction';
import { createNewList } from './written-list';

interface Parts {
  contract: Contract;
  handlers: Handlers;
  database: Database;
  limiter: RateLimiter;
  work: WorkAtOnce;
  /** Seconds that a light read may take. */
  readSeconds: number;
  /** Source of the rights that the form `{of: …}` refers to. */
  tables: ReadRights;
  /** Runs in the transaction of a call that writes, once everything is written. */
  afterWrite?: (scope: Scope) => Promise<void>;
  /** Stores a content of a body while it arrives. */
  stageUpload: StageUpload;
  production: boolean;
}

interface Compilers {
  request: (schema: JsonSchema) => ValidateFunction;
  answer: (schema: JsonSchema) => ValidateFunction;
}

/** Registers every operation of the contract. Throws, naming it, for one that cannot be served. */
export function registerOperations(app: FastifyInstance, parts: Parts): void {
  const { contract, handlers } = parts;
  checkOperations(contract, handlers);
  checkBounds(contract);
  const compilers: Compilers = {
    request: createCompiler(contract, { defaults: true }),
    answer: createCompiler(contract, { strip: parts.production }),
  };
  const shared = { ...parts, authenticate: createAuthenticate(parts.database.atDoor.orm) };
  const register = (scope: FastifyInstance, operation: Operation) =>
    registerOperation(scope, operation, handlers[operation.id] as Registration, shared, compilers);
  const isUpload = ({ upload }: Operation) => upload !== undefined;
  for (const operation of contract.operations) if (!isUpload(operation)) register(app, operation);
  app.register(async (scope) => {
    leaveBodiesUnread(scope);
    for (const operation of contract.operations.filter(isUpload)) register(scope, operation);
  });
  for (const path of new Set(contract.operations.map((operation) => operation.path))) {
    const allowed = contract.operations.filter((operation) => operation.path === path);
    refuseOtherMethods(
      app,
      routeOf(contract.base, path),
      allowed.map(({ method }) => method),
    );
  }
}

function registerOperation(
  app: FastifyInstance,
  operation: Operation,
  registration: Registration,
  parts: Parts & { authenticate: Authenticate },
  compilers: Compilers,
): void {
  const { contract, database, tables, afterWrite, work } = parts;
  const isPublic = operation.right === 'public';
  const connections = isPublic ? database.ofPublic : database;
  const { production, readSeconds, stageUpload } = parts;
  const checkRequest = createRequestCheck(operation, contract, compilers.request);
  const checkAnswer = createAnswerCheck(operation, compilers.answer, { strict: !production });
  const newList = createNewList(operation, contract, compilers.answer, { strict: !production });
  const strippers = new Map(
    [...operation.answers].map(([status, schema]) => [status, createStripper(schema, contract)]),
  );
  const run = registration.run as (call: PublicCall) => Promise<Answer>;
  const parse = jsonParser(app);
  const { upload: rule, bodyLimit = 0 } = operation;
  const properties = (operation.body && contract.resolve(operation.body).properties) ?? {};
  const receive = async (request: FastifyRequest, { raw }: FastifyReply) => {
    if (!rule) return undefined;
    const subject = subjectOf(request.caller, request.ip);
    const gone = goneSignal(raw);
    const end = await work.beginUpload(subject, gone);
    try {
      const received = await receiveUpload(request, {
        rule,
        bodyLimit,
        properties,
        stage: stageUpload,
        sender: {
          subject,
          gone,
          store: (piece) => work.store(subject, gone, piece),
          log: request.log,
        },
        parse: (bytes) => parse(request, bytes),
      });
      return { ...received, discard: () => received.discard().finally(end) };
    } catch (error) {
      end();
      throw error;
    }
  };

  /** Prepares a call with a turn of heavy reading, but none of the shared connections. */
  const prepare = async (call: PublicCall, subject: string, response: ServerResponse) => {
    if (!registration.prepare) return undefined;
    const end = await work.beginPreparing(subject, response);
    return registration.prepare(call as Call<never, never, never>).finally(end);
  };

  const visibleTo = (answer: Answer, call: PublicCall, request: FastifyRequest): Answer => {
    const strip = strippers.get(answer.status);
    const visible =
      strip && answer.body !== undefined
        ? { ...answer, body: strip(answer.body, call.caller) }
        : answer;
    checkAnswer(visible, request.log);
    return visible;
  };

  /** Answers inside the transaction: an answer that breaks the contract is not committed either. */
  const answerOf = async (call: PublicCall, request: FastifyRequest): Promise<Answer> =>
    visibleTo(await (hasCaller(call) ? onceOnly(call, () => run(call)) : run(call)), call, request);

  const writes = operation.method !== 'GET' && !registration.readOnly;
  // All other answers are JSON.
  const streams = [...operation.contents.values()].some((types) => types.length > 0);
  const serve = async (
    request: FastifyRequest,
    reply: FastifyReply,
    upload: Upload | undefined,
  ): Promise<Answer> => {
    const checked = checkRequest(request as unknown as RawRequest);
    // Rights to what the body names; all others were checked before it was read.
    if (!requireOperationRight(operation.right, checked, request.caller, tables)) {
      throw new Error(`${operation.id}: its x-right is of what no request names`);
    }
    if (operation.body) {
      requireBodyRights(checked.body, operation.body, contract, request.caller);
    }
    let gone: AbortSignal | undefined;
    const subject = subjectOf(request.caller, request.ip);
    const followUps: ((db: Call['db']) => Promise<void>)[] = [];
    const call = (db: Call['db']): PublicCall => ({
      ...checked,
      operation,
      caller: request.caller,
      language: preferredLanguage(request.headers['accept-language']),
      ip: request.ip,
      origin: `${request.protocol}://${request.host}`,
      authorization: request.headers.authorization,
      upload,
      db,
      subject,
      gone: () => (gone ??= goneSignal(reply.raw)),
      afterCommit: (work) => void followUps.push(work),
      newList: (property, megabytes) => newList(property, request.caller, request.log, megabytes),
      note: (error) => request.log.error({ err: error }, 'a part of an answer failed'),
    });
    const needsTransaction = writes && !registration.ownTransaction;
    if (writes && !(await database.hasSpace())) {
      throw problem(503, 'msg_general_disk_full');
    }
    const stored = registration.storedOperators as
      ((call: PublicCall) => Promise<readonly string[]>) | undefined;
    const read = writes
      ? { weight: registration.weight ?? 0, searches: false, share: 1 }
      : readWeight(
          checked,
          registration.weight,
          await stored?.(call(connections.orm)),
          registration.searched,
        );
    const ofKey = registration.turnsBy?.(call(connections.orm) as PublicCall<never, never, never>);
    const room = ofKey === undefined ? subject : `${operation.id} ${subject}`;
    const does = {
      weight: read.weight,
      share: read.share,
      searches: read.searches,
      isPublic,
      key: ofKey && `${room} ${ofKey}`,
      writes,
      gathers: registration.gathers === true,
      streams,
    };
    const early = call(connections.orm);
    // Nothing is laid out or hashed for a call that has been answered.
    const repeated = registration.prepare && hasCaller(early) && (await firstAnswer(early));
    if (repeated) return visibleTo(repeated, early, request);
    const prepared = await prepare(early, subject, reply.raw);
    const end = await work.begin(room, does, reply.raw);
    try {
      const answer = needsTransaction
        ? await inTransaction(connections, async (db) => {
            // An attempt that was repeated has no consequences.
            followUps.length = 0;
            const own = { ...call(db), prepared };
            const written = await answerOf(own, request);
            if (hasCaller(own)) await afterWrite?.(own);
            return written;
          })
        : await withinTime(read, readSeconds, connections, (db) =>
            answerOf({ ...call(db), prepared }, request),
          );
      for (const followUp of followUps) {
        followUp(database.orm).catch((error: unknown) =>
          request.log.error({ err: error }, 'what follows a change failed'),
        );
      }
      return answer;
    } finally {
      end();
    }
  };

  app.route({
    method: operation.method,
    url: routeOf(contract.base, operation.path),
    ...(operation.bodyLimit === undefined ? {} : { bodyLimit: operation.bodyLimit }),
    config: {
      operationId: operation.id,
      largeBody: !isPublic && operation.bodyLimit !== undefined,
    },
    onRequest: async (request) => {
      await passDoor(request, operation, writes ? operation.method : 'GET', parts);
      if (request.caller) registration.admit?.(request.caller);
    },
    handler: async (request, reply) => {
      const received = await receive(request, reply);
      if (received) request.body = received.body;
      try {
        await passDoorAgain(request, operation, reply.elapsedTime, parts);
        return send(reply, await serve(request, reply, received?.upload));
      } finally {
        await received?.discard();
      }
    },
  });
}

/** True except in operations whose right is `public`: others were refused at the door. */
function hasCaller(call: PublicCall): call is Call {
  return call.caller !== undefined;
}

function send(
  reply: FastifyReply,
  { status, headers, body, written, content }: Answer,
): FastifyReply {
  reply.code(status).headers(headers ?? {});
  if (content) {
    if (content.length !== undefined) reply.header('content-length', content.length);
    return reply.type(content.type).send(content.stream);
  }
  if (body === undefined) return reply.send();
  reply.type('application/json; charset=utf-8');
  if (!written) return reply.send(JSON.stringify(body));
  const { stream, length } = written.within(body as object);
  return reply.header('content-length', length).send(stream);
}

function routeOf(base: string, path: string): string {
  return base + path.replace(/\{(\w+)\}/g, ':$1');
}
