import type { Me } from './screen';

/** A record whose schema the engine does not know at compile time. */
export type AnyRecord = Readonly<Record<string, unknown>>;

type AnyPredicate = (record: AnyRecord, me: Me) => boolean;

export interface ColumnDefinition {
  field: string;
  width?: number;
  align?: 'start' | 'end';
  show?: 'value';
}

export interface SectionDefinition {
  name: string;
  fields: readonly string[];
  when?: AnyPredicate;
}

export interface FormTabDefinition {
  type: 'form';
  name: string;
  sections: readonly SectionDefinition[];
  when?: AnyPredicate;
}

export interface ScreenTabDefinition {
  type: 'screen';
  /** Named like the embedded screen. */
  name: string;
  screen: string;
  param: string;
  by: string;
  list?: string;
  when?: AnyPredicate;
}

export type TabDefinition = FormTabDefinition | ScreenTabDefinition;

export interface CallActionDefinition {
  type: 'call';
  name: string;
  call: string;
  when?: AnyPredicate;
  confirm?: boolean;
  then?: 'reload' | 'list';
}

/** A screen as the engine reads it: checked by `defineScreen`, completed with defaults, whatever its schema. */
export interface ScreenDefinition {
  name: string;
  schema: string;
  number?: number;
  icon?: string;
  group?: string;
  standalone: boolean;
  api: { list: string; record: string; create: string };
  title: readonly string[];
  columns: readonly ColumnDefinition[];
  order: readonly string[];
  create?: { defaults?: (me: Me) => AnyRecord };
  editableWhen?: AnyPredicate;
  removableWhen?: AnyPredicate;
  tabs: readonly TabDefinition[];
  actions: readonly CallActionDefinition[];
}
