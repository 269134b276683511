import type { CardsDefinition } from './cards';
import type { ChartsDefinition } from './charts';
import type { Me } from './screen';

/** A record whose schema the engine does not know at compile time. */
export type AnyRecord = Readonly<Record<string, unknown>>;

type AnyPredicate = (record: AnyRecord, me: Me) => boolean;

export interface ColumnDefinition {
  field: string;
  width?: number;
  align?: 'start' | 'end';
  show?: 'value';
  /** The rows that a figure is made of. */
  behind?: BehindDefinition;
}

export interface BehindDefinition {
  schema: string;
  list: string;
  by: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, string>>;
  columns: readonly ColumnDefinition[];
  totals: readonly string[];
  opens?: { schema: string; id: string };
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

/** Where the rows of a table are: in a property of the record, or records of their own below it. */
type RowsPlace =
  | { property: string; schema?: undefined; api?: undefined }
  | {
      property?: undefined;
      schema: string;
      api: { list: string; record: string; create: string };
    };

export type TableTabDefinition = RowsPlace & {
  type: 'table';
  name: string;
  columns: readonly ColumnDefinition[];
  totals: readonly string[];
  countedWhen?: (row: AnyRecord) => boolean;
  currency?: string;
  order?: string;
  defaults?: (record: AnyRecord, me: Me) => AnyRecord;
  when?: AnyPredicate;
};

export interface ListTabDefinition {
  type: 'list';
  name: string;
  schema: string;
  list: string;
  by?: string;
  columns: readonly ColumnDefinition[];
  order: readonly string[];
  totals: readonly string[];
  opens?: { schema: string; id: string };
  when?: AnyPredicate;
}

export interface FilesTabDefinition {
  type: 'files';
  name: string;
  path: string;
  filter?: string;
  pageSize?: number;
  when?: AnyPredicate;
}

export interface GalleryTabDefinition {
  type: 'gallery';
  name: string;
  path: string;
  pageSize?: number;
  when?: AnyPredicate;
}

/** Figures instead of records. */
export type FiguresDefinition = ChartsDefinition | CardsDefinition;

export interface TiersTabDefinition {
  type: 'tiers';
  name: string;
  schema: string;
  sources: readonly { list: string; when: AnyPredicate }[];
  group: string;
  quantity: string;
  net: string;
  gross: string;
  surcharge: string;
  base: { net: string; gross: string };
  most: number;
  when?: AnyPredicate;
}

export type TabDefinition =
  | FormTabDefinition
  | ScreenTabDefinition
  | TableTabDefinition
  | ListTabDefinition
  | FilesTabDefinition
  | GalleryTabDefinition
  | TiersTabDefinition
  | (FiguresDefinition & { when?: AnyPredicate });

interface ActionBaseDefinition {
  name: string;
  when?: AnyPredicate;
  shortcut?: string;
  danger?: boolean;
}

type ThenDefinition = 'reload' | 'acknowledge' | 'list' | { open: string } | { ask: string };

export interface CallActionDefinition extends ActionBaseDefinition {
  type: 'call';
  call: string;
  confirm?: boolean;
  then?: ThenDefinition;
}

export interface DialogActionDefinition extends ActionBaseDefinition {
  type: 'dialog';
  call: string;
  fields: readonly string[];
  defaults?: (record: AnyRecord, me: Me) => AnyRecord;
  then?: ThenDefinition;
}

export interface LinkActionDefinition extends ActionBaseDefinition {
  type: 'link';
  screen: string;
  id?: string;
  create?: Readonly<Record<string, string>>;
}

export interface DownloadActionDefinition extends ActionBaseDefinition {
  type: 'download';
  call: string;
}

export interface AskActionDefinition extends ActionBaseDefinition {
  type: 'ask';
  call: string;
  fields: readonly string[];
  shows: readonly string[];
  rows?: { property: string; columns: readonly string[] };
}

export type ActionDefinition =
  | CallActionDefinition
  | DialogActionDefinition
  | LinkActionDefinition
  | DownloadActionDefinition
  | AskActionDefinition;

export interface CodeRowsDefinition {
  name: string;
  schema: string;
  list: string;
  by: Readonly<Record<string, string>>;
  columns: readonly ColumnDefinition[];
  order: readonly string[];
  codes: readonly string[];
}

export interface CodeMeaningDefinition {
  name: string;
  schema: string;
  list: string;
  by: readonly string[];
  filter?: Readonly<Record<string, string>>;
  title?: readonly string[];
  fields: readonly string[];
  rows: readonly CodeRowsDefinition[];
}

export interface ScannerTabDefinition {
  type: 'scanner';
  name: string;
  codes: readonly CodeMeaningDefinition[];
}

export type PageTabDefinition = ScannerTabDefinition | ListTabDefinition | FiguresDefinition;

/** A screen without list and record, as the engine reads it. */
export interface PageDefinition {
  name: string;
  schema?: undefined;
  number?: number;
  icon?: string;
  group?: string;
  standalone: true;
  tabs: readonly PageTabDefinition[];
}

export type AnyDefinition = ScreenDefinition | PageDefinition;

/** A screen as the engine reads it: checked by `defineScreen`, completed with defaults, whatever its schema. */
export interface ScreenDefinition {
  name: string;
  schema: string;
  number?: number;
  icon?: string;
  group?: string;
  standalone: boolean;
  api: { list: string; record: string; create: string };
  query?: string;
  title?: readonly string[];
  columns: readonly ColumnDefinition[];
  order: readonly string[];
  create?: {
    query?: Readonly<Record<string, string>>;
    defaults?: (me: Me, parent: AnyRecord | undefined) => AnyRecord;
  };
  editableWhen?: AnyPredicate;
  removableWhen?: AnyPredicate;
  insteadOfRemoval?: AnyRecord;
  tabs: readonly TabDefinition[];
  actions: readonly ActionDefinition[];
}
