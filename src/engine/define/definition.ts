import type { ActionDefinitions } from './action-types';
import type { CheckOperation, OperationKey, RightName } from '../../../schemas/define';
import type { Tone } from '../../../schemas/rules/tone';
import type { OfflineList, OfflineRead } from './offline-read';
import type { CalendarDefinition, ScheduleDefinition } from './period-views';
import type { TabDefinitions } from './tab-types';

/**
 * Shapes of definitions. Their parameters are the names that exist: `Screen` and the types of tabs and actions pass
 * those of the contract, the engine reads any name.
 */

/** Record whose schema is not known at compile time. */
export type AnyRecord = Readonly<Record<string, unknown>>;

/** Current user as predicates see it. */
export interface Me {
  id: number;
  name: string;
  kuerzel: string;
  typ: number;
  istAdmin: boolean;
  technikerId: number | null;
}

export type Predicate<Of = AnyRecord> = (record: Of, me: Me) => boolean;

/** Predicate of what may depend on a right besides those of the calls. */
export type PermittedWhen<Of = AnyRecord> = (
  record: Of,
  me: Me,
  can: (right: RightName) => boolean,
) => boolean;

/** Part that may be there for some records only. */
export interface Conditional<Of = AnyRecord> {
  /** Predicate of the records that show it. */
  when?: Predicate<Of>;
}

/** Part with everything filled in that its definition left out. */
export type Completed<Part, Filled extends keyof Part> = Part & Required<Pick<Part, Filled>>;

export interface ColumnOptions<Field = string> {
  /** Field of the rows. */
  field: Field;
  /** Width in px; by what its values usually need unless given. */
  width?: number;
  /** Alignment: figures end, everything else starts, unless given. */
  align?: 'start' | 'end';
  /** Shows the stored value instead of its text, e.g. a country's code. */
  show?: 'value';
}

export interface ColumnDefinition extends ColumnOptions {
  /** Rows that a figure is made of. */
  drillDown?: DrillDownDefinition;
}

/** Call below the same record that answers what a figure is made of. */
export interface DrillDownDefinition<
  Schema = string,
  List = string,
  By = Readonly<Record<string, string>>,
  Query = Readonly<Record<string, string>>,
  Column = ColumnDefinition,
  Field = string,
  Opened = string,
> {
  /** Schema of its rows. */
  schema: Schema;
  /** Call that answers the rows; path parameters name the record, as in the tab around it. */
  list: List;
  /** Fields of the row by query parameter. */
  by: By;
  /** Values by query parameter. */
  query?: Query;
  columns: readonly Column[];
  /** Columns that are added up: they explain the figure. */
  totals: readonly Field[];
  /** Screen of a schema on which a row's record opens. */
  opens?: { schema: Opened; id: Field };
}

/** Terms of the wire's filter, all of which must hold; of those in a list of their own, one. */
export type Terms<Term = string> = readonly (Term | readonly Term[])[];

/** View that comes with its screen and is called by the label `views.<name>`. */
export interface ViewDefinition<Field = string, Term = string, Order = string> {
  name: string;
  /**
   * Filter, all of whose terms hold; of terms in a list of their own, one. `:ICH` and `:HEUTE` stand for the user and
   * the day.
   */
  filter?: Terms<Term>;
  /** Order; the screen's own unless given. */
  order?: readonly Order[];
  /** Columns; the user's own unless given. */
  columns?: readonly Field[];
  /** Fields by which rows are grouped, the first outermost. */
  group?: readonly Field[];
  /** Display of its rows; as the user has them unless given. */
  display?: Display;
  /**
   * True, or a function of the user, if it opens by itself for users with no default of their own. Of several, the
   * first.
   */
  default?: true | ((me: Me) => boolean);
}

export interface SectionDefinition<Field = string, Of = AnyRecord> extends Conditional<Of> {
  /** Name whose label `sections.<name>` is the heading. */
  name: string;
  /** Fields in the order in which they are read. */
  fields: readonly Field[];
}

/** Suggestions for the content of a row, as the server answers them. */
export interface RowSuggestions<Call = string, Asked = string, Code = string, Field = string> {
  /**
   * Call as `GET /path`, whose last parameter is the record's id; answers properties of the rows: one, or a list where
   * a code may mean several.
   */
  call: Call;
  /** Fields of the rows that it is asked by, as query parameters; without the first one nothing is asked. */
  by: readonly Asked[];
  /** Query parameter for a number or code: beside the rows it can be typed, or scanned anywhere on the tab. */
  code?: Code;
  /** Numeric field to which a code that is there already adds. */
  increases?: Field;
  /** Fields of the rows in the suggestions offered while a code is typed: the name, and what decides between them. */
  offers?: { readonly title: readonly Field[]; readonly detail: readonly Field[] };
}

/** Sums of record and rows, shown at once. */
export interface RowSums<Schema = string, Field = string> {
  /** Schema of the sums; its rule is declared with `defineSums`. */
  schema: Schema;
  /** Fields in this order, the last one strong; one that holds rows has a line for each of them. */
  fields: readonly Field[];
}

/** Rows that are edited with their record. */
export interface EditedRows<
  Column = ColumnDefinition,
  Field = string,
  Currency = string,
  Row = AnyRecord,
  Of = AnyRecord,
  Suggestions = RowSuggestions,
  Sums = RowSums,
> {
  /** Fields of the rows, each edited in its cell. */
  columns: readonly Column[];
  /** Columns that are added up below the rows. */
  totals?: readonly Field[];
  /** Predicate of the rows that the totals count; all unless given. */
  countedWhen?: (row: Row) => boolean;
  /** Field of the rows, else of the record, that names the currency. */
  currency?: Currency;
  /** Integer field that keeps the rows' order; the table numbers it. Property rows need none. */
  order?: Field;
  /** Returns the values that a new row starts with. */
  defaults?: (record: Of, me: Me) => Partial<Row>;
  /** Enumeration that says what kind of row it is: rows of each kind can be inserted, and look as its `looks` say. */
  kinds?: Field;
  /** Further fields of the rows, shown in the row's sheet. */
  details?: readonly Field[];
  /** Suggestions for the content of rows, filled in while they are written. */
  suggests?: Suggestions;
  /** Sums of record and rows: a block below the rows. */
  sums?: Sums;
}

/** Place of the rows: a property of the record, or records of their own below it. */
type RowsPlace =
  | {
      /** Property of the record that holds the rows. */
      property: string;
      schema?: undefined;
      api?: undefined;
    }
  | {
      property?: undefined;
      /** Schema of the rows, where they are records of their own below this one. */
      schema: string;
      /** Paths where these are listed, read and created; the list's last parameter is this record's id. */
      api: { list: string; record: string; create: string };
    };

export type EditedRowsDefinition = Completed<EditedRows, 'totals'> & RowsPlace & { name: string };

export interface EmbeddedScreen<Screen = string, List = string, Field = string, Omitted = string> {
  /** Screen that stands in the tab; it gives the tab its name. */
  screen: Screen;
  /** Parameter in the specification's route, by which back links name the embedded record. */
  param: string;
  /** Field of the embedded schema that names the record around it. */
  by: string;
  /** List below that record; without it the embedded screen's list is filtered by `by`. */
  list?: List;
  /** Fields of the record around it that stand above what is created there. */
  beside?: readonly Field[];
  /** Columns with the same value in every row here, besides `by`. */
  omit?: readonly Omitted[];
  /** Display of its rows that opens first here, where the screen has it; a list unless given. */
  display?: Display;
}

/** Tab of any type; on a page without records it has no `when`. */
export interface AnyTab extends Conditional {
  /** Name of one of the types below. */
  type: string;
  /** Name in the URL; the label is `tabs.<name>`. */
  name: string;
  /**
   * True, on types that have it, if the tab stays for users who may not see its content; it then says that there are no
   * data.
   */
  staysWithoutRight?: true;
}

export type TabDefinition = AnyTab & TabDefinitions[keyof TabDefinitions];

export interface ActionBase<Of = AnyRecord> {
  /** Name whose label is `actions.<name>`. */
  name: string;
  /** Predicate of the records for which it is offered, besides the right to its call on that record. */
  when?: PermittedWhen<Of>;
  /** Further operations that its call performs: whoever may not do one of them on the record is not offered it. */
  besides?: readonly OperationKey[];
  /** Fields of the record named in the question, label `confirm.<name>` of the button; «OK» without it. */
  confirmNames?: readonly (keyof Of & string)[];
  /** Key that runs it on the record's page, e.g. `F9` or `Ctrl+P`. */
  shortcut?: string;
  /** True if it destroys something: shown so, and Enter alone never confirms it. */
  danger?: boolean;
  /** True for the main action wherever it is available, or the records for which it is, before «Ändern». */
  primary?: true | ((record: Of) => boolean);
}

/**
 * Consequence of success: read the record again (default), read all on the page again after OK (`acknowledge`), open
 * the list, open the created record (id from `Location`), or ask with another action of the screen.
 */
export type Then<Screen = string> =
  'reload' | 'acknowledge' | 'list' | { open: Screen } | { ask: string };

/** Rules by which a call takes the rows that are chosen together. */
export interface ChosenTogether<Field = string, Property = string, Plan = string> {
  /** Property of the body with their ids. */
  property: Property;
  /**
   * Call that answers what would come of them, made before anything is done: `gruppen`, one for each record, and
   * `abweichungen`, differences for which the user decides what counts (`wahl` of the body) or that they are kept apart
   * (`getrennt`).
   */
  plan?: Plan;
  /** Most rows; 100 unless given. */
  most?: number;
  /** Fields in which the rows have to agree. */
  same?: readonly Field[];
}

/** Question once an action has succeeded: the label `afterwards.<action>`, which «no» always answers. */
export interface Afterwards<Of = AnyRecord> extends Conditional<Of> {
  /**
   * Actions of the screen that answer it. Those that the record, as it is by then, or the user's rights do not allow
   * are not offered; without any nothing is asked.
   */
  answers: readonly string[];
  /** System parameter that must say «J» for the question to be asked. */
  parameter?: string;
}

/** Check ahead of a call, and what of its answer is shown. */
export interface AheadDefinition {
  call: CheckOperation;
  /** Property of the answer with findings. */
  findings: string;
  /** Fields of the answer. */
  shows?: readonly string[];
  /** Properties of the answer with rows, each a table; one without rows is not shown. */
  rows?: readonly { property: string; columns: readonly string[] }[];
}

/** Action that makes one call on the record, or one for several. */
export interface CallingAction<
  Call = string,
  Screen = string,
  Of = AnyRecord,
> extends ActionBase<Of> {
  /** Operation as `POST /path`, where `{id}` is the record. */
  call: Call;
  /** Values of the path's other parameters. */
  params?: Readonly<Record<string, string>>;
  /** Property of a refusal with findings: what is missing, each with a way to its field. */
  findings?: string;
  /**
   * Field by whose value its question says what it will do (label `says.<name>.<value>`), and its notice what it has
   * done (`done.<name>.<value>`, with `name` of the record as it is then).
   */
  says?: keyof Of & string;
  /**
   * Check made when its question opens: a call that changes nothing, and the property of its answer with findings;
   * fields of the answer and tables of its rows say what will come of it.
   */
  ahead?: AheadDefinition;
  /** Actions of the screen by message code of a refusal: offered then, whatever their `when` says. */
  otherwise?: Readonly<Record<string, string>>;
  /**
   * Returns what the record shows once the call waits for a network (`x-queued`), until the server has answered.
   * `body`: the body of the call; `now`: local date and time.
   */
  follows?: (record: Of, body: AnyRecord, now: string) => AnyRecord;
  /** Call made once for all chosen rows of the list, with their ids in its body; not offered for one record. */
  selection?: ChosenTogether<keyof Of & string>;
  /**
   * Consequence of success: reads the record again (`reload`, unless given), reads all of the page again after OK
   * (`acknowledge`), opens the list (`list`) or the created record (`open`), or asks with another action (`ask`).
   */
  then?: Then<Screen>;
  /**
   * Question once it has succeeded, in place of `then`: `{ answers: ['assignDeal'], parameter: 'DEALS.ASK' }`. With
   * many rows at once nothing is asked.
   */
  afterwards?: Afterwards<Of>;
}

export type ActionDefinition = ActionBase & ActionDefinitions[keyof ActionDefinitions];

/** Block of a screen on the start page. */
export interface HomeDefinition<View extends string = string> {
  /** Key by which the user's settings show and hide it; the screen's name unless given. */
  key?: string;
  /**
   * Views of its list, with the colour of those that are not to be forgotten. Counted in one call where the contract
   * says how (`start` of the resource), else by the list itself. The first rows are those of the first one that has any.
   */
  figures?: { readonly [V in View]?: Tone };
  /**
   * Property that a user has whom it concerns: only there it stands by itself, before all others; anybody may choose
   * it.
   */
  usersWith?: keyof Me;
  /** Tab shown there, as far as it fits into little room. */
  tab?: string;
}

/** Screen with or without records. */
export interface ScreenBase {
  /** Number shown beside the title. */
  number?: number;
  /** Tabler icon, e.g. `address-book`. */
  icon?: string;
  /** Parent that it stands below in the navigation, with its neighbours: a key under `common:groups.`. */
  group?: string;
  /** Heading that it stands under in the navigation: a key under `common:areas.`. */
  area?: string;
  /** Block on the start page. */
  home?: HomeDefinition;
}

/**
 * Summary of what matters about a record, wherever it appears besides its title. What is left out follows from columns
 * and tones.
 */
export interface SummaryDefinition<Field extends string = string> {
  /** Fields read in one line; in the words of the label `subtitle.<field>`, where there is one. */
  subtitle?: readonly Field[];
  /** Owner of the record, and the part of its title that names it: its own page shows it in the subtitle, as a link. */
  of?: { readonly [F in Field]?: Field };
  /** Most telling number; the first key figure unless given. */
  figure?: Field;
  /** Fields shown as badges; every field with tones unless given. */
  status?: readonly Field[];
  /** Two or three fields, shown with their labels. */
  facts?: readonly Field[];
  /** Image of the record. */
  picture?: Field;
}

/**
 * Condition of a rule: a term or several of the wire's filter, which a record meets, or a function for what no filter
 * can say.
 */
type RuleWhen<Of, Term> = Term | Terms<Term> | Predicate<Of>;

/** Rule that a record may meet, and its look; red unless it says another tone. */
export type RecordRule<Of = AnyRecord, Term = string> =
  RuleWhen<Of, Term> | { when: RuleWhen<Of, Term>; tone: Tone };

/** Rules by their names. */
export type RecordRules<Of = AnyRecord, Term = string> = Readonly<
  Record<string, RecordRule<Of, Term>>
>;

/** Field with its sign in a sum, which begins with the figure before: `['billed', '-paid', '=open']`. */
type Signed<Field extends string> = Field | `${'+' | '-' | '='}${Field}`;

/**
 * Key figures: a field, or fields with the tab that has the rows behind them where that does not follow from its
 * columns.
 */
export type KeyFigures<Field extends string = string> = readonly (
  Signed<Field> | { readonly [F in Signed<Field>]?: string }
)[];

/** Preset of a new record with some values: an entry of its own in the menu of new records and in the palette. */
export interface CreatePreset<Values = AnyRecord> {
  /** Name whose label is `presets.<name>`, e.g. «Angebot anlegen». */
  name: string;
  /** Values of fields that the address of a new record presets (`query`). */
  values: Values;
  /** Number that leads there like the number of a screen. */
  number?: number;
  /** Right without which the entry is not offered; the right to create a record is needed besides. */
  right?: RightName;
}

/** Start of a new record: what it begins with, and what is asked before it does. */
export interface CreateDefinition<Field extends string = string, Of = AnyRecord> {
  /** Fields by query parameter of `/new` that presets them. */
  query?: Readonly<Record<string, Field>>;
  /** Returns the default values; `parent`: the record above, where the screen is embedded. */
  defaults?: (me: Me, parent: AnyRecord | undefined) => Partial<Of>;
  /**
   * Fields that a dialog asks for, as far as they are not preset; with them the record is created at once and then
   * edited.
   */
  asks?: readonly Field[];
  /** Tab of the record that opens once it was created so; its first unless given. */
  opens?: string;
  /** Page to show once it is stored: the record above, where it stands in one; its own unless given. */
  then?: 'parent';
  /** Tells which values of a field with a list are offered to whom. */
  offers?: {
    readonly [F in keyof Of]?: (
      value: NonNullable<Of[F]>,
      me: Me,
      can: (right: RightName) => boolean,
    ) => boolean;
  };
  /** Presets in place of the plain new record. */
  presets?: readonly CreatePreset<Partial<Of>>[];
  /** Fields in which calls from the records around are written down: a user who dials a number there times the call. */
  calls?: CallDefinition<Field, Partial<Of>>;
}

/** Fields of a new record that describe a call; `query` presets each. */
export interface CallDefinition<Field extends string = string, Values = AnyRecord> {
  /** Field for the beginning. */
  begin: Field;
  /** Field for the duration in minutes. */
  minutes: Field;
  /** Field for the number that was called. */
  subject?: Field;
  /** Further values that it begins with. */
  values?: Values;
}

/** Chain of the records that one was made from, and that were made from it. */
export interface ChainDefinition<List = string, Column = string> {
  /** Call that answers what it was made from; its last parameter is the record’s id. */
  before: List;
  /** Call that answers what was made from it. */
  after: List;
  /** Fields shown of each beside its title, which leads to it; fields with tones as badges. */
  columns: readonly Column[];
}

/**
 * Meaning of a field's values for one record: the label `explains.<value>` with the records of its chain,
 * `{{records}}`.
 */
export interface ExplainedStatus<Field = string> {
  /** Field of the record. */
  field: Field;
  /** Direction in its chain that the text of a value names. */
  values: Readonly<Record<string, 'before' | 'after'>>;
}

/** Ways to show the rows of a list. */
export type Display = 'list' | 'board' | 'tree' | 'calendar' | 'schedule';

/** List as a tree: its records below those that they are a part of. */
export interface TreeDefinition<Field extends string = string> {
  /** Field that names the record above: the contract says that it is one of the same schema (`x-ref`). */
  parent: Field;
  /** Field in which the server counts the records below one. Without it every record may have some. */
  count?: Field;
}

/** List as columns of cards, one for each value of a field; moving a card to another column changes the field. */
export interface BoardDefinition<
  Field extends string = string,
  Any extends string = string,
  Value = string | number,
> {
  /** Field with an enumeration, or with a list of few values. */
  field: Field;
  /** Figure added up above each column. Needs `query`. */
  sum?: Any;
  /** Values that have a column, in this order; all of them unless given. */
  columns?: readonly Value[];
}

type ValueOf<Of, Field> = Field extends keyof Of
  ? unknown extends Of[Field]
    ? string | number
    : Extract<Of[Field], string | number>
  : never;

/** Boards by any of the fields. */
export type Boards<Field extends string = string, Of = AnyRecord> = {
  readonly [F in Field]: BoardDefinition<F, Field, ValueOf<Of, F>>;
}[Field];

export interface RecordsScreen<
  Schema = string,
  Field extends string = string,
  Of = AnyRecord,
  Term = string,
> extends ScreenBase {
  /** Contract's name of its records. */
  schema: Schema;
  /** Fields that its records are called by, where not by the contract's `x-title`. */
  title?: readonly Field[];
  /** Summary of what matters about a record, wherever it appears: header, card, list to choose from. */
  summary?: SummaryDefinition<Field>;
  /** Figures in the record's header, the most important first. */
  figures?: KeyFigures<Field>;
  /** Reasons to look twice, most serious first; their texts (`warnings.<name>`) may name fields of the record: `{{kreditlimit}}`. */
  warnings?: RecordRules<Of, Term>;
  /**
   * Colours of a record in every list, board, tree, calendar and schedule: the first rule that holds, by the label
   * `tones.<name>`.
   */
  tones?: RecordRules<Of, Term>;
  /** Explained values of a status. Needs `chain`. */
  explains?: ExplainedStatus<Field>;
  /** Board that the list can also be shown as: `board: { field: 'phase' }`. */
  board?: Boards<Field, Of>;
  /** Tree that the list can also be shown as: `tree: { parent: 'gehoertZuId' }`. */
  tree?: TreeDefinition<Field>;
  /** Calendar that the list can also be shown as: `calendar: { begin: 'von', end: 'bis' }`. */
  calendar?: CalendarDefinition<Field>;
  /** Schedule of people or machines by days, shown to users who may change the list's records. */
  schedule?: ScheduleDefinition<Field>;
  /** Start of a new record. */
  create?: CreateDefinition<Field, Of>;
  /**
   * True if offered only to users who may change its records, though others may read them: for things that are set up.
   */
  forEditors?: true;
  /** Tells which records may be changed, besides rights and what the contract says. */
  editableWhen?: PermittedWhen<Of>;
  /** Tells which records may be deleted. */
  removableWhen?: PermittedWhen<Of>;
  /** Fields by which a record being created is recognised as an existing one: all of any of these lists. */
  duplicates?: readonly (readonly Field[])[];
  /** Change offered where a deletion is refused, e.g. to block the record. */
  insteadOfRemoval?: Partial<Of>;
  /**
   * Views whose records are kept on the device, with what they refer to, the lists that their forms choose from and
   * what is read for each of them: a technician who may see the screen works with them without a network. Whatever does
   * not fit into its bound is missing, and the device not ready.
   */
  offline?: {
    views: readonly string[];
    /** Lists by path, whole, or as far as they are declared. */
    lists?: readonly (string | OfflineList)[];
    /** Answers of one day, by path: the query parameter that names the day. Today's are read. */
    days?: Readonly<Record<string, string>>;
    reads?: readonly OfflineRead[];
  };
  /**
   * Fields that may hold a code: the list offers a page that reads one by camera, scanner or keyboard and opens the
   * record that has it, at `/{screen}/scanner`.
   */
  scans?: readonly Field[];
  /**
   * Columns whose cells are changed in place, in the list: `true` for all that take input, or the fields that do. A
   * user who may not change the record or the field may not change it there.
   */
  inPlace?: true | readonly Field[];
  /** Today's names of fields by their former ones: views, links and columns that users have kept follow. */
  renamed?: Readonly<Record<string, Field>>;
}

/** Screen as the engine reads it: checked by `defineScreen`, completed with defaults, of any schema. */
export interface ScreenDefinition extends RecordsScreen {
  name: string;
  standalone: boolean;
  api: { list: string; record: string; create: string };
  query?: string;
  chain?: ChainDefinition;
  columns: readonly ColumnDefinition[];
  order: readonly string[];
  views?: readonly ViewDefinition[];
  tabs: readonly TabDefinition[];
  actions: readonly ActionDefinition[];
}

/** Screen without list and record, as the engine reads it. */
export interface PageDefinition extends ScreenBase {
  name: string;
  schema?: undefined;
  standalone: true;
  tabs: readonly TabDefinition[];
  tabNumbers?: Readonly<Record<string, number>>;
}

export type AnyDefinition = ScreenDefinition | PageDefinition;
