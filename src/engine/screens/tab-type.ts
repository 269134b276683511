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
  /** With the parameters of the path up to it. */
  place: Pick<Place, 'path' | 'params'>;
  /** None on a page without records. */
  record?: Of;
}

/** What the rows of a call come to, shown in the record's header. */
export interface TabFigure {
  schema: string;
  list: string;
  /** Query parameter, else field of the rows, that names the record where the path does not. */
  by?: string | undefined;
  /** Reads as this field does; the sum of it unless `reckon` says otherwise. */
  field: string;
  /** Of a call that answers all rows at once. */
  /** Null where there is no single amount. */
  reckon?(rows: readonly AnyRecord[], client: QueryClient): Promise<Reckoned | null>;
}

export interface Reckoned {
  value: number;
  /** What it is of, e.g. a year. */
  period?: string;
  /** The same of the period before, up to a day where it is compared with one under way. */
  before?: { value: number; period: string; until?: string };
}

/** Rows of a record that are a reason to look twice. */
export interface TabWarning {
  /** Of its text, which may name their number (`{{count}}`) and fields of the first of them. */
  name: string;
  schema: string;
  list: string;
  /** Query parameter, else field of the rows, that names the record where the path does not. */
  by?: string | undefined;
  /** All of them must hold. */
  terms: readonly string[];
}

/** Rows of a record that can be counted without reading them. */
export interface CountedRows {
  list: string;
  /** Query parameter or field of the rows that names the record where the path does not. */
  by?: string | undefined;
  /** What is counted of it, in the grammar of filters. */
  filter?: string | undefined;
  schema?: string | undefined;
  /** They are read as attachments. */
  areAttachments?: true;
}

/** In the columns and the order of their screen, the one of that name or of that schema that stands alone. */
export interface PreviewedRows {
  of: { screen: string } | { schema: string };
  list?: string | undefined;
  by: string;
  /** Instead of the screen's own. */
  columns?: readonly string[];
}

/**
 * What the page knows of it; what its tabs name stands apart (`TabNames`). Pure, except the view, which is loaded on
 * demand. Members are methods so that a type of one tab counts among those of any.
 */
export interface TabType<Tab extends TabDefinition = TabDefinition> {
  /** Fills in what a definition leaves out. */
  complete?(tab: Tab): Tab;
  /** Operations that fill it, `GET /path`; a form's is the record's own. */
  calls(tab: Tab): readonly string[];
  /** The right to one of its calls, unless given. */
  isPermitted?(tab: Tab, engine: Pick<Engine, 'can' | 'registry'>): boolean;
  /** The screen that stands in it and gives it its name. */
  embeds?(tab: Tab): EmbeddedScreen | undefined;
  /** Fields of the record, in sections; a drawer shows them too. */
  sections?(tab: Tab): readonly SectionDefinition[];
  /** Rows of the record that it edits. */
  rows?(tab: Tab): EditedRowsDefinition | undefined;
  /** Its address may go on with one of its rows, or `all` of them. */
  hasRowRoutes?(tab: Tab): boolean;
  /** What it adds to the key figures of the record. */
  figure?(tab: Tab): TabFigure | undefined;
  /** Fields of the record whose rows stand in it. */
  explains?(tab: Tab): readonly string[];
  /** What it adds to the warnings of the record. */
  warnings?(tab: Tab): readonly TabWarning[];
  /** What it shows as many of as its label says. */
  counts?(tab: Tab): CountedRows | undefined;
  /** Records of a screen, the first of which stand on the record's first page, too. */
  previews?(tab: Tab): PreviewedRows | undefined;
  /** What of it stands on the start page; all of it unless given. */
  inLittleRoom?(tab: Tab): Tab;
  /** Whether it can be shown for a new record. */
  isForNew?(tab: Tab): boolean;
  /** What must be known of the record first: nothing, `id`: that it may exist, its values (the default). */
  needs?: 'nothing' | 'id' | 'values';
  /**
   * In the flow unless given; `fill`: the width and height there is; `rows`: rows that scroll with their head; `own`: as `fill`,
   * and it says itself what the record's header and bar would say. On a phone it stands alone and leads to the other tabs.
   */
  layout?: 'fill' | 'rows' | 'own';
  /** Focuses a field of its own as soon as that is there. */
  focusesItself?: true;
  /** Most records show it: its view is loaded with their page. */
  isCommon?: true;
  /** What it shows; loaded when a tab is opened. */
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

/** @throws when it is not registered. */
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
  /** As read; in a tab that edits, as the user wants it. Undefined while not loaded. */
  values: AnyRecord | undefined;
  /** The record that this one belongs to. */
  parent: AnyRecord | undefined;
  embedded: Place | undefined;
}
