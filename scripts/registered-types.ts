import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { ActionTypeList } from '../src/engine/screens/action-type';
import type { TabTypeList } from '../src/engine/screens/tab-type';
import { root } from './application/folder.ts';
import { runModule } from './run-module.ts';

/** The types of tabs and actions of an application. */
export interface RegisteredTypes {
  tabTypes: TabTypeList;
  actionTypes: ActionTypeList;
}

/**
 * What the screens of a folder may use, its path absolute: the engine's types, or the lists that stand in
 * `tab-types/` and `action-types/` beside the screens, which take over the engine's and add to them.
 */
export async function registeredTypes(screens: string): Promise<RegisteredTypes> {
  const list = (name: string) => {
    const own = join(dirname(screens), name, 'index.ts');
    return existsSync(own) ? own : join(root, 'src/engine', name, 'index.ts');
  };
  return {
    tabTypes: await runModule<TabTypeList>(list('tab-types')),
    actionTypes: await runModule<ActionTypeList>(list('action-types')),
  };
}
