import type { Engine } from '../application/context';
import type { AnyRecord, TabDefinition } from '../define/definition';
import { isShown } from '../fields/fields-of-record';
import type { Place } from './place';
import { isEditable } from './record-rights';
import { tabTypeOf } from './tab-type';

/** Tells whether the user can change anything of a stored record in this tab: a field, or its rows. */
export function isTabEditable(
  tab: TabDefinition,
  { fields }: Pick<Place, 'fields'>,
  record: AnyRecord,
  { can, me, registry }: Pick<Engine, 'can' | 'me' | 'registry'>,
): boolean {
  const type = tabTypeOf(registry, tab);
  const mayChange = (name: string) => {
    const field = fields[name];
    return (
      field !== undefined && isEditable(field, can, { isNew: false }) && isShown(field, record, can)
    );
  };
  const sections = (type.sections?.(tab) ?? []).filter(({ when }) => when?.(record, me) ?? true);
  if (sections.some((section) => section.fields.some(mayChange))) return true;
  const rows = type.rows?.(tab);
  if (!rows) return false;
  if (rows.property !== undefined) return mayChange(rows.property);
  return (
    can(`POST ${rows.api.create}`) ||
    can(`PATCH ${rows.api.record}`) ||
    can(`DELETE ${rows.api.record}`)
  );
}
