import type { ActionDefinitions } from '../define/action-types';
import type { ActionDefinition, TabDefinition } from '../define/definition';
import type { NamedFields, NamedLabel, NamingScope } from '../define/named-fields';
import type { TabDefinitions } from '../define/tab-types';

/** What tabs of a type name. Apart from the type: scripts and checks ask for it, the page never does. */
export interface TabNames<Tab extends TabDefinition = TabDefinition> {
  /** The fields that it names. */
  fields?(tab: Tab, scope: NamingScope): readonly NamedFields[];
  /** Besides its own label and those of its fields. */
  labels?(tab: Tab, scope: NamingScope): readonly NamedLabel[];
  /** Records that stand in other tabs of the screen and that it shows, too. */
  gathers?(tab: Tab): readonly GatheredRecords[];
}

export interface GatheredRecords {
  schema: string;
  /** By name, where several tabs show records of the schema. */
  tab?: string;
  /** What they are ordered by. */
  date: string;
}

/** What actions of a type name. */
export interface ActionNames<Action extends ActionDefinition = ActionDefinition> {
  /** The fields that it names. */
  fields?(action: Action, scope: NamingScope): readonly NamedFields[];
  /** Besides its own label and those of its fields. */
  labels?(action: Action): readonly NamedLabel[];
}

/** By type; one whose definitions name nothing is left out. */
export type TabNamesList = {
  readonly [Name in keyof TabDefinitions]?: TabNames<TabDefinitions[Name] & TabDefinition>;
};

/** By type; one whose definitions name nothing is left out. */
export type ActionNamesList = {
  readonly [Name in keyof ActionDefinitions]?: ActionNames<
    ActionDefinitions[Name] & ActionDefinition
  >;
};

export function tabNamesOf({ tabNames }: { tabNames: TabNamesList }, tab: TabDefinition): TabNames {
  return (tabNames as Readonly<Record<string, TabNames>>)[tab.type] ?? {};
}

export function actionNamesOf(
  { actionNames }: { actionNames: ActionNamesList },
  action: ActionDefinition,
): ActionNames {
  return (actionNames as Readonly<Record<string, ActionNames>>)[action.type] ?? {};
}
