import type { Registry } from '../application/registry';
import type { ScreenDefinition } from '../define/definition';
import type { Fields } from '../fields/field';
import { tablesOf } from './row-table';
import type { Place } from './place';
import { limitedFields } from './limited-fields';

/** Loader of a screen's parts, each once. */
export interface PlaceLoader {
  screen: (name: string) => Promise<ScreenDefinition>;
  fields: (schema: string) => Promise<Fields>;
  loadSchema: Registry['loadSchema'];
  titles: Registry['titles'];
  tabTypes: Registry['tabTypes'];
}

/** Returns the place of a screen on its own. */
export async function screenPlace(load: PlaceLoader, screen: string): Promise<Place> {
  const definition = await load.screen(screen);
  const { list } = definition.api;
  const [{ fields, lacks }, { 'x-parent': partOf }] = await Promise.all([
    listFields(load, definition.schema, list),
    load.loadSchema(definition.schema),
  ]);
  return {
    definition,
    title: titleNames(load.titles, definition),
    fields,
    lacks,
    tables: await tablesOf(definition, fields, load),
    path: `/${definition.name}`,
    list,
    params: {},
    fixed: [],
    preset: {},
    ...(partOf !== undefined && { partOf }),
  };
}

export type ListFields = Pick<Place, 'fields' | 'lacks'>;

/** Returns the fields with what a list can do with them. */
export async function listFields(
  load: Pick<PlaceLoader, 'fields' | 'loadSchema'>,
  schema: string,
  list: string,
): Promise<ListFields> {
  const [fields, { 'x-lists': lists }] = await Promise.all([
    load.fields(schema),
    load.loadSchema(schema),
  ]);
  const limits = lists?.[list];
  if (!limits) return { fields };
  return { fields: limitedFields(fields, limits), lacks: limits.lacks };
}

/** Returns the fields that records are called by: from the definition, else from the contract. */
export function titleNames(
  titles: Registry['titles'],
  { schema, title }: { schema: string; title?: readonly string[] },
): readonly string[] {
  return title ?? titles[schema] ?? [];
}
