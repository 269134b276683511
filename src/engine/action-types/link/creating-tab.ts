import type { Engine } from '../../application/context';
import type { ScreenDefinition, TabDefinition, EmbeddedScreen } from '../../define/definition';
import { tabTypeOf } from '../../screens/tab-type';

export interface CreatingTab {
  tab: TabDefinition;
  embeds: EmbeddedScreen;
}

/** Finds the tab in which records of that screen stand, whatever it is called; undefined where there is none. */
export function creatingTab(
  screen: string,
  tabs: ScreenDefinition['tabs'],
  registry: Engine['registry'],
): CreatingTab | undefined {
  for (const tab of tabs) {
    const embeds = tabTypeOf(registry, tab).embeds?.(tab);
    if (embeds?.screen === screen) return { tab, embeds };
  }
  return undefined;
}
