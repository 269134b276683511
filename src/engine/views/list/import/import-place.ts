import type { Lookup } from '../../../../../schemas/define';
import type { Field } from '../../../fields/field';
import type { Place } from '../../../screens/place';
import type { BroughtPart } from './brought-parts';

/** Place that a file is imported into. */
export interface ImportPlace extends Place {
  /** Given where each row says what it is a part of. */
  above?: Above;
  /** Parts that rows may bring along. */
  parts?: readonly BroughtPart[];
}

/** Adds the columns of parts to a place. */
export function withParts(place: Place, parts: readonly BroughtPart[]): ImportPlace {
  if (parts.length === 0) return place;
  const columns = parts.flatMap((part) => part.columns);
  const named = Object.fromEntries(columns.map(({ field }) => [field.name, field]));
  return { ...place, fields: { ...place.fields, ...named }, parts };
}

/** What the records of a file are parts of, and how its rows name it. */
export interface Above {
  /** Property that holds it, and its field. */
  property: string;
  field: Field;
  lookup: Lookup;
  /** List of the records that rows name. */
  place: Place;
  /** Name of one of them. */
  one: string;
  /** Columns that name it, the surest first. */
  naming: readonly NamingColumn[];
}

export interface NamingColumn {
  /** Field that a column is given in the place of the import. */
  field: Field;
  /** Field of the named record; undefined where the text may stand in any by which it is known. */
  by: Field | undefined;
}

/**
 * Lists the fields by which a file names records, the surest first: numbers that one record has, those that are asked
 * about when a second one has them, and what they are called.
 */
function namedBy({ fields, title }: Pick<Place, 'fields' | 'title'>): readonly Field[] {
  const all = Object.values(fields);
  const unique = all.filter(({ property }) => property['x-unique'] === true);
  const asked = all.filter(({ property }) => property['x-confirm-repeat'] !== undefined);
  const [first] = title.flatMap((name) => fields[name] ?? []);
  const found = new Set([...unique, ...asked, ...(first ? [first] : [])]);
  return [...found].filter(({ unfiltered, right }) => !unfiltered && right === undefined);
}

/**
 * Makes the place where parts of all records are imported; undefined where the contract says nothing of the kind.
 * `labelOf`: how a field of those records is called.
 */
export function partsPlace(
  part: Place,
  whole: Place,
  {
    lookups,
    one,
    labelOf,
  }: {
    lookups: Readonly<Record<string, Lookup>>;
    one: string;
    labelOf: (field: Field) => string;
  },
): ImportPlace | undefined {
  const { partOf: property = '' } = part;
  const own = part.fields[property];
  const lookup = lookups[own?.lookup ?? ''];
  const isOfList = own?.property['x-ref'] === whole.definition.schema;
  if (!own || !isOfList || !lookup || part.definition.api.list.includes('{')) return undefined;
  const column = (by: Field | undefined): NamingColumn => ({
    field: {
      ...own,
      // No dot: problems of values within others are named so.
      name: by ? `${property}:${by.name}` : `${property}:`,
      given: by ? `${one}: ${labelOf(by)}` : one,
      required: true,
      readOnly: false,
    },
    by,
  });
  const naming = [...namedBy(whole), undefined].map(column);
  return {
    ...part,
    fields: {
      ...part.fields,
      ...Object.fromEntries(naming.map(({ field }) => [field.name, field])),
    },
    above: { property, field: own, lookup, place: whole, one, naming },
  };
}
