import type { ActionDefinitions } from '../define/action-types';
import type { ActionDefinition, TabDefinition } from '../define/definition';
import type { NamedFields, NamedLabel, NamingScope } from '../define/named-fields';
import type { TabDefinitions } from '../define/tab-types';

/** Names used by tabs of a type. Apart from the type: scripts and checks ask for them, the page never does. */
export interface TabNames<Tab extends TabDefinition = TabDefinition> {
  /** Returns the fields that it names. */
  fields?(tab: Tab, scope: NamingScope): readonly NamedFields[];
  /** Returns the labels besides its own and those of its fields. */
  labels?(tab: Tab, scope: NamingScope): readonly NamedLabel[];
  /** Returns the records of other tabs of the screen that it shows, too. */
  gathers?(tab: Tab): readonly GatheredRecords[];
}

export interface GatheredRecords {
  schema: string;
  /** Name of the tab, where several tabs show records of the schema. */
  tab?: string;
  /** Field that orders them. */
  date: string;
}

/** Names used by actions of a type. */
export interface ActionNames<Action extends ActionDefinition = ActionDefinition> {
  /** Returns the fields that it names. */
  fields?(action: Action, scope: NamingScope): readonly NamedFields[];
  /** Returns the labels besides its own and those of its fields. */
  labels?(action: Action): readonly NamedLabel[];
}

/** Names by type of tab; a type whose definitions name nothing is left out. */
export type TabNamesList = {
  readonly [Name in keyof TabDefinitions]?: TabNames<TabDefinitions[Name] & TabDefinition>;
};

/** Names by type of action; a type whose definitions name nothing is left out. */
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
