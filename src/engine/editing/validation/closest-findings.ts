import type { ValidationProblem } from '../../application/registry';
import type { Fields } from '../../fields/field';
import { fieldAt, pathName, valueAt, type FieldPath } from '../../fields/field-at';
import { alternativesOf } from '../../fields/alternatives-of';

export interface Findings {
  path: FieldPath;
  found: readonly ValidationProblem[];
}

/** Keywords that only say that something inside is wrong. */
const summary = new Set(['type', 'anyOf', 'oneOf', 'additionalProperties']);

/**
 * Keeps the findings that help: a validator says of each alternative why the value is none, and of an object that
 * something inside is wrong. Of alternatives the one stays that has most of what was entered, and not the objects
 * around it.
 */
export function closestFindings(
  findings: readonly Findings[],
  values: unknown,
  fields: Fields,
): Findings[] {
  const meant = findings.filter(({ path }) =>
    path.every((step, index) => {
      const around = path.slice(0, index);
      const field = fieldAt(fields, around);
      const all =
        field && !field.property.items ? alternativesOf(field.property, field.partSchemas) : [];
      return all.length === 0 || closest(all, valueAt(values, around)).includes(String(step));
    }),
  );
  return meant.flatMap(({ path, found }) => {
    const start = `${pathName(path)}.`;
    const isInside = meant.some(
      (other) => `${pathName(other.path)}.`.startsWith(start) && other.path.length > path.length,
    );
    const own = isInside ? found.filter(({ keyword }) => !summary.has(keyword)) : found;
    return own.length > 0 ? [{ path, found: own }] : [];
  });
}

function closest(all: readonly string[][], value: unknown): readonly string[] {
  const entered = Object.keys(value ?? {});
  const known = (names: readonly string[]) => entered.filter((name) => names.includes(name)).length;
  return [...all].sort((one, other) => known(other) - known(one))[0] ?? [];
}
