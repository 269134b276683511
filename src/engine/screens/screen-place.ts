import type { Registry } from '../application/registry';
import type { ScreenDefinition } from '../define/definition';
import type { Fields } from '../fields/field';
import { tablesOf } from './row-table';
import type { Place } from './place';

/** Loads each thing once. */
export interface PlaceLoader {
  screen: (name: string) => Promise<ScreenDefinition>;
  fields: (schema: string) => Promise<Fields>;
  titles: Registry['titles'];
  tabTypes: Registry['tabTypes'];
}

/** A screen where it stands on its own. */
export async function screenPlace(load: PlaceLoader, screen: string): Promise<Place> {
  const definition = await load.screen(screen);
  const fields = await load.fields(definition.schema);
  return {
    definition,
    title: titleNames(load.titles, definition),
    fields,
    tables: await tablesOf(definition, fields, load),
    path: `/${definition.name}`,
    list: definition.api.list,
    params: {},
    fixed: [],
    preset: {},
  };
}

/** The fields that records are called by: from the definition, else from the contract. */
export function titleNames(
  titles: Registry['titles'],
  { schema, title }: { schema: string; title?: readonly string[] },
): readonly string[] {
  return title ?? titles[schema] ?? [];
}
