import type { QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { RecordId } from '../../api/dialect';
import type { Engine } from '../application/context';
import type {
  AnyRecord,
  EditedRowsDefinition,
  EmbeddedScreen,
  SectionDefinition,
  TabDefinition,
} from '../define/definition';
import type { TabDefinitions } from '../define/tab-types';
import type { Labelled } from '../labels/label-keys';
import type { Place } from './place';

export interface TabViewProps<Tab, Of = ShownRecord> {
  tab: Tab;
  label: string;
  screen: Labelled;
  /** Place with the parameters of the path up to it. */
  place: Pick<Place, 'path' | 'params'>;
  /** Record; none on a page without records. */
  record?: Of;
}

/** Figure computed from the rows of a call, shown in the record's header. */
export interface TabFigure {
  schema: string;
  list: string;
  /** Query parameter, else field of the rows, that names the record where the path does not. */
  by?: string | undefined;
  /** Field whose format the figure has, and whose sum it is unless `reckon` says otherwise. */
  field: string;
  /** Requires a call that answers all rows at once. */
  /** Computes the figure; null where there is no single amount. */
  reckon?(rows: readonly AnyRecord[], client: QueryClient): Promise<Reckoned | null>;
}

export interface Reckoned {
  value: number;
  /** Period that it covers, e.g. a year. */
  period?: string;
  /** Same figure of the period before, up to a day where it is compared with one under way. */
  before?: { value: number; period: string; until?: string };
}

/** Warning about rows of a record that are a reason to look twice. */
export interface TabWarning {
  /** Name of its text, which may use their number (`{{count}}`) and fields of the first of them. */
  name: string;
  schema: string;
  list: string;
  /** Query parameter, else field of the rows, that names the record where the path does not. */
  by?: string | undefined;
  /** Terms, all of which must hold. */
  terms: readonly string[];
}

/** Rows of a record that can be counted without reading them. */
export interface CountedRows {
  list: string;
  /** Query parameter or field of the rows that names the record where the path does not. */
  by?: string | undefined;
  /** Filter of what is counted, in the grammar of filters. */
  filter?: string | undefined;
  schema?: string | undefined;
  /** True if they are read as attachments. */
  areAttachments?: true;
}

/**
 * Rows shown in the columns and the order of their screen, the one of that name or of that schema that stands alone.
 */
export interface PreviewedRows {
  of: { screen: string } | { schema: string };
  list?: string | undefined;
  by: string;
  /** Columns instead of the screen's own. */
  columns?: readonly string[];
}

/**
 * Type of tabs as the page knows it; the names in its tabs stand apart (`TabNames`). Pure, except the view, which is
 * loaded on demand. Members are methods so that a type of one tab counts among those of any.
 */
export interface TabType<Tab extends TabDefinition = TabDefinition> {
  /** Fills in what a definition leaves out. */
  complete?(tab: Tab): Tab;
  /** Returns the operations that fill it, `GET /path`; a form's is the record's own. */
  calls(tab: Tab): readonly string[];
  /** Tells whether the user may see it; by the right to one of its calls, unless given. */
  isPermitted?(tab: Tab, engine: Pick<Engine, 'can' | 'registry'>): boolean;
  /** Returns the screen that stands in it and gives it its name. */
  embeds?(tab: Tab): EmbeddedScreen | undefined;
  /** Returns fields of the record, in sections; a drawer shows them too. */
  sections?(tab: Tab): readonly SectionDefinition[];
  /** Returns the rows of the record that it edits. */
  rows?(tab: Tab): EditedRowsDefinition | undefined;
  /** Tells whether its address may go on with one of its rows, or `all` of them. */
  hasRowRoutes?(tab: Tab): boolean;
  /** Returns what it adds to the key figures of the record. */
  figure?(tab: Tab): TabFigure | undefined;
  /** Returns fields of the record whose rows stand in it. */
  explains?(tab: Tab): readonly string[];
  /** Returns what it adds to the warnings of the record. */
  warnings?(tab: Tab): readonly TabWarning[];
  /** Returns the rows whose number its label shows. */
  counts?(tab: Tab): CountedRows | undefined;
  /** Returns records of a screen, the first of which stand on the record's first page, too. */
  previews?(tab: Tab): PreviewedRows | undefined;
  /** Returns the part of it that stands on the start page; all of it unless given. */
  inLittleRoom?(tab: Tab): Tab;
  /** Tells whether nothing else is offered beside it: somebody is handed the device for it. */
  standsApart?(tab: Tab, record: AnyRecord, engine: Pick<Engine, 'can' | 'me'>): boolean;
  /** Tells whether it can be shown for a new record. */
  isForNew?(tab: Tab): boolean;
  /** Knowledge of the record that it needs first: nothing, `id`: that it may exist, its values (the default). */
  needs?: 'nothing' | 'id' | 'values';
  /**
   * Layout, in the flow unless given; `fill`: the width and height there is; `rows`: rows that scroll with their head;
   * `own`: as `fill`, and it shows itself what the record's header and bar would show. On a phone it stands alone and
   * leads to the other tabs.
   */
  layout?: 'fill' | 'rows' | 'own';
  /** True if it focuses a field of its own as soon as that is there. */
  focusesItself?: true;
  /** True if most records show it: its view is loaded with their page. */
  isCommon?: true;
  /** Loads its view, when a tab is opened. */
  view(): Promise<{ Content(props: TabViewProps<Tab>): ReactNode }>;
}

export type TabTypeList = {
  readonly [Name in keyof TabDefinitions]: TabType<TabDefinitions[Name] & TabDefinition>;
};

declare module '../application/registry' {
  interface Registry {
    tabTypes: TabTypeList;
  }
}

/**
 * Returns the type of a tab.
 * @throws when it is not registered.
 */
export function tabTypeOf({ tabTypes }: { tabTypes: TabTypeList }, tab: TabDefinition): TabType {
  const type = (tabTypes as Readonly<Record<string, TabType>>)[tab.type];
  if (!type) throw new Error(`there is no type of tab «${tab.type}»`);
  return type;
}

export function isTabPermitted(
  tab: TabDefinition,
  engine: Pick<Engine, 'can' | 'registry'>,
): boolean {
  const type = tabTypeOf(engine.registry, tab);
  if (type.isPermitted) return type.isPermitted(tab, engine);
  const calls = type.calls(tab);
  return calls.length === 0 || calls.some((call) => engine.can(call));
}

export interface ShownRecord {
  place: Place;
  id: RecordId | 'new';
  /** Values as read; in a tab that edits, as the user wants them. Undefined while not loaded. */
  values: AnyRecord | undefined;
  /** Record that this one belongs to. */
  parent: AnyRecord | undefined;
  embedded: Place | undefined;
}
