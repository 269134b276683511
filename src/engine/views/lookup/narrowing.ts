import type { Lookup } from '../../../../schemas/define';
import type { Condition } from '../../../../schemas/rules/filter-grammar';
import type { Field, Fields } from '../../fields/field';

/** Field that a choice is narrowed by. */
export interface NarrowedField {
  field: Field;
  /** Values that choosing begins with. */
  starts: readonly string[];
  isOffered: (value: string) => boolean;
}

/** Field → values, one of which the record has; no values: whatever it holds. */
export type Narrowing = Readonly<Record<string, readonly string[]>>;

/** Returns the fields that a lookup narrows its records by: those that the list filters by and the user may see. */
export function narrowedFields(
  { narrow = {} }: Pick<Lookup, 'narrow'>,
  fields: Fields,
  can: (right: string) => boolean,
): NarrowedField[] {
  return Object.entries(narrow).flatMap(([name, narrowed]) => {
    const field = fields[name];
    if (!field || !narrowed || field.unfiltered || (field.right && !can(field.right))) return [];
    const { starts, offers } = isList(narrowed)
      ? { starts: narrowed, offers: undefined }
      : narrowed;
    const isOffered = (value: string) => offers?.some((start) => value.startsWith(start)) ?? true;
    return [{ field, starts, isOffered }];
  });
}

/** Returns the values that choosing a record begins with. */
export function startOf(narrowed: readonly NarrowedField[]): Narrowing {
  return Object.fromEntries(narrowed.map(({ field, starts }) => [field.name, starts]));
}

/** Builds the conditions of the server's filter. */
export function narrowedBy(narrowing: Narrowing): Condition[] {
  return Object.entries(narrowing).flatMap(([field, values]) =>
    values.length === 0 ? [] : [{ field, operator: 'in', values }],
  );
}

const isList = <One, Other>(either: readonly One[] | Other): either is readonly One[] =>
  Array.isArray(either);
