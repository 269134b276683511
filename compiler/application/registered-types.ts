import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { ActionTypeList } from '../../src/engine/screens/action-type';
import type { ActionNamesList, TabNamesList } from '../../src/engine/screens/names-of-types';
import type { TabTypeList } from '../../src/engine/screens/tab-type';
import { root } from './folder.ts';
import { runModule } from './run-module.ts';

/** Types of tabs and actions of an application, and the names that definitions of them use. */
export interface RegisteredTypes {
  tabTypes: TabTypeList;
  actionTypes: ActionTypeList;
  tabNames: TabNamesList;
  actionNames: ActionNamesList;
}

/**
 * Returns the types that the screens of a folder, its path absolute, may use: the engine's, or the lists in
 * `tab-types/` and `action-types/` beside the screens, which take over the engine's and add to them.
 */
export async function registeredTypes(screens: string): Promise<RegisteredTypes> {
  const list = (folder: string, name: string) => {
    const own = join(dirname(screens), folder, name);
    return existsSync(own) ? own : join(root, 'src/engine', folder, name);
  };
  return {
    tabTypes: await runModule<TabTypeList>(list('tab-types', 'index.ts')),
    actionTypes: await runModule<ActionTypeList>(list('action-types', 'index.ts')),
    tabNames: await runModule<TabNamesList>(list('tab-types', 'names.ts')),
    actionNames: await runModule<ActionNamesList>(list('action-types', 'names.ts')),
  };
}
