import { sampleValue } from '../walk/sample-value';
import type { WalkOperation } from '../walk/contract-document';
import type { WalkRequest } from '../walk/send-sample';
import type { Step } from '../walk/walker';
import { hostileBodies } from './bodies';
import { hostileParameters } from './parameters';
import { hostileQueries } from './queries';
import { contentOf, hostileUploads } from './uploads';

/** Request that costs a careless server much: as large as the contract and HTTP admit, or more. */
export interface HostileRequest {
  operation: WalkOperation;
  /** Kind of the request, the same for many operations. */
  shape: string;
  /** Part of the request that is hostile. */
  where: string;
  /** Path and query. */
  url: () => string;
  headers: Readonly<Record<string, string>>;
  /** Returns what is sent, piece by piece; made when it is sent. */
  pieces: () => Iterable<string | Buffer>;
  /** True if every byte of it is sent in a chunk of its own. */
  inCrumbs?: true;
}

/** Stand-in for a key that no other request has. */
export const NEW_KEY = 'new';

const BASE = '/vario-api';
const JSON_TYPE = 'application/json';
/** Limit of the server itself; contents have their own. */
const BODY_LIMIT = 1024 * 1024;

/**
 * Builds every hostile request to every operation, made from valid ones. Where a parameter names one of many lists,
 * what is sent is tried with the first of them, and what is asked of the database with all.
 */
export function hostileRequests(steps: readonly Step[]): HostileRequest[] {
  return [...new Set(steps.map(({ operation }) => operation))].flatMap((operation) => {
    const [first, ...others] = steps.filter((step) => step.operation === operation);
    if (!first) return [];
    const asks = ({ shape }: HostileRequest) => shape.startsWith('query:');
    return [...requestsTo(first), ...others.flatMap((step) => requestsTo(step).filter(asks))];
  });
}

function requestsTo({ operation, request }: Step): HostileRequest[] {
  const { bodies } = operation;
  const schema = bodies[JSON_TYPE];
  const path = pathOf(operation, request.params);
  const url = () => path + searchOf(queryOf(operation, request));
  const headers = headersOf(operation);
  const valid = () => (schema ? [JSON.stringify(request.body ?? sampleValue(schema))] : []);
  const typed = schema ? { ...headers, 'content-type': JSON_TYPE } : headers;

  return [
    ...[
      ...(schema ? hostileBodies(schema, BODY_LIMIT) : []),
      ...hostileQueries(operation, request),
    ].map(({ shape, where, json }) => ({
      operation,
      shape,
      where,
      url,
      headers: typed,
      pieces: () => [json()],
    })),
    ...(schema ? ['{"x":"', `{"${contentOf(schema)?.field ?? 'x'}":"`] : []).map((open) => ({
      operation,
      shape: 'one byte after the other',
      where: open,
      url,
      headers: typed,
      pieces: () => [open, 'A'.repeat(BODY_LIMIT - 100), '"}'],
      inCrumbs: true as const,
    })),
    ...hostileUploads(operation).map(({ shape, where, type, pieces }) => ({
      operation,
      shape,
      where,
      url,
      headers: { ...headers, 'content-type': type },
      pieces,
    })),
    ...hostileParameters(operation).map((parameter) => ({
      operation,
      shape: parameter.shape,
      where: parameter.where,
      url: () =>
        pathOf(operation, { ...request.params, ...parameter.params }) +
        (parameter.query ? `?${parameter.query()}` : searchOf(queryOf(operation, request))),
      headers: { ...typed, ...parameter.headers },
      pieces: valid,
    })),
  ];
}

function pathOf({ path }: WalkOperation, params: WalkRequest['params']): string {
  const named = (_: string, name: string) => encodeURIComponent(params[name] ?? '');
  return BASE + path.replace(/\{([^}]+)\}/g, named);
}

function queryOf({ parameters }: WalkOperation, { query = {} }: WalkRequest): [string, string][] {
  return parameters
    .filter(({ name, required, in: place }) => place === 'query' && (required || name in query))
    .map(({ name, schema, example }) => [
      name,
      String(query[name] ?? example ?? sampleValue(schema, undefined, name)),
    ]);
}

function searchOf(query: [string, string][]): string {
  return query.length > 0 ? `?${new URLSearchParams(query).toString()}` : '';
}

/** Returns headers by which nothing is removed or overwritten: no record has this version. */
function headersOf({ parameters }: WalkOperation): Record<string, string> {
  const names = parameters.filter((parameter) => parameter.in === 'header').map(({ name }) => name);
  return {
    ...(names.includes('If-Match') ? { 'If-Match': '"0"' } : {}),
    ...(names.includes('Idempotency-Key') ? { 'Idempotency-Key': NEW_KEY } : {}),
  };
}
