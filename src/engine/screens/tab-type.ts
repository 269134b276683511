import type { ReactNode } from 'react';
import type { Engine } from '../application/context';
import type {
  AnyRecord,
  EditedRowsDefinition,
  EmbeddedScreen,
  SectionDefinition,
  TabDefinition,
} from '../define/definition';
import type { TabDefinitions } from '../define/tab-types';
import type { NamedFields, NamedLabel, NamingScope } from '../define/named-fields';
import type { Labelled } from '../labels/label-keys';
import type { Place } from './place';

/** What a tab's view is given. */
export interface TabViewProps<Tab, Of = ShownRecord> {
  tab: Tab;
  /** What the tab is called. */
  label: string;
  screen: Labelled;
  /** Where the tab stands, and the parameters that the path up to it gives. */
  place: Pick<Place, 'path' | 'params'>;
  /** The record that the tab is of; none on a page without records. */
  record?: Of;
}

/**
 * A type of tab: everything that the engine, the scripts and the checks know of it. Pure, but for the view, which is
 * loaded when a tab is opened. Members are methods so that a type of one tab counts among those of any.
 */
export interface TabType<Tab extends TabDefinition = TabDefinition> {
  /** A tab as it is written with what it leaves out filled in. */
  complete?(tab: Tab): Tab;
  /** Operations that fill a tab, `GET /path`; a form's is the record's own. */
  calls(tab: Tab): readonly string[];
  /** Whether the user may see a tab: the right to one of its calls unless a type says otherwise. */
  isPermitted?(tab: Tab, engine: Pick<Engine, 'can' | 'registry'>): boolean;
  /** The fields that it names. */
  fields?(tab: Tab, scope: NamingScope): readonly NamedFields[];
  /** The labels that it needs besides its own and those of its fields. */
  labels?(tab: Tab, scope: NamingScope): readonly NamedLabel[];
  /** The screen that stands in it, and that it is called like. */
  embeds?(tab: Tab): EmbeddedScreen | undefined;
  /** Fields of the record that it shows and edits, in their sections; a drawer shows them too. */
  sections?(tab: Tab): readonly SectionDefinition[];
  /** Rows of the record that it edits. */
  rows?(tab: Tab): EditedRowsDefinition | undefined;
  /** Whether it can be shown of a record that does not exist yet. */
  isForNew?(tab: Tab): boolean;
  /** What has to be known of the record before it is shown: nothing, that it may exist, its values (unless said). */
  needs?: 'nothing' | 'id' | 'values';
  /** How it stands in the page: in the flow, with the width and height there is, or as rows that scroll with their head. */
  layout?: 'fill' | 'rows';
  /** It gives the focus to a field that is asked for by itself, as soon as that is there. */
  focusesItself?: true;
  /** Most records show it: its view comes with their page. */
  isCommon?: true;
  view(): Promise<{ Content(props: TabViewProps<Tab>): ReactNode }>;
}

/** A type for each registered name. */
export type TabTypeList = {
  readonly [Name in keyof TabDefinitions]: TabType<TabDefinitions[Name] & TabDefinition>;
};

declare module '../application/registry' {
  interface Registry {
    /** Types of tabs by name. */
    tabTypes: TabTypeList;
  }
}

/** The type of a tab. @throws when it is not registered. */
export function tabTypeOf({ tabTypes }: { tabTypes: TabTypeList }, tab: TabDefinition): TabType {
  const type = (tabTypes as Readonly<Record<string, TabType>>)[tab.type];
  if (!type) throw new Error(`there is no type of tab «${tab.type}»`);
  return type;
}

/** Whether the user may see a tab. */
export function isTabPermitted(
  tab: TabDefinition,
  engine: Pick<Engine, 'can' | 'registry'>,
): boolean {
  const type = tabTypeOf(engine.registry, tab);
  if (type.isPermitted) return type.isPermitted(tab, engine);
  const calls = type.calls(tab);
  return calls.length === 0 || calls.some((call) => engine.can(call));
}

/** The record that a tab is of. */
export interface ShownRecord {
  place: Place;
  id: number | 'new';
  /** As it was read, in a tab that edits it as it is wanted; undefined while it is not there. */
  values: AnyRecord | undefined;
  /** The record that this one belongs to. */
  parent: AnyRecord | undefined;
  /** The screen that stands in the tab, where one does. */
  embedded: Place | undefined;
}
