import type { AnyRecord } from '../../define/definition';
import { foldedFields, unfolded } from './empty-fields';
import type { ShownSection } from './use-shown-sections';

/** Returns the sections without these fields, and without what other fields say as well; empty sections fall away. */
function withoutTold(
  sections: readonly ShownSection[],
  elsewhere: ReadonlySet<string>,
): readonly ShownSection[] {
  const told = toldBy(sections);
  return withFields(sections, ({ name }) => !elsewhere.has(name) && !told.has(name));
}

/** Lists the names of fields that other fields say as well. */
function toldBy(sections: readonly ShownSection[]): ReadonlySet<string> {
  return new Set(
    sections.flatMap(({ fields }) => fields.flatMap(({ metadata }) => metadata.tells ?? [])),
  );
}

export interface HeaderFields {
  /** Fields shown under their own labels. */
  named: ReadonlySet<string>;
  /** Fields shown by their value alone: who looks for the label finds them folded. */
  unnamed: ReadonlySet<string>;
}

/** Returns what is shown while a record is read, and which of it is folded: what is empty, and what is said already. */
export function readPlaces(
  all: readonly ShownSection[],
  record: AnyRecord,
  { named, unnamed }: HeaderFields,
): { sections: readonly ShownSection[]; folded: ReadonlySet<string> } {
  const sections = withFields(all, ({ name }) => !named.has(name));
  const empty = foldedFields(withoutTold(sections, unnamed), record);
  return { sections, folded: new Set([...empty, ...unnamed, ...toldBy(sections)]) };
}

export interface EditedPlaces {
  /** Fields that stand last, below a heading of their own, because they are folded while the record is read. */
  folded: ReadonlySet<string>;
  /** Fields that follow those in place: their values are read elsewhere. */
  after: ReadonlySet<string>;
  /** Fields that are read elsewhere and cannot be changed here. */
  leftOut: ReadonlySet<string>;
}

/** Returns the places of fields when a record begins to be edited: what is read keeps its place. */
export function editedPlaces(
  sections: readonly ShownSection[],
  record: AnyRecord,
  { elsewhere, editable }: { elsewhere: ReadonlySet<string>; editable: (name: string) => boolean },
): EditedPlaces {
  const read = withoutTold(sections, elsewhere);
  const inPlace = new Set(read.flatMap(({ fields }) => fields.map(({ name }) => name)));
  const others = sections.flatMap(({ fields }) => fields.filter(({ name }) => !inPlace.has(name)));
  const names = (areEditable: boolean) =>
    new Set(
      others
        .filter(({ name, readOnly }) => (!readOnly && editable(name)) === areEditable)
        .map(({ name }) => name),
    );
  return { folded: foldedFields(read, record), after: names(true), leftOut: names(false) };
}

/** Sorts fields into the order of editing: first those in place, then those read elsewhere; folded ones apart. */
export function inEditedOrder(
  fields: ShownSection['fields'],
  { folded, after }: EditedPlaces,
): [shown: ShownSection['fields'], folded: ShownSection['fields']] {
  const [shown, rest] = unfolded(fields, folded);
  const [inPlace, others] = unfolded(shown, after);
  return [[...inPlace, ...others], rest];
}

/** Returns the sections with those of their fields that pass; empty ones fall away. */
export function withFields(
  sections: readonly ShownSection[],
  passes: (field: ShownSection['fields'][number]) => boolean,
): readonly ShownSection[] {
  return sections
    .map((section) => ({ ...section, fields: section.fields.filter(passes) }))
    .filter(({ fields }) => fields.length > 0);
}
