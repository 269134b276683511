/**
 * Rights by owner: rows of others need a further one; without `foreign` they do not exist for the caller (architecture
 * §2).
 */
export interface Ownership {
  own: string;
  foreign?: string;
  /** Property that names the owner of a record: a user's id, or the `kuerzel` where it is a text. */
  owner: string;
  /** Rights that apply instead to rows with a value in the property `of`. */
  instead?: { of: string; own: string; foreign?: string };
}

/** The right to read what parameters name: an `x-table` code, or a list's path (`group-key/id`). */
export interface NamedRight {
  of: string;
}

/** One of several rights suffices; the operation itself decides what each allows. */
export interface AnyRight {
  any: readonly string[];
}

/**
 * Right to other people's records; nobody has it for their own, and `message` says why: nobody approves their own
 * request.
 */
export interface OthersRight {
  others: string;
  /** Property that names the owner, as in {@link Ownership}. */
  owner: string;
  message: string;
}

/** An operation's `x-right`: a right's code, `public`, `session`, ownership, others' records alone, one of several, or what a parameter names. */
export type OperationRight = string | Ownership | OthersRight | NamedRight | AnyRight;

/** Condition for hearing of a record: a right and, where ownership counts, its owners before and after a change. */
export interface ReadCondition {
  right: string | Ownership;
  /** Owners, as `owner` of the right names them. */
  owners: readonly unknown[];
}

/** The asking user, as far as ownership is concerned. */
export interface Owner {
  id: number;
  kuerzel: string;
}

/** Reads an `x-right`. Throws, naming the operation, when it has none of the forms. */
export function operationRight(value: unknown, operation: string): OperationRight {
  if (typeof value === 'string' && value !== '') return value;
  const { own, foreign, owner, of, instead, any, others, message, ...more } = (value ??
    {}) as Record<string, unknown>;
  const isText = (text: unknown): text is string => typeof text === 'string' && text !== '';
  const isRight = (right: unknown) => right === undefined || isText(right);
  if (typeof value === 'object' && Object.keys(more).length === 0) {
    const count = Object.keys(value as object).length;
    if (count === 1 && Array.isArray(any) && any.length > 1 && any.every(isText)) return { any };
    if (count === 1 && isText(of)) return { of: of as string };
    if (count === 3 && isText(others) && isText(owner) && isText(message)) {
      return value as OthersRight;
    }
    const other = instead as Record<string, unknown> | undefined;
    const fits = !other || (isText(other.of) && isText(other.own) && isRight(other.foreign));
    const isOther = [of, any, others, message].some((other) => other !== undefined);
    if (isText(own) && isText(owner) && !isOther && isRight(foreign) && fits) {
      return value as Ownership;
    }
  }
  throw new Error(
    `${operation}: x-right ${JSON.stringify(value)} is none of: a right, public, session, ` +
      '{own, foreign, owner, instead: {of, own, foreign}}, {others, owner, message}, ' +
      '{any: [right, right]}, {of: parameter}',
  );
}

/** Codes of all rights that an `x-right` names. */
export function rightsIn(right: OperationRight): string[] {
  if (typeof right === 'string') return [right];
  if ('of' in right) return [];
  if ('any' in right) return [...right.any];
  if ('others' in right) return [right.others];
  const { own, foreign, instead } = right;
  return [own, foreign, instead?.own, instead?.foreign].filter((name) => name !== undefined);
}

/** Rights of which one is needed to call an operation at all: some rows may need others. */
export function ownRights(right: Ownership | OthersRight | AnyRight): readonly string[] {
  if ('any' in right) return right.any;
  if ('others' in right) return [right.others];
  const { own, instead } = right;
  return instead ? [own, instead.own] : [own];
}

/** Returns the ownership rule that applies to one row. */
export function ownershipOfRow(
  right: Ownership,
  record: Readonly<Record<string, unknown>>,
): Ownership {
  const { instead, owner, ...usual } = right;
  if (!instead || record[instead.of] == null) return { ...usual, owner };
  const { own, foreign } = instead;
  return foreign === undefined ? { own, owner } : { own, foreign, owner };
}

/** Tells whether a record belongs to the asking user. */
export function isOwn(
  { owner }: Pick<Ownership, 'owner'>,
  record: Readonly<Record<string, unknown>>,
  { id, kuerzel }: Owner,
): boolean {
  const value = record[owner];
  return typeof value === 'string' ? value === kuerzel : value === id;
}
