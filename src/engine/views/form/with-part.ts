import type { AnyRecord } from '../../define/definition';
import type { Field, Fields } from '../../fields/field';
import { pathOf, type FieldPath } from '../../fields/field-at';

/** Turns what widgets reported under the names of their places into changes of the record's own fields. */
export function withParts(fields: Fields, record: AnyRecord, reported: AnyRecord): AnyRecord {
  const changes: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(reported)) {
    const [root = name, ...rest] = pathOf(name, fields);
    const field = fields[root];
    const before = root in changes ? changes[root] : record[root];
    changes[root] = field ? withPart(before, rest, value, field) : value;
  }
  return changes;
}

/**
 * Sets a part; returns the same value when nothing differs. Emptied optional parts and objects go: the contract knows
 * no empty ones.
 */
function withPart(
  value: unknown,
  [step, ...rest]: FieldPath,
  next: unknown,
  field: Field,
): unknown {
  if (step === undefined) {
    const isNothing = field.parts && isRecord(next) && Object.keys(next).length === 0;
    return isNothing && !field.required ? null : next;
  }
  if (typeof step === 'number') {
    const list: readonly unknown[] = Array.isArray(value) ? value : [];
    const item = field.item?.();
    const changed = item
      ? withPart(list[step], rest, next, item)
      : (withPart(list[step], rest, next, { ...field, required: true }) ?? {});
    return changed === list[step] ? value : list.map((one, at) => (at === step ? changed : one));
  }
  const part = field.parts?.()[step];
  if (!part) return value;
  const { [step]: before = null, ...others } = isRecord(value) ? value : {};
  const changed = withPart(before, rest, next, part) ?? null;
  if (changed === before) return value;
  const after = changed === null && !isNullable(part) ? others : { ...others, [step]: changed };
  const isLeft = Object.values(after).some((one) => one !== null);
  return isLeft || field.required ? after : null;
}

function isNullable({ property }: Field): boolean {
  return [property.type].flat().includes('null');
}

function isRecord(value: unknown): value is AnyRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
