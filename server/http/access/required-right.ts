import {
  ownRights,
  type NamedRight,
  type OperationRight,
} from '../../../schemas/contract/operation-right';
import { holds, requireRight, type Caller } from './caller';

/** Source of the rights that the form `{of: parameter}` refers to. */
export interface ReadRights {
  /**
   * Returns the right to read what a name stands for: an `x-table` code or `group-key/id` of a list. Throws 422 or 404.
   */
  rightToRead(name: string): OperationRight;
}

/** Values of a request by place, as far as they have been read. */
export interface NamedValues {
  params?: unknown;
  query?: unknown;
  body?: unknown;
}

/**
 * Throws 403 unless the caller may call an operation at all; the rows are decided where they are read. Returns false
 * when the right depends on a parameter that has not been read yet.
 */
export function requireOperationRight(
  right: OperationRight,
  values: NamedValues,
  caller: Caller | undefined,
  rights: ReadRights,
): boolean {
  if (typeof right === 'string') requireRight(caller, right);
  else if (!('of' in right)) {
    const [own = '', ...others] = ownRights(right);
    if (!others.some((other) => holds(caller, other))) requireRight(caller, own);
  } else {
    const name = nameIn(right, values);
    if (name === undefined) return false;
    return requireOperationRight(rights.rightToRead(name), {}, caller, rights);
  }
  return true;
}

/**
 * Tells whether the caller may call an operation for some rows at least; not for a right that depends on a parameter.
 */
export function mayCall(right: OperationRight | undefined, caller: Caller): boolean {
  if (typeof right === 'string') return holds(caller, right);
  if (right === undefined || 'of' in right) return false;
  return ownRights(right).some((own) => holds(caller, own));
}

/** Parameters that a right depends on. */
export function parametersOf({ of }: NamedRight): string[] {
  return of.split('/');
}

function nameIn(right: NamedRight, { params, query, body }: NamedValues): string | undefined {
  const parts = parametersOf(right).map((parameter) =>
    [params, query, body]
      .map((place) => (place as Record<string, unknown> | null | undefined)?.[parameter])
      .find((value) => typeof value === 'string'),
  );
  return parts.includes(undefined) ? undefined : parts.join('/');
}
