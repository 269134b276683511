import type { ActionDefinitions } from './action-types';
import type { TabDefinitions } from './tab-types';

/**
 * What definitions say. Each part is described once; its parameters are the names that there are. `Screen` and the
 * types of tabs and actions fill in those of the contract, and without them it is as the engine reads it: any name.
 */

/** A record whose schema the engine does not know at compile time. */
export type AnyRecord = Readonly<Record<string, unknown>>;

/** The current user as predicates see it. */
export interface Me {
  id: number;
  name: string;
  kuerzel: string;
  typ: number;
  istAdmin: boolean;
  technikerId: number | null;
}

export type Predicate<Of = AnyRecord> = (record: Of, me: Me) => boolean;

/** What may be there for some records only. */
export interface Conditional<Of = AnyRecord> {
  when?: Predicate<Of>;
}

/** A part with what its definition left out filled in. */
export type Completed<Part, Filled extends keyof Part> = Part & Required<Pick<Part, Filled>>;

export interface ColumnOptions<Field = string> {
  field: Field;
  /** px */
  width?: number;
  align?: 'start' | 'end';
  /** Shows what is stored instead of its text in the reference list, e.g. a country's code. */
  show?: 'value';
}

export interface ColumnDefinition extends ColumnOptions {
  /** The rows that a figure is made of. */
  drillDown?: DrillDownDefinition;
}

/** A call below the same record that answers what a figure is made of. */
export interface DrillDownDefinition<
  Schema = string,
  List = string,
  By = Readonly<Record<string, string>>,
  Query = Readonly<Record<string, string>>,
  Column = ColumnDefinition,
  Field = string,
  Opened = string,
> {
  schema: Schema;
  list: List;
  /** Query parameter → field of the row. */
  by: By;
  /** Query parameter → value. */
  query?: Query;
  columns: readonly Column[];
  totals: readonly Field[];
  opens?: { schema: Opened; id: Field };
}

export interface SectionDefinition<Field = string, Of = AnyRecord> extends Conditional<Of> {
  name: string;
  fields: readonly Field[];
}

/** Rows of a record that are edited with it. */
export interface EditedRows<
  Column = ColumnDefinition,
  Field = string,
  Currency = string,
  Row = AnyRecord,
  Of = AnyRecord,
> {
  columns: readonly Column[];
  /** Columns that are added up below the rows. */
  totals?: readonly Field[];
  /** Rows that the totals count; all of them unless said. */
  countedWhen?: (row: Row) => boolean;
  /** Field of the rows, or else of the record, that names the currency of their amounts. */
  currency?: Currency;
  /** Integer field that keeps the rows' order, which the table numbers; property rows need none. */
  order?: Field;
  /** What a new row starts with. */
  defaults?: (record: Of, me: Me) => Partial<Row>;
}

/** Where edited rows are: in a property of the record, or records of their own below it. */
type RowsPlace =
  | { property: string; schema?: undefined; api?: undefined }
  | {
      property?: undefined;
      schema: string;
      api: { list: string; record: string; create: string };
    };

export type EditedRowsDefinition = Completed<EditedRows, 'totals'> & RowsPlace & { name: string };

/** A screen that stands in another. */
export interface EmbeddedScreen<Screen = string, List = string> {
  screen: Screen;
  /** The embedded record's parameter in the specification's route, by which back links name it. */
  param: string;
  /** Field of the embedded schema that names the record around it. */
  by: string;
  /** List below that record; without it the embedded screen's own list is filtered by `by`. */
  list?: List;
}

/** What every type of tab has; a tab of a page without records knows no `when`. */
export interface AnyTab extends Conditional {
  type: string;
  name: string;
}

/** A tab of any type that is registered. */
export type TabDefinition = AnyTab & TabDefinitions[keyof TabDefinitions];

/** What every type of action has. */
export interface ActionBase<Of = AnyRecord> extends Conditional<Of> {
  name: string;
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
export type Then<Screen = string> =
  'reload' | 'acknowledge' | 'list' | { open: Screen } | { ask: string };

/** An action that makes one call on the record. */
export interface CallingAction<
  Call = string,
  Screen = string,
  Of = AnyRecord,
> extends ActionBase<Of> {
  call: Call;
  then?: Then<Screen>;
}

/** An action of any type that is registered. */
export type ActionDefinition = ActionBase & ActionDefinitions[keyof ActionDefinitions];

/** What is said of a screen whether or not it has records. */
export interface ScreenBase {
  /** Screen number shown beside the title. */
  number?: number;
  /** Tabler icon, e.g. `address-book`. */
  icon?: string;
  /** Navigation group. */
  group?: string;
}

/** What is said of the screen of a schema's records. */
export interface RecordsScreen<Schema = string, Field = string, Of = AnyRecord> extends ScreenBase {
  schema: Schema;
  /** What its records are called, where that differs from the contract's `x-title`. */
  title?: readonly Field[];
  create?: {
    /** Query parameter of `/new` → field that it presets. */
    query?: Readonly<Record<string, Field>>;
    /** `parent` is the record that the new one belongs to, where the screen is embedded. */
    defaults?: (me: Me, parent: AnyRecord | undefined) => Partial<Of>;
  };
  editableWhen?: Predicate<Of>;
  removableWhen?: Predicate<Of>;
  /** The change that is offered where a deletion is refused, e.g. to block the record instead. */
  insteadOfRemoval?: Partial<Of>;
}

/** A screen as the engine reads it: checked by `defineScreen`, completed with defaults, whatever its schema. */
export interface ScreenDefinition extends RecordsScreen {
  name: string;
  standalone: boolean;
  api: { list: string; record: string; create: string };
  query?: string;
  columns: readonly ColumnDefinition[];
  order: readonly string[];
  tabs: readonly TabDefinition[];
  actions: readonly ActionDefinition[];
}

/** A screen without list and record, as the engine reads it. */
export interface PageDefinition extends ScreenBase {
  name: string;
  schema?: undefined;
  standalone: true;
  tabs: readonly TabDefinition[];
}

export type AnyDefinition = ScreenDefinition | PageDefinition;
