import { importOperation } from '../../../../api/import-operation';
import type { Engine } from '../../../application/context';
import type { ScreenEntry } from '../../../application/registry';
import type { TabDefinition } from '../../../define/definition';
import { paramNames, type Place } from '../../../screens/place';
import { tabTypeOf } from '../../../screens/tab-type';

type Knows = Pick<Engine, 'can' | 'registry'>;

/** Tells whether records or parts of records can be imported into a list. */
export function mayImport(place: Place, engine: Knows): boolean {
  return mayImportHere(place, engine) || partsToImport(place, engine).length > 0;
}

/** Tells whether a table can be imported here: records can be created, and the path says below which one. */
export function mayImportHere(
  { definition, params }: Pick<Place, 'definition' | 'params'>,
  { can }: Pick<Engine, 'can'>,
): boolean {
  const { create } = definition.api;
  const isPlaced = paramNames(create).every((name) => params[name] !== undefined);
  return isPlaced && can(`POST ${create}`) && can(importOperation);
}

/** Tab in which parts of the list's records stand. */
export interface PartsTab {
  tab: TabDefinition;
  /** Property that names the record. */
  by: string;
  entry: ScreenEntry;
}

/**
 * Lists the tabs whose parts can be imported in the list of the records themselves: they are created below the one that
 * each row names. A list within a record imports into that record alone.
 */
export function partsToImport(
  { definition, parent }: Pick<Place, 'definition' | 'parent'>,
  { can, registry }: Knows,
): readonly PartsTab[] {
  if (parent || !can(importOperation)) return [];
  return definition.tabs.flatMap((tab) => {
    const embeds = tabTypeOf(registry, tab).embeds?.(tab);
    const entry = registry.entries.find(({ name }) => name === embeds?.screen);
    const create = entry?.create;
    if (!embeds || !entry || create === undefined || !can(`POST ${create}`)) return [];
    const names = paramNames(create);
    return names.length === 1 && names[0] === embeds.by ? [{ tab, by: embeds.by, entry }] : [];
  });
}
