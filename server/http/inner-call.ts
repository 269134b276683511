import { bodyReference } from '../../schemas/contract/tables';
import { callerOf, type Answer, type Call, type Registration } from './call';
import type { Contract, Operation } from './contract';
import { requireBodyRights } from './property-rights';
import { createRequestCheck, type CheckedRequest, type RawRequest } from './request-check';
import { requireOperationRight, type ReadRights } from './required-right';
import { createCompiler } from './validator';

/** What an operation is called with inside another one. */
export interface InnerRequest {
  params: Readonly<Record<string, string>>;
  headers?: Readonly<Record<string, string>>;
  /** The record itself, also where the contract wraps it in `data`. */
  body?: unknown;
}

/** Runs an operation inside a call: checked and permitted as if its caller had called it, in its transaction. */
export type InnerCall = (
  operation: Operation,
  registration: Registration,
  request: InnerRequest,
  call: Call,
) => Promise<Answer>;

/** Makes inner calls of the contract's operations. */
export function innerCalls(contract: Contract, rights: ReadRights): InnerCall {
  const compile = createCompiler(contract, { defaults: true });
  const checks = new Map<Operation, (request: RawRequest) => CheckedRequest>();
  const checkOf = (operation: Operation) => {
    const known = checks.get(operation) ?? createRequestCheck(operation, contract, compile);
    checks.set(operation, known);
    return known;
  };
  return async (operation, { run, prepare }, { params, headers = {}, body }, call) => {
    const caller = callerOf(call);
    const checked = checkOf(operation)({
      params,
      query: {},
      headers: lowerCase(headers),
      body: wrapped(operation, body),
    });
    requireOperationRight(operation.right, checked, caller, rights);
    if (operation.body) requireBodyRights(checked.body, operation.body, contract, caller);
    const inner: Call = { ...call, ...checked, operation, upload: undefined };
    if (prepare) inner.prepared = await prepare(inner as Call<never, never, never>);
    return (run as (inner: Call) => Promise<Answer>)(inner);
  };
}

function wrapped({ body: schema }: Operation, body: unknown): unknown {
  const reference = bodyReference(schema);
  return reference && reference !== schema ? { data: body } : body;
}

function lowerCase(headers: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]),
  );
}
