import { rightsIn } from '../../../schemas/contract/operation-right';
import { dutyNames } from '../access/duties';
import { parametersOf } from '../access/required-right';
import type { Contract, Operation } from '../contract/contract';
import type { Handlers } from './call';

/**
 * Throws, naming it, for an operation without handler, with the id of another one or with a right that cannot be
 * enforced, for a public one whose handler is not, for one that answers a paper which it lays out while it holds what
 * others wait for, for a property with an unknown right and for a handler without operation.
 */
export function checkOperations(contract: Contract, handlers: Handlers): void {
  const known = new Set(['public', 'session', ...contract.tables.rightNames]);
  const paths = new Map<string, string>();
  for (const operation of contract.operations) {
    const { id, method, path, right } = operation;
    const other = paths.get(id);
    if (other) throw new Error(`${method} ${path}: ${other} has the operationId «${id}» too`);
    paths.set(id, `${method} ${path}`);
    if (!handlers[id]) throw new Error(`${method} ${path}: no handler is registered for «${id}»`);
    if (right === 'public') checkPublic(operation, handlers);
    if (isPaper(operation) && !handlers[id].prepare) {
      throw new Error(`${method} ${path} answers a paper: it takes a preparedHandler`);
    }
    for (const name of rightsIn(right)) {
      if (!known.has(name)) throw new Error(`${method} ${path}: right «${name}» ${unknown}`);
    }
    for (const name of operation.despite) {
      if (!dutyNames.has(name))
        throw new Error(`${method} ${path}: x-despite «${name}» is no duty`);
    }
    if (typeof right === 'object' && 'of' in right) {
      const declared = requiredNames(operation, contract);
      for (const parameter of parametersOf(right)) {
        if (declared.has(parameter)) continue;
        throw new Error(`${method} ${path}: x-right is of «${parameter}», no required parameter`);
      }
    }
  }
  checkProperties(contract, known);
  const ids = new Set(contract.operations.map(({ id }) => id));
  for (const id of Object.keys(handlers)) {
    if (!ids.has(id)) throw new Error(`Handler «${id}» belongs to no operation of the contract`);
  }
}

const isPaper = ({ contents }: Operation): boolean =>
  [...contents.values()].some((types) => types.includes('application/pdf'));

/** Refuses a public operation that needs a caller: there is none whose scope or keys it could ask for. */
function checkPublic({ id, method, path, parameters }: Operation, handlers: Handlers): void {
  const about = `${method} ${path} is public`;
  if (!handlers[id]?.isPublic) throw new Error(`${about}, but its handler counts on a caller`);
  if (parameters.some(({ name }) => name === 'Idempotency-Key')) {
    throw new Error(`${about}: without a caller it can have no Idempotency-Key`);
  }
}

const unknown = "is not in the contract's schema Right";

/** Names that an `{of: …}` may use: only values that every request carries can guard it. */
function requiredNames({ parameters, body }: Operation, contract: Contract): Set<string> {
  const required = parameters.filter((parameter) => parameter.required).map(({ name }) => name);
  return new Set([...required, ...((body && contract.resolve(body).required) ?? [])]);
}

function checkProperties({ schemas }: Contract, known: ReadonlySet<string>): void {
  for (const [schema, { properties = {} }] of Object.entries(schemas)) {
    for (const [name, { 'x-right': right }] of Object.entries(properties)) {
      const needed = typeof right === 'object' ? right.change : right;
      if (needed === undefined || known.has(needed)) continue;
      throw new Error(`${schema}.${name}: right «${needed}» ${unknown}`);
    }
  }
}
