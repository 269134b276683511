import { bodyReference } from '../../../schemas/contract/tables';
import { requireBodyRights } from '../access/property-rights';
import { requireOperationRight, type ReadRights } from '../access/required-right';
import type { Contract, Operation } from '../contract/contract';
import {
  createRequestCheck,
  type CheckedRequest,
  type RawRequest,
} from '../validation/request-check';
import { createCompiler } from '../validation/validator';
import type { Answer, Call, Registration } from './call';

/** Request of an operation inside another one. */
export interface InnerRequest {
  params: Readonly<Record<string, string>>;
  headers?: Readonly<Record<string, string>>;
  /** Record itself, also where the contract wraps it in `data`. */
  body?: unknown;
  /** Data that `prepareCall` has prepared for it. */
  prepared?: unknown;
}

/** Operation with the function that runs it. */
export interface Runnable {
  operation: Operation;
  registration: Registration;
}

/** Runs an operation inside a call: checked and permitted as if its caller had called it, in its transaction. */
export type InnerCall = (runnable: Runnable, request: InnerRequest, call: Call) => Promise<Answer>;

/**
 * Prepares what an inner call needs that takes long (`Registration.prepare`), before the transaction in which it is
 * made.
 */
export type PrepareCall = (
  runnable: Runnable,
  request: InnerRequest,
  call: Call,
) => Promise<unknown>;

/** Makes inner calls of the contract's operations. */
export function innerCalls(
  contract: Contract,
  rights: ReadRights,
): { innerCall: InnerCall; prepareCall: PrepareCall } {
  const compile = createCompiler(contract, { defaults: true });
  const checks = new Map<Operation, (request: RawRequest) => CheckedRequest>();
  const checkOf = (operation: Operation) => {
    const known = checks.get(operation) ?? createRequestCheck(operation, contract, compile);
    checks.set(operation, known);
    return known;
  };
  const innerOf = (
    { operation }: Runnable,
    { params, headers = {}, body, prepared }: InnerRequest,
    call: Call,
  ): Call => {
    const { caller } = call;
    const checked = checkOf(operation)({
      params,
      query: {},
      headers: lowerCase(headers),
      body: wrapped(operation, body),
    });
    requireOperationRight(operation.right, checked, caller, rights);
    if (operation.body) requireBodyRights(checked.body, operation.body, contract, caller);
    return { ...call, ...checked, operation, upload: undefined, prepared };
  };
  return {
    innerCall: async (runnable, request, call) =>
      runnable.registration.run(innerOf(runnable, request, call) as Call<never, never, never>),
    prepareCall: async (runnable, request, call) =>
      runnable.registration.prepare?.(
        innerOf(runnable, request, call) as Call<never, never, never>,
      ),
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
