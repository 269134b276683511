import { useEngine } from '../../application/context';
import type { TabDefinition } from '../../define/definition';
import { useScreenLabels } from '../../labels/use-screen-labels';
import { isTabPermitted, tabTypeOf, type TabType } from '../../screens/tab-type';
import type { RecordView } from './use-record-view';
import { useTabCounts, type TabCount } from './use-tab-counts';

export interface RecordTabs {
  /** Tabs that the user finds and the record has; some are known only when it has been read. */
  tabs: readonly TabDefinition[];
  /** Tabs whose contents the user may see as well. */
  permitted: readonly TabDefinition[];
  /** Tabs that come when the record has been created. */
  later: readonly TabDefinition[];
  typeOf: (tab: TabDefinition) => TabType;
  tabLabel: (tab: TabDefinition) => string;
  /** Numbers of their rows, by name. */
  counts: ReadonlyMap<string, TabCount>;
}

/**
 * Returns the tabs of a record. A tab in which a screen stands is called like that, unless a label of its own says
 * more.
 */
export function useRecordTabs({ place, id, values, editing }: RecordView): RecordTabs {
  const { definition } = place;
  const engine = useEngine();
  const labels = useScreenLabels();
  const { entries } = engine.registry;
  const typeOf = (tab: TabDefinition) => tabTypeOf(engine.registry, tab);
  const isPermitted = (tab: TabDefinition) => isTabPermitted(tab, engine);
  const tabs = definition.tabs.filter(
    (tab) =>
      (isPermitted(tab) || tab.staysWithoutRight) &&
      (!tab.when || (values !== undefined && tab.when(values, engine.me))),
  );
  const permitted = tabs.filter(isPermitted);
  return {
    tabs,
    permitted,
    counts: useTabCounts(place, id, permitted, editing !== undefined),
    later: id === 'new' ? tabs.filter((tab) => !typeOf(tab).isForNew?.(tab)) : [],
    typeOf,
    tabLabel: (tab) => {
      const screen = typeOf(tab).embeds?.(tab)?.screen;
      return screen === undefined
        ? labels.part(definition, `tabs.${tab.name}`)
        : labels.embedded(
            definition,
            tab.name,
            entries.find(({ name }) => name === screen) ?? { name: screen },
          );
    },
  };
}
