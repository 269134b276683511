import type {
  AnswerOf,
  AskedField,
  AskOperation,
  AttachmentPath,
  BodyOf,
  BodyOperation,
  CreatePath,
  Entity,
  FieldName,
  FormFieldName,
  ListPath,
  OperationKey,
  QueryField,
  RecordPath,
  Registered,
  RowsOf,
  RowsProperty,
  SchemaName,
  ShownSchema,
} from '../../../schemas/define';
import type { CardsBlock } from './cards';
import type { ChartsBlock } from './charts';

/** A registered screen. */
export type ScreenName = keyof Registered<'screens', Record<string, never>> & string;

/** The current user as predicates see it. */
export interface Me {
  id: number;
  name: string;
  kuerzel: string;
  typ: number;
  istAdmin: boolean;
  technikerId: number | null;
}

type Predicate<S extends SchemaName> = (record: Entity<S>, me: Me) => boolean;

export type Column<S extends ShownSchema> = FieldName<S> | ColumnOptions<S>;

interface ColumnOptions<S extends ShownSchema> {
  field: FieldName<S>;
  /** px */
  width?: number;
  align?: 'start' | 'end';
  /** Shows what is stored instead of its text in the reference list, e.g. a country's code. */
  show?: 'value';
}

export type Order<S extends SchemaName> = FieldName<S> | `-${FieldName<S>}`;

export interface Section<S extends SchemaName> {
  name: string;
  fields: readonly FormFieldName<S>[];
  when?: Predicate<S>;
}

export interface FormTab<S extends SchemaName> {
  type: 'form';
  name: string;
  sections: readonly Section<S>[];
  when?: Predicate<S>;
}

/** Embeds another screen; `by` filters its list and presets what is created there. */
export interface ScreenTab<S extends SchemaName> {
  type: 'screen';
  screen: ScreenName;
  /** The embedded record's parameter in the specification's route, by which back links name it. */
  param: string;
  /** Field of the embedded schema that names this record. */
  by: string;
  /** List below this record; without it the embedded screen's own list is filtered by `by`. */
  list?: ListPath<SchemaName>;
  when?: Predicate<S>;
}

interface TableBase<S extends SchemaName, Row extends ShownSchema> {
  type: 'table';
  name: string;
  columns: readonly Column<Row>[];
  /** Columns that are added up below the rows. */
  totals?: readonly FieldName<Row>[];
  /** Rows that the totals count; all of them unless said. */
  countedWhen?: (row: Entity<Row>) => boolean;
  /** Field of the rows, or else of the record, that names the currency of their amounts. */
  currency?: FieldName<Row> | FieldName<S>;
  /** Integer field that keeps the rows' order, which the table numbers; property rows need none. */
  order?: FieldName<Row>;
  /** What a new row starts with. */
  defaults?: (record: Entity<S>, me: Me) => Partial<Entity<Row>>;
  when?: Predicate<S>;
}

/** Rows that a property of the record holds: read and written with it. */
type PropertyTable<S extends SchemaName> = {
  [P in RowsProperty<S>]: TableBase<S, RowsOf<S, P>> & { property: P };
}[RowsProperty<S>];

/** Rows that are records of their own below this one: each is written by itself, in the same edit session. */
type PartsTable<S extends SchemaName> = {
  [Row in SchemaName]: TableBase<S, Row> & {
    schema: Row;
    /** The list's last parameter is this record's id. */
    api: { list: ListPath<Row>; record: RecordPath<Row>; create?: CreatePath<Row> };
  };
}[SchemaName];

/** Editable rows of the record, e.g. positions or price tiers. */
export type TableTab<S extends SchemaName> = PropertyTable<S> | PartsTable<S>;

/** A figure of a row that opens the rows it is made of, which add up to it. */
interface ExplainedColumn<Row extends SchemaName> extends ColumnOptions<Row> {
  behind: Behind<Row>;
}

/** The call below the same record that answers what a figure is made of. */
type Behind<Row extends SchemaName> = {
  [Of in SchemaName]: {
    [P in ListPath<Of>]: {
      schema: Of;
      list: P;
      /** Query parameter → field of the row. */
      by: Partial<Record<QueryField<P>, FieldName<Row>>>;
      /** Query parameter → value. */
      query?: Partial<Record<QueryField<P>, string>>;
      columns: readonly Column<Of>[];
      totals: readonly FieldName<Of>[];
      opens?: { schema: SchemaName; id: FieldName<Of> };
    };
  }[ListPath<Of>];
}[SchemaName];

/** A name with its number left out, `#` in its place: `menge#` of `menge1`, `menge2` … */
type Numbered<Name extends string> = Name extends `${infer Before}1${infer After}`
  ? `${Before}#${After}`
  : never;

/** Graduated prices: a matrix of groups and tiers, each with its quantity, net and gross price and surcharge. */
export type TiersTab<S extends SchemaName> = {
  [Row in SchemaName]: {
    type: 'tiers';
    name: string;
    schema: Row;
    /** Where the rows come from; the first whose `when` holds, none where none does. */
    sources: readonly { list: ListPath<Row>; when: Predicate<S> }[];
    /** Field of the rows that names the group; every group of its reference list is shown. */
    group: FieldName<Row>;
    /** Fields of a tier, `#` for its number. */
    quantity: Numbered<FieldName<Row>>;
    net: Numbered<FieldName<Row>>;
    gross: Numbered<FieldName<Row>>;
    surcharge: Numbered<FieldName<Row>>;
    /** Fields of the record that hold the price without tiers. */
    base: { net: FieldName<S>; gross: FieldName<S> };
    /** Tiers that a group can have. */
    most: number;
    when?: Predicate<S>;
  };
}[SchemaName];

/**
 * Rows that are looked at here and changed elsewhere: records of another screen, or what a call has
 * computed. Above them stands a form when the call has query parameters of its own.
 */
type ListBlock = {
  [Row in SchemaName]: {
    [P in ListPath<Row>]: {
      type: 'list';
      name: string;
      /** Schema of the rows. */
      schema: Row;
      /** The call; in a record its last path parameter is the record's id. */
      list: P;
      /** Where the path names no record: the query parameter, or else the field of the rows, that does. */
      by?: QueryField<P> | FieldName<Row>;
      columns: readonly (Column<Row> | ExplainedColumn<Row>)[];
      order?: readonly Order<Row>[];
      /** Columns that are added up below the rows; only where the call answers all rows at once. */
      totals?: readonly FieldName<Row>[];
      /** The record that a row opens, on the screen of that schema; without such a screen rows open nothing. */
      opens?: { schema: SchemaName; id: FieldName<Row> };
    };
  }[ListPath<Row>];
}[SchemaName];

/** The same below a record; `when` says below which. */
export type ListTab<S extends SchemaName> = ListBlock & { when?: Predicate<S> };

/** Files of the record: added, shown, renamed, saved and removed. */
export interface FilesTab<S extends SchemaName> {
  type: 'files';
  name: string;
  /** List of the files; its last parameter is this record's id. Contents are at `{path}/{id}/daten`. */
  path: AttachmentPath<'dateiname' | 'datum'>;
  /** Files that do not belong here, in the grammar of filters. */
  filter?: string;
  /** Rows asked for at once; all of them unless said. */
  pageSize?: number;
  when?: Predicate<S>;
}

/** Images of the record as thumbnails, in the order of their `bildindex`. */
export interface GalleryTab<S extends SchemaName> {
  type: 'gallery';
  name: string;
  /** List of the images; its last parameter is this record's id. */
  path: AttachmentPath<'gfx' | 'bildindex'>;
  pageSize?: number;
  when?: Predicate<S>;
}

/** `group/id`: every list without parameters answers computed queries under its own path. */
export type QueryName<S extends SchemaName> =
  ListPath<S> extends infer P
    ? P extends `/${infer Name}`
      ? Name extends `${string}{${string}`
        ? never
        : Name
      : never
    : never;

/** A tab that shows figures instead of records; `when` says of which records. */
type FiguresTab<S extends SchemaName> = (ChartsBlock | CardsBlock<ScreenName>) & {
  when?: Predicate<S>;
};

export type Tab<S extends SchemaName> =
  | FormTab<S>
  | ScreenTab<S>
  | TableTab<S>
  | ListTab<S>
  | TiersTab<S>
  | FilesTab<S>
  | GalleryTab<S>
  | FiguresTab<S>;

interface ActionBase<S extends SchemaName> {
  name: string;
  when?: Predicate<S>;
  /** Key that runs it on the record's page, e.g. `F9` or `Ctrl+P`. */
  shortcut?: string;
  /** It destroys something: shown so, and Enter alone never confirms it. */
  danger?: boolean;
}

/**
 * What follows an action that succeeded: the record is read again (the default), after a confirmation with OK
 * everything on the page is (`acknowledge`: booking and cancelling), its list opens, the record that was created opens
 * (its id is the end of `Location`), or a further action of the screen asks.
 */
type Then = 'reload' | 'acknowledge' | 'list' | { open: ScreenName } | { ask: string };

/** One call on the open record. Right and availability come from the operation. */
export interface CallAction<S extends SchemaName> extends ActionBase<S> {
  type: 'call';
  call: OperationKey;
  confirm?: boolean;
  then?: Then;
}

/** A call whose body a form asks for; its rules are those of the body's schema. */
type DialogAction<S extends SchemaName> = {
  [Op in BodyOperation]: ActionBase<S> & {
    type: 'dialog';
    call: Op;
    fields: readonly (keyof BodyOf<Op> & string)[];
    /** What the form starts with, besides the contract's defaults. */
    defaults?: (record: Entity<S>, me: Me) => Partial<BodyOf<Op>>;
    then?: Then;
  };
}[BodyOperation];

/** Opens another screen: the record that a field names, or a new one with what this record presets. */
interface LinkAction<S extends SchemaName> extends ActionBase<S> {
  type: 'link';
  screen: ScreenName;
  /** Field that holds the other record's id. */
  id?: FieldName<S>;
  /** Query of the other screen's `create` → field of this record. */
  create?: Readonly<Record<string, FieldName<S>>>;
}

/** Fetches a file and saves it. */
interface DownloadAction<S extends SchemaName> extends ActionBase<S> {
  type: 'download';
  call: OperationKey;
}

/** A question about the record: a form of what the call takes, and beneath it what it answers. */
type AskAction<S extends SchemaName> = {
  [Op in AskOperation]: ActionBase<S> & {
    type: 'ask';
    call: Op;
    fields: readonly AskedField<Op>[];
    /** Fields of the answer. */
    shows: readonly FieldName<AnswerOf<Op>>[];
    /** Rows in the answer, and their columns. */
    rows?: {
      [P in RowsProperty<AnswerOf<Op>>]: {
        property: P;
        columns: readonly FieldName<RowsOf<AnswerOf<Op>, P>>[];
      };
    }[RowsProperty<AnswerOf<Op>>];
  };
}[AskOperation];

export type Action<S extends SchemaName> =
  CallAction<S> | DialogAction<S> | LinkAction<S> | DownloadAction<S> | AskAction<S>;

/** A list that a code is looked up in, and what is said of the record that it finds. */
type CodeMeaningOf<S extends SchemaName> = {
  name: string;
  schema: S;
  list: ListPath<S>;
  /** Fields that may hold the code; each is asked by itself. */
  by: readonly FieldName<S>[];
  /** Records that the code cannot mean. */
  filter?: Partial<Record<FieldName<S>, string>>;
  /** What it is called, where that differs from the contract's `x-title`. */
  title?: readonly FieldName<S>[];
  fields: readonly FieldName<S>[];
  rows?: readonly CodeRows<S>[];
};

/** Rows that belong to what a code found. */
type CodeRows<S extends SchemaName> = {
  [R in SchemaName]: {
    name: string;
    schema: R;
    list: ListPath<R>;
    /** Path parameter or field of the rows → field of the record. */
    by: { readonly [F in FieldName<R>]?: FieldName<S> };
    columns: readonly Column<R>[];
    order?: readonly Order<R>[];
    /** Columns whose values are codes themselves: a click looks them up. */
    codes?: readonly FieldName<R>[];
  };
}[SchemaName];

export type CodeMeaning = { [S in SchemaName]: CodeMeaningOf<S> }[SchemaName];

/** Takes codes from a camera, a keyboard-wedge scanner or the keyboard, and shows what they mean. */
export interface ScannerTab {
  type: 'scanner';
  name: string;
  /** All of them are asked; what is found more than once the user chooses from. */
  codes: readonly CodeMeaning[];
}

/** A tab that needs no record. */
export type PageTab = ScannerTab | ListBlock | ChartsBlock | CardsBlock<ScreenName>;

/** A screen without list and record: its tabs ask for what they show. */
export interface PageScreen {
  number?: number;
  icon?: string;
  group?: string;
  tabs: readonly PageTab[];
}

export interface Screen<S extends SchemaName> {
  schema: S;
  /** Screen number shown beside the title. */
  number?: number;
  /** Tabler icon, e.g. `address-book`. */
  icon?: string;
  /** Navigation group. */
  group?: string;
  /** false: lives only inside other screens. */
  standalone?: false;
  api: { list: ListPath<S>; record: RecordPath<S>; create?: CreatePath<S> };
  /** Computed query of the list, for filters with «or», grouping, totals and stored views: its list path without the leading slash. */
  query?: QueryName<S>;
  /** What its records are called, where that differs from the contract's `x-title`. */
  title?: readonly FieldName<S>[];
  columns: readonly Column<S>[];
  order?: readonly Order<S>[];
  create?: {
    /** Query parameter of `/new` → field that it presets. */
    query?: Readonly<Record<string, FieldName<S>>>;
    /** `parent` is the record that the new one belongs to, where the screen is embedded. */
    defaults?: (
      me: Me,
      parent: Readonly<Record<string, unknown>> | undefined,
    ) => Partial<Entity<S>>;
  };
  editableWhen?: Predicate<S>;
  removableWhen?: Predicate<S>;
  /** The change that is offered where a deletion is refused, e.g. to block the record instead. */
  insteadOfRemoval?: Partial<Entity<S>>;
  tabs: readonly Tab<S>[];
  actions?: readonly Action<S>[];
}
