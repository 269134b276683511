import type { Lookup } from '../../../../schemas/define';
import { textOfFilter } from '../../../../schemas/rules/filter-grammar';
import { readRows } from '../../../api/rows';
import { unaccent } from '../../fields/unaccent';
import { shortestSearch } from '../lists/list-source';
import type { Place } from '../../screens/place';
import { offeredRows, referenceOf } from './reference';

const MOST = 50;
/** Length of the longest search text (3-decisions 3.1). */
const LONGEST = 100;

/**
 * Returns the value of the record with this title or title field; undefined for none or several. Throws if the call
 * does.
 */
export async function referenceNamed(
  lookup: Lookup,
  place: Place,
  text: string,
): Promise<string | number | undefined> {
  const wanted = text.trim();
  const [titleField] = place.title;
  if (wanted === '' || wanted.length > LONGEST || titleField === undefined) return undefined;
  const { filter, order } = offeredRows(lookup);
  const exact = textOfFilter([{ field: titleField, operator: '=', values: [wanted] }]);
  // A text too short to search for can still be a whole name.
  const isShort = wanted.length < shortestSearch;
  const asked = isShort
    ? { filter: [filter, exact].filter(Boolean).join(',') }
    : { filter, search: wanted };
  const { rows } = await readRows(lookup.path, { ...asked, order, limit: MOST });
  const references = rows.flatMap((row) => referenceOf(lookup, place, row) ?? []);
  const isMeant = (name: unknown) => unaccent(String(name ?? '')) === unaccent(wanted);
  const byTitle = references.filter(({ title }) => isMeant(title));
  const names = [...place.title, ...lookup.title];
  const byPart = references.filter(({ row }) => names.some((name) => isMeant(row[name])));
  const [meant, second] = byTitle.length > 0 ? byTitle : byPart;
  return second ? undefined : meant?.value;
}
