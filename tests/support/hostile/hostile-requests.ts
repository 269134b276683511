import { randomUUID } from 'node:crypto';
import { sampleValue } from '../walk/sample-value';
import type { WalkOperation } from '../walk/contract-document';
import type { WalkRequest } from '../walk/send-sample';
import type { Step } from '../walk/walker';
import { hostileBodies } from './bodies';
import { hostileParameters } from './parameters';
import { hostileUploads } from './uploads';

/** A request that costs a careless server much: as large as the contract and HTTP admit, or more. */
export interface HostileRequest {
  operation: WalkOperation;
  /** Its kind, the same for many operations. */
  shape: string;
  /** Where in the request it is hostile. */
  where: string;
  /** Path and query. */
  url: string;
  headers: Readonly<Record<string, string>>;
  /** What is sent, piece by piece; made when it is sent. */
  pieces: () => Iterable<string | Buffer>;
}

const BASE = '/vario-api';
const JSON_TYPE = 'application/json';
/** The server's own limit; contents have their own. */
const BODY_LIMIT = 1024 * 1024;

/** Every hostile request to an operation, made from one that is valid. */
export function hostileRequests({ operation, request }: Step): HostileRequest[] {
  const { bodies } = operation;
  const schema = bodies[JSON_TYPE];
  const path = pathOf(operation, request.params);
  const url = path + searchOf(queryOf(operation, request));
  const headers = headersOf(operation);
  const valid = () => (schema ? [JSON.stringify(request.body ?? sampleValue(schema))] : []);
  const typed = schema ? { ...headers, 'content-type': JSON_TYPE } : headers;

  return [
    ...(schema ? hostileBodies(schema, BODY_LIMIT) : []).map(({ shape, where, json }) => ({
      operation,
      shape,
      where,
      url,
      headers: typed,
      pieces: () => [json()],
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
      url:
        pathOf(operation, { ...request.params, ...parameter.params }) +
        (parameter.query === undefined
          ? searchOf(queryOf(operation, request))
          : `?${parameter.query}`),
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

/** Nothing is removed or overwritten: no record has this version. */
function headersOf({ parameters }: WalkOperation): Record<string, string> {
  const names = parameters.filter((parameter) => parameter.in === 'header').map(({ name }) => name);
  return {
    ...(names.includes('If-Match') ? { 'If-Match': '"0"' } : {}),
    ...(names.includes('Idempotency-Key') ? { 'Idempotency-Key': randomUUID() } : {}),
  };
}
