import { and, or, sql, type SQL } from 'drizzle-orm';
import { dialledForms } from '../../../schemas/rules/phone-number';
import { rightToSee } from '../../http/access/property-rights';
import type { Resource } from '../model/resource';
import { matchesFolded } from './matches-folded';
import type { TextRoom } from './text-room';

/**
 * The condition of a list's `suche` parameter: every word must occur in one of the fields that the
 * list's `x-search` names, or the digits of a telephone number, however it is typed. The table's column `suche` holds them folded and indexed.
 */
export function searchCondition(
  suche: string | undefined,
  { columns }: Resource,
  room: TextRoom,
): SQL | undefined {
  const words = (suche ?? '').split(/\s+/).filter(Boolean);
  const { suche: text } = columns;
  if (words.length === 0 || !text) return undefined;
  return or(
    and(...words.map((word) => matchesFolded(text, word, { where: 'contains', room }))),
    ...dialledForms(suche ?? '').map((digits) => sql`${text} like ${`%${digits}%`}`),
  );
}

/** Throws, naming it, when an `x-search` names what is no property or not for everybody to see, or no column holds it. */
export function checkSearchFields(fields: readonly string[], resource: Resource): void {
  if (fields.length > 0 && !resource.columns.suche) {
    throw new Error(`${resource.schema}: x-search needs a column «suche»`);
  }
  for (const field of fields) {
    const property = resource.properties[field];
    if (!property) throw new Error(`${resource.schema}: x-search names «${field}», no property`);
    if (rightToSee(property) === undefined) continue;
    throw new Error(`${resource.schema}: x-search names «${field}», which needs a right to see`);
  }
}
