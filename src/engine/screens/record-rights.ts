import type { Engine } from '../application/context';
import type { AnyRecord } from '../define/definition';
import type { Field } from '../fields/field';
import type { ScreenEntry } from '../application/registry';
import type { Place } from './place';

interface RecordRights {
  see: boolean;
  create: boolean;
  change: boolean;
  remove: boolean;
}

/** Returns the rights on a record: the operations' first, then the definition's predicates. */
export function recordRights(
  { definition }: Place,
  record: AnyRecord | undefined,
  { can, me }: Engine,
): RecordRights {
  const { record: path, create } = definition.api;
  return {
    see: can(`GET ${path}`),
    create: can(`POST ${create}`),
    change:
      can(`PATCH ${path}`, record) &&
      (!record || (definition.editableWhen?.(record, me, can) ?? true)),
    remove:
      can(`DELETE ${path}`, record) &&
      (!record || (definition.removableWhen?.(record, me, can) ?? true)),
  };
}

/** Tells whether a field is editable: by the contract first, then by the property's right. */
export function isEditable(
  field: Field | undefined,
  can: Engine['can'],
  { isNew }: { isNew: boolean },
): boolean {
  if (!field || field.readOnly || (field.createOnly && !isNew)) return false;
  return field.rightToChange === undefined || can(field.rightToChange);
}

/** Tells whether a screen may be opened; one of the calls that fill it is enough. */
export function mayOpen({ calls }: Pick<ScreenEntry, 'calls'>, can: Engine['can']): boolean {
  return calls.some((call) => can(call));
}

/** New records of a screen that stands alone are sent where its list is read. */
export function mayCreateOn({ calls }: Pick<ScreenEntry, 'calls'>, can: Engine['can']): boolean {
  return calls.some((list) => can(list.replace(/^GET /, 'POST ')));
}
