import type { Field } from '../fields/field';
import type { FieldGroup } from './field-group';

export interface FieldsTogether {
  group: FieldGroup;
  /** Fields by role. */
  parts: Readonly<Record<string, Field>>;
  /** Fields in the order in which they were declared. */
  fields: readonly Field[];
}

export type ReadItem = Field | FieldsTogether;

export function isTogether(item: ReadItem): item is FieldsTogether {
  return 'group' in item;
}

/**
 * Joins fields that belong together into one, at the place of the first. A role is taken once: a second address in the
 * same section stays as it is.
 */
export function readTogether(
  fields: readonly Field[],
  groups: readonly FieldGroup[],
): readonly ReadItem[] {
  const taken = new Map<Field, FieldsTogether>();
  for (const group of groups) {
    const parts = partsOf(group, fields);
    const own = fields.filter((field) => Object.values(parts).includes(field));
    if (own.length < 2 || group.needs.some((role) => !parts[role])) continue;
    const together = { group, parts, fields: own };
    own.forEach((field) => taken.set(field, together));
  }
  return [...new Set(fields.map((field) => taken.get(field) ?? field))];
}

interface LinePart {
  role: string;
  field: Field;
}

/** Returns the fields line by line as they are edited, without missing ones. */
export function linesOf({ group, parts }: FieldsTogether): readonly (readonly LinePart[])[] {
  return group.lines
    .map((roles) =>
      roles.flatMap((role) => {
        const field = parts[role];
        return field ? [{ role, field }] : [];
      }),
    )
    .filter((line) => line.length > 0);
}

/** Returns the parts by role: for each the first field that has it. */
export function partsOf(group: FieldGroup, fields: readonly Field[]): Record<string, Field> {
  return Object.fromEntries(
    Object.entries(group.roles).flatMap(([role, isIt]) => {
      const field = fields.find(isIt);
      return field ? [[role, field]] : [];
    }),
  );
}
