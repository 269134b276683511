import { and, or, type SQL } from 'drizzle-orm';
import { partNumberIn } from '../../../schemas/rules/code-forms';
import { readGs1 } from '../../../schemas/rules/gs1';
import { dialledForms } from '../../../schemas/rules/phone-number';
import { rightToSee } from '../../http/access/property-rights';
import type { Resource } from '../model/resource';
import { matchesFolded } from './matches-folded';
import type { TextRoom } from './text-room';

/**
 * Builds the condition of a list's `suche` parameter: every word must occur in one of the fields that the list's
 * `x-search` names, or the digits of a telephone number, however it is typed, or what a GS1 code means there. The
 * table's column `suche` holds them folded and indexed.
 */
export function searchCondition(
  suche: string | undefined,
  resource: Resource,
  room: TextRoom,
): SQL | undefined {
  const words = (suche ?? '').split(/\s+/).filter(Boolean);
  const { suche: text } = resource.columns;
  if (words.length === 0 || !text) return undefined;
  return or(
    and(...words.map((word) => matchesFolded(text, word, { where: 'contains', room }))),
    ...[...dialledForms(suche ?? ''), ...meantBy(suche ?? '', resource)].map((part) =>
      matchesFolded(text, part, { where: 'contains', room }),
    ),
  );
}

/** Meaning of a GS1 code: the number of a part, where the list is searched by such, else its article number. */
function meantBy(suche: string, { searched, properties }: Resource): string[] {
  const gtin = readGs1(suche)?.gtin;
  const parts = [...searched].flatMap(
    (name) => partNumberIn(suche, properties[name]?.['x-scanned']) ?? [],
  );
  // With or without the zeros that lengths of article numbers differ by.
  return parts.length > 0 || !gtin ? parts : [gtin.replace(/^0+/, '')];
}

/** Throws, naming it, when an `x-search` names no property or one that not everybody may see, or no column holds it. */
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
