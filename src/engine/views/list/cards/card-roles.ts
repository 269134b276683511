import type { AnyRecord } from '../../../../api/dialect';
import type { Field } from '../../../fields/field';
import { isPart } from '../../../groups/field-part';
import type { Place } from '../../../screens/place';
import { summaryOf, type Summary } from '../../../screens/summary';
import type { CardRole, GridColumn } from '../rows/grid-column';
import { dueCell, dueMark, type DueTexts } from './due';

/**
 * Returns the fields of a card by role: the summary's, and columns that the user added to those of the definition.
 * Contacts are buttons, the first of each kind.
 */
export function cardRoles(
  summary: Summary & { lead?: readonly Field[] },
  columns: { declared: readonly string[]; shown: readonly string[]; available: readonly string[] },
  fields: Readonly<Record<string, Field>>,
): ReadonlyMap<string, CardRole> {
  const roles = new Map<string, CardRole>();
  const add = (role: CardRole, some: readonly (Field | undefined)[]) => {
    for (const field of some) {
      if (!field || roles.has(field.name) || !columns.available.includes(field.name)) continue;
      roles.set(field.name, isContact(field) ? 'contact' : role);
    }
  };
  const { lead = [], subtitle, status, figure, facts } = summary;
  add('lead', lead);
  add('subtitle', subtitle);
  add('figure', [figure]);
  add('status', status);
  add('fact', facts);
  const known = [...columns.declared, ...roles.keys()];
  add(
    'added',
    columns.shown.filter((name) => !known.includes(name)).map((name) => fields[name]),
  );
  const kinds = new Set<string>();
  for (const [name, role] of roles) {
    const kind = fields[name]?.type.name ?? '';
    if (role === 'contact' && kinds.has(kind)) roles.delete(name);
    if (role === 'contact') kinds.add(kind);
  }
  return roles;
}

function isContact({ type }: Field): boolean {
  return type.link?.isContact === true;
}

/** Returns the card's fields for the records of a screen. */
export function cardRolesOf(
  place: Place,
  shown: readonly GridColumn[],
  available: readonly string[],
): ReadonlyMap<string, CardRole> {
  const { definition, fields } = place;
  const columns = {
    declared: definition.columns.map(({ field }) => field),
    shown: shown.map(({ field }) => field.name),
    available,
  };
  return cardRoles(withLead(place, summaryOf(place)), columns, fields);
}

/** Puts the name first where records have both number and name, and the number first below it. */
export function withLead({ title, fields }: Pick<Place, 'title' | 'fields'>, summary: Summary) {
  const named = title.flatMap((name) => fields[name] ?? []);
  const numbers = named.filter(({ property }) => property['x-unique']);
  const lead = named.filter((field) => !numbers.includes(field));
  if (numbers.length === 0 || lead.length === 0) return summary;
  return { ...summary, lead, subtitle: [...numbers, ...summary.subtitle] };
}

const isPostalCode = isPart('postal-code');

export function asCard(
  columns: readonly GridColumn[],
  roles: ReadonlyMap<string, CardRole>,
  texts: DueTexts,
): readonly GridColumn[] {
  return columns.map((column, index) => {
    const before = columns[index - 1];
    const role = roles.get(column.field.name);
    return {
      ...column,
      ...(role && { role }),
      ...(column.field.metadata.due && {
        markOf: (record: AnyRecord) => dueMark(column.field, record, texts),
        cell: dueCell,
      }),
      ...(before && isPostalCode(before.field) && { isJoined: true }),
    };
  });
}
