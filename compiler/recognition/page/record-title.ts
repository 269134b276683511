import type { FlatSchema } from '../schemas/flat-schema';
import { firstNamed } from '../resources/names';
import { shownBy } from '../schemas/shown-by';

const given = ['first_name', 'given_name', 'forename', 'vorname'];
const family = ['last_name', 'family_name', 'surname', 'nachname'];

/**
 * Returns the fields that a record is called by: those of the contract (`x-title`), a person's names, what reads like a
 * title, else what names it.
 */
export function recordTitle(row: FlatSchema, id: string): string[] {
  const said = row['x-title']?.filter((name) => name in (row.properties ?? {}));
  if (said && said.length > 0) return said;
  const names = Object.keys(row.properties ?? {});
  const title = shownBy(row.properties ?? {}, { merged: (schema) => schema });
  const person = [given, family].map((one) => firstNamed(names, one));
  const isNamed = title !== undefined && /^(title|name|display|full)/i.test(title[0] ?? '');
  if (!isNamed && person.every((one) => one !== undefined)) return person as string[];
  return title ?? [id];
}

/**
 * Returns what else matters: what it is in a few words, its state, and two figures or days; undefined where it has
 * none.
 */
export function recordSummary(row: FlatSchema, title: readonly string[]) {
  const fields = Object.entries(row.properties ?? {}).filter(([name]) => !title.includes(name));
  const names = fields.map(([name]) => name);
  const status = fields
    .filter(([name, { enum: values }]) => values && /(^|_)(status|state|stage|phase)$/i.test(name))
    .map(([name]) => name);
  const subtitle = firstNamed(names, ['type', 'kind', 'category', 'company', 'city', 'email']);
  const isValue = (name: string) => {
    const { type } = row.properties?.[name] ?? {};
    return ![type].flat().some((one) => one === 'object' || one === 'array');
  };
  const facts = fields
    .filter(([, { format }]) =>
      ['date', 'date-time', 'email', 'phone', 'money'].includes(format ?? ''),
    )
    .map(([name]) => name)
    .filter((name) => name !== subtitle && !/^(updated|modified|changed|deleted)/i.test(name))
    .slice(0, 2);
  const found = {
    ...(subtitle !== undefined && isValue(subtitle) && { subtitle: [subtitle] }),
    ...(status.length > 0 && { status: status.slice(0, 1) }),
    ...(facts.length > 0 && { facts }),
  };
  return Object.keys(found).length === 0 ? undefined : found;
}
