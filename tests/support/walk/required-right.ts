import { operationAt, productContract, resolved, rowsOfList } from './contract-document';
import type { WalkContract, WalkOperation } from './contract-document';
import type { WalkRequest } from './send-sample';

/** Right that a caller must hold to be let in; `own` and `foreign` differ where ownership counts. */
export interface RequiredRight {
  kind: 'public' | 'session' | 'right';
  right: string;
  /** Rights of which any one will do instead. */
  others?: readonly string[];
  /** Right for records of others; undefined where the owner does not count. */
  foreign?: string;
  /** Property that names the owner. */
  owner?: string;
}

/** Returns the right that an operation asks of a request, by the contract's words (architecture §2). */
export function requiredRight(
  operation: WalkOperation,
  request: WalkRequest,
  contract = productContract,
): RequiredRight {
  return read(operation.right, operation, request, contract);
}

function read(
  right: unknown,
  operation: WalkOperation,
  request: WalkRequest,
  contract: WalkContract,
): RequiredRight {
  if (right === 'public' || right === 'session') return { kind: right, right };
  if (typeof right === 'string') return { kind: 'right', right };
  const form = right as {
    own?: string;
    foreign?: string;
    owner?: string;
    of?: string;
    any?: readonly string[];
    others?: string;
  };
  if (form.others !== undefined) return { kind: 'right', right: form.others };
  if (form.any) {
    const [first = '', ...others] = form.any;
    return { kind: 'right', right: first, others };
  }
  if (form.own !== undefined) {
    return {
      ...read(form.own, operation, request, contract),
      foreign: form.foreign,
      owner: form.owner,
    };
  }
  if (form.of === undefined) throw new Error(`${operation.id}: unknown x-right`);
  const name = form.of
    .split('/')
    .map((parameter) => valueOf(parameter, request))
    .join('/');
  return read(rightToRead(name, operation, contract), operation, request, contract);
}

function valueOf(parameter: string, { params, query = {}, body }: WalkRequest): string {
  const value =
    params[parameter] ?? query[parameter] ?? (body as Record<string, unknown>)?.[parameter];
  return String(value);
}

/** Returns the right to read an `x-table` code or a list's path. */
function rightToRead(name: string, { id }: WalkOperation, contract: WalkContract): unknown {
  const list = name.includes('/')
    ? operationAt('GET', `/${name}`, contract)
    : contract.operations.find((operation) => {
        const rows = rowsOfList(operation);
        return rows !== undefined && resolved(rows)['x-table'] === name;
      });
  if (!list) throw new Error(`${id}: nothing in the contract is called «${name}»`);
  return list.right;
}

/** Lists every `x-table` code whose records a list of the contract shows. */
export function tableCodes({ operations, schemas }: WalkContract): string[] {
  const listed = operations.flatMap((operation) => {
    const rows = rowsOfList(operation);
    return rows ? [resolved(rows)] : [];
  });
  return Object.values(schemas).flatMap((schema) =>
    schema['x-table'] !== undefined && listed.includes(schema) ? [schema['x-table']] : [],
  );
}

/** Lists every `group-key/id` that names a list. */
export function listNames({ operations }: WalkContract): string[] {
  return operations
    .filter(
      ({ path, right, ...operation }) =>
        /^\/[\w-]+\/[\w-]+$/.test(path) &&
        // Rows whose right depends on a parameter cannot be named by another operation.
        (right as { of?: string }).of === undefined &&
        rowsOfList({ path, right, ...operation }),
    )
    .map(({ path }) => path.slice(1));
}
