import type { AnyDefinition, TabDefinition } from '../../src/engine/define/definition';
import { tabNamesOf, type GatheredRecords } from '../../src/engine/screens/names-of-types';
import { tabTypeOf } from '../../src/engine/screens/tab-type';
import type { PathMistake } from './row-path-mistakes';
import type { ScreenContract } from './screen-contract';

/** Records of other tabs that no tab shows, and an order by date that their list does not know. */
export function gatheredMistakes(
  screens: readonly AnyDefinition[],
  contract: ScreenContract,
): PathMistake[] {
  const { types } = contract;
  return screens.flatMap((screen) =>
    screen.tabs.flatMap((tab) =>
      (tabNamesOf(types, tab).gathers?.(tab) ?? []).flatMap((gathered) => {
        const text = mistakeIn(gathered, screen.tabs, screens, contract);
        const path = gathered.schema;
        return text ? [{ screen: screen.name, path, text: `tab «${tab.name}» ${text}` }] : [];
      }),
    ),
  );
}

function mistakeIn(
  { schema, tab: named, date }: GatheredRecords,
  tabs: readonly TabDefinition[],
  screens: readonly AnyDefinition[],
  { types, limits = {} }: ScreenContract,
): string | undefined {
  for (const tab of tabs) {
    const embeds = tabTypeOf(types, tab).embeds?.(tab);
    const below = screens.find(({ name }) => name === embeds?.screen);
    if (!embeds || below?.schema !== schema || (named !== undefined && tab.name !== named))
      continue;
    const list = embeds.list ?? ('api' in below ? below.api.list : '');
    const { lacks, order } = limits[list] ?? {};
    const isOrdered = !lacks?.includes('order') && order?.includes(date) !== false;
    return isOrdered ? undefined : `orders ${list} by «${date}», which that list does not know`;
  }
  return `shows ${schema}, but no other tab ${named === undefined ? '' : `«${named}» `}of the screen has its records`;
}

/** Finds trees without a field that names another record of the same schema. */
export function treeMistakes(
  screens: readonly AnyDefinition[],
  { schemas }: ScreenContract,
): PathMistake[] {
  return screens.flatMap((screen) => {
    if (screen.schema === undefined || !screen.tree) return [];
    const { name, schema, tree } = screen;
    const property = schemas[schema]?.properties?.[tree.parent] as { 'x-ref'?: string } | undefined;
    if (!property || property['x-ref'] === schema) return [];
    const text = `tree needs a field that refers to ${schema}, and «${tree.parent}» does not`;
    return [{ screen: name, path: 'tree', text }];
  });
}
