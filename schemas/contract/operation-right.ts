/** Rows of others need a further right; without `foreign` they do not exist for the caller (architecture §2). */
export interface Ownership {
  own: string;
  foreign?: string;
  /** Property that says whose a record is: a user's id, or the `kuerzel` where it is a text. */
  owner: string;
}

/** The right to read what parameters name: an `x-table` code, or a list's path (`group-key/id`). */
export interface NamedRight {
  of: string;
}

/** An operation's `x-right`: a right's code, `public`, `session`, ownership, or what a parameter names. */
export type OperationRight = string | Ownership | NamedRight;

/** Who asks, as far as ownership is concerned. */
export interface Owner {
  id: number;
  kuerzel: string;
}

/** Reads an `x-right`. Throws, naming the operation, when it has none of the forms. */
export function operationRight(value: unknown, operation: string): OperationRight {
  if (typeof value === 'string' && value !== '') return value;
  const { own, foreign, owner, of, ...others } = (value ?? {}) as Record<string, unknown>;
  const isText = (text: unknown) => typeof text === 'string' && text !== '';
  if (typeof value === 'object' && Object.keys(others).length === 0) {
    if (isText(of) && own === undefined && foreign === undefined && owner === undefined) {
      return { of: of as string };
    }
    if (isText(own) && isText(owner) && of === undefined && (!foreign || isText(foreign))) {
      return value as Ownership;
    }
  }
  throw new Error(
    `${operation}: x-right ${JSON.stringify(value)} is none of: a right, public, session, ` +
      '{own, foreign, owner}, {of: parameter}',
  );
}

/** Every right's code that an `x-right` names. */
export function rightsIn(right: OperationRight): string[] {
  if (typeof right === 'string') return [right];
  if ('of' in right) return [];
  return right.foreign === undefined ? [right.own] : [right.own, right.foreign];
}

/** Whether a record is its asker's own. */
export function isOwn(
  { owner }: Ownership,
  record: Readonly<Record<string, unknown>>,
  { id, kuerzel }: Owner,
): boolean {
  const value = record[owner];
  return typeof value === 'string' ? value === kuerzel : value === id;
}
