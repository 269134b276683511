import type { FieldPart } from './rules/field-part';
import type { QuickTime } from './rules/quick-times';
import type { Tone } from './rules/tone';

/**
 * Types that bind definitions to *a* contract. An application registers its own by augmenting
 * {@link Register} in a declaration file that its `tsconfig.json` includes.
 */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- augmented by the application
export interface Register {}

/** The shape every generated contract has (`generated/contract.ts`). */
export interface AnyContract {
  schemas: object;
  paths: object;
  lists: object;
  records: object;
  creates: object;
  bodies: object;
  references: object;
  queries: object;
  answers: object;
  rows: object;
  rights: object;
  right: string;
}

/** One registered member, or what holds where nothing is registered. */
export type Registered<Key extends string, Fallback> = Key extends keyof Register
  ? Register[Key]
  : Fallback;

export type Contract = Registered<'contract', AnyContract>;

/** A schema that some path lists or reads. */
export type SchemaName = Extract<
  Contract['lists'][keyof Contract['lists']] | Contract['records'][keyof Contract['records']],
  keyof Contract['schemas'] & string
>;

/** The schema of rows that a property of some record holds. */
type RowSchemaName = Extract<
  Contract['rows'][keyof Contract['rows']],
  keyof Contract['schemas'] & string
>;

/** Schemas of calls: of their query or body, or of an answer that is no record. */
type CallSchemaName = Extract<
  | Contract['queries'][keyof Contract['queries']]
  | Contract['answers'][keyof Contract['answers']]
  | Contract['bodies'][keyof Contract['bodies']],
  keyof Contract['schemas'] & string
>;

/** A schema whose values people see and change: of records, of rows in them, or of what calls ask and answer. */
export type ShownSchema = SchemaName | RowSchemaName | CallSchemaName;

/** A record or row of a schema as the server answers it. */
export type Entity<S extends ShownSchema> = Contract['schemas'][S];

export type FieldName<S extends ShownSchema> = keyof Entity<S> & string;

/** A property that holds rows. */
export type RowsProperty<S extends ShownSchema> = {
  [P in FieldName<S>]: `${S}.${P}` extends keyof Contract['rows'] ? P : never;
}[FieldName<S>];

/** The schema of the rows in a property. */
export type RowsOf<S extends ShownSchema, P extends string> = `${S}.${P}` extends infer Key extends
  keyof Contract['rows']
  ? Extract<Contract['rows'][Key], ShownSchema>
  : never;

/** Fields that may be entered, including those that are only ever sent, such as the content of a file. */
export type FormFieldName<S extends ShownSchema> =
  | FieldName<S>
  | (`${S}Input` extends keyof Contract['schemas']
      ? keyof Contract['schemas'][`${S}Input`] & string
      : never);

type PathTo<Table, S> = { [P in keyof Table]: Table[P] extends S ? P : never }[keyof Table] &
  string;

export type ListPath<S extends SchemaName> = PathTo<Contract['lists'], S>;
/** A list below a record whose rows are contents with these properties: its files, its images. */
export type AttachmentPath<Property extends string> = {
  [S in SchemaName]: [Property] extends [FieldName<S>]
    ? Extract<ListPath<S>, `${string}}/${string}`>
    : never;
}[SchemaName];
export type RecordPath<S extends SchemaName> = PathTo<Contract['records'], S>;
export type CreatePath<S extends SchemaName> = PathTo<Contract['creates'], S>;

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

/** `POST /path`: every operation of the contract. */
export type OperationKey = {
  [P in keyof Contract['paths'] & string]: {
    [M in Method]: Contract['paths'][P] extends { [K in M]: object }
      ? `${Uppercase<M>} ${P}`
      : never;
  }[Method];
}[keyof Contract['paths'] & string];

/** Operation whose body is a schema of its own, so that a dialog can ask for it. */
export type BodyOperation = keyof Contract['bodies'] & OperationKey;

/** The body of such an operation. */
export type BodyOf<Op extends BodyOperation> = Contract['bodies'][Op] extends infer Name
  ? Name extends keyof Contract['schemas']
    ? Contract['schemas'][Name]
    : never
  : never;

/** Calls whose path has parameters besides the record, e.g. the type it is converted to. */
export type FurtherOperation = Extract<
  OperationKey,
  `POST ${string}{id}${string}{${string}}${string}`
>;

/** Values of those parameters, by name, as the contract lists them. */
export type FurtherParams<Op extends string> = Op extends `POST ${infer P}`
  ? P extends keyof Contract['paths']
    ? Contract['paths'][P] extends { post: { parameters: { path: infer Path } } }
      ? { readonly [N in Exclude<keyof Path, 'id'>]: Path[N] & string }
      : never
    : never
  : never;

/** Values of those parameters in a definition: nothing where there are none. */
export type WithFurther<Op extends string> = Op extends FurtherOperation
  ? { params: FurtherParams<Op> }
  : { params?: undefined };

/** Properties of a call's body that hold ids. */
export type IdsProperty<Op extends BodyOperation> = {
  [P in keyof BodyOf<Op> & string]-?: NonNullable<BodyOf<Op>[P]> extends readonly number[]
    ? P
    : never;
}[keyof BodyOf<Op> & string];

/** Fields that a list's call asks for besides the record, e.g. a period; none where it takes nothing of its own. */
export type QueryField<P extends string> = `GET ${P}` extends keyof Contract['queries']
  ? Contract['queries'][`GET ${P}`] extends infer Name extends keyof Contract['schemas']
    ? keyof Contract['schemas'][Name] & string
    : never
  : never;

/** `GET /path` of a call that asks something about a record and answers it. */
export type AskOperation = keyof Contract['answers'] & keyof Contract['queries'] & string;

/** `POST /path` of a call that does something with a record and answers it. */
export type CheckOperation = keyof Contract['answers'] & OperationKey & `POST ${string}`;

/** `GET /path` of a call that proposes what a body would be. */
export type ProposalOperation = keyof Contract['answers'] & OperationKey & `GET ${string}`;

/** `POST /path` of a call that answers what would become of several records. */
export type PlanOperation = {
  [Op in BodyOperation]: Op extends `POST ${infer P extends keyof Contract['paths'] & string}`
    ? Contract['paths'][P] extends { post: { responses: { 200: Answering<AnsweredPlan> } } }
      ? Op
      : never
    : never;
}[BodyOperation];

interface AnsweredPlan {
  gruppen: readonly unknown[];
  abweichungen: readonly unknown[];
}

interface Answering<Result> {
  content: { 'application/json': { result: Result } };
}

/** The schema that such a call answers. */
export type AnswerOf<Op extends AskOperation | CheckOperation | ProposalOperation> = Extract<
  Contract['answers'][Op],
  ShownSchema
>;

/** Fields that such a call asks for. */
export type AskedField<Op extends AskOperation> = Contract['queries'][Op] extends infer Name extends
  keyof Contract['schemas']
  ? keyof Contract['schemas'][Name] & string
  : never;

/** A right of a user. */
export type RightName = Contract['right'];

/** A list that values are chosen from: one of `lookups.ts`, or the records of a schema. */
export type LookupName = Extract<
  keyof Registered<'lookups', Record<never, never>> | keyof Contract['references'],
  string
>;

export type { Tone };

/** Data that a computed field may look at besides its own record. */
export interface ComputeContext {
  /** Record that this one belongs to, e.g. the address of a contact person. */
  parent: Readonly<Record<string, unknown>> | undefined;
  /** The row of the reference list that the field's current value stands for. */
  choice: (field: string) => Readonly<Record<string, unknown>> | undefined;
}

/** One of the application's `cells/`. */
type CellName = Extract<keyof Registered<'cells', Record<never, never>>, string>;

/** Facts about one field that the contract cannot say. Every property is optional: name only what differs. */
export interface FieldMetadata<
  S extends ShownSchema = ShownSchema,
  F extends FieldName<S> = FieldName<S>,
> {
  /** Role of the field within a group that is read as one, where the contract's `x-part` does not say it. */
  part?: FieldPart;
  /**
   * True if its value stands on things as a code, where the contract's `x-scanned` does not say it: its control offers
   * the scanner.
   */
  scanned?: boolean;
  /** List that values come from; the default follows the contract's format. */
  lookup?: LookupName;
  /** A field type other than the one that type and format ask for, by its name. */
  type?: string;
  /** Cell of the application's own, from `cells/`, that shows it; its type stays what it is. */
  cell?: CellName;
  /** True for several lines of text; a text of more than 500 characters has them anyway. */
  multiline?: boolean;
  /** Part of an image that is stored: a square, or any part the user likes (the default). */
  crop?: 'square' | 'free';
  /** Condition under which it is shown. */
  when?: (record: Partial<Entity<S>>) => boolean;
  /** Computes the value from other fields until the user writes one of their own. */
  computed?: {
    from: readonly FormFieldName<S>[];
    value: (record: Partial<Entity<S>>, context: ComputeContext) => string | number | null;
  };
  /**
   * Fields that choosing a row of the list fills, each with the property of the row that it takes. Values that somebody
   * has written stay.
   */
  fills?: Readonly<Partial<Record<FieldName<S>, string>>>;
  /**
   * Rule of one field that may look at others; returns a key under `messages.`, or undefined when it holds. Browser and
   * server both apply it.
   */
  check?: (value: NonNullable<Entity<S>[F]>, record: Partial<Entity<S>>) => string | undefined;
  /** Key under `messages.` for a missing value, instead of the usual text. */
  requiredMessage?: string;
  /** Tone of each enumeration value when it is shown as a status. */
  tones?: Partial<Record<TextOf<Entity<S>[F]>, Tone>>;
  /**
   * Remark shown behind the value and beside the title: a key under `values.<field>.`, with a count («noch 4 Monate»),
   * and its tone.
   */
  mark?: {
    of: (
      value: NonNullable<Entity<S>[F]>,
      record: Partial<Entity<S>>,
    ) => string | readonly [name: string, count: number] | undefined;
    tones: Readonly<Record<string, Tone>>;
  };
  /** Fields that its value covers as well: they are left out while it is read. */
  tells?: readonly FieldName<S>[];
  /** Marks a date as a deadline as long as this holds. Cards show the days that are left. */
  due?: (record: Partial<Entity<S>>) => boolean;
  /** Frequent times, or days with a time, that are offered below the control (`schemas/rules/quick-times.ts`). */
  quick?: readonly QuickTime[];
  /** Keys under `messages.` that say what is wrong with a figure better than the general ones. */
  figureMessages?: FigureMessages;
  /** Number added to a whole number when it is shown, where people count differently. */
  shownPlus?: number;
  /**
   * Computes the value in an editable table from its row alone; shown at once, and sent only where it takes input.
   * Undefined leaves it as it is.
   */
  ofRow?: (row: Partial<Entity<S>>) => Entity<S>[F] | null | undefined;
  /**
   * Computes the value from the rows before it or the record: called for all rows from a changed one on, after `ofRow`.
   */
  ofRows?: (
    row: Partial<Entity<S>>,
    before: readonly Partial<Entity<S>>[],
    record: Readonly<Record<string, unknown>>,
  ) => Entity<S>[F] | null | undefined;
  /** Look of a row in an editable table, by the values of an enumeration that says what kind of row it is. */
  looks?: Partial<Record<TextOf<Entity<S>[F]>, RowLook>>;
}

/** Messages for a figure that is below its bound, or not whole. */
export interface FigureMessages {
  tooSmall?: string;
  notInteger?: string;
}

/** `text`: quiet, across the columns that such a row has no values for; `sum`: strong, under a line; `aside`: quiet, amounts in brackets. */
export type RowLook = 'text' | 'sum' | 'aside';

/** Value written as a key: `true`, `4`, `KUNDE`. */
type TextOf<Value> = Value extends string | number | boolean ? `${Value}` : never;

type SentValue<S extends ShownSchema, F> = `${S}Input` extends keyof Contract['schemas']
  ? F extends keyof Contract['schemas'][`${S}Input`]
    ? Contract['schemas'][`${S}Input`][F]
    : never
  : never;

export type FieldsOf<S extends ShownSchema> = { [F in FieldName<S>]?: FieldMetadata<S, F> } & {
  // A property that is only ever sent has no value that could be looked at.
  [F in Exclude<FormFieldName<S>, FieldName<S>>]?: Pick<
    AnyFieldMetadata,
    'type' | 'multiline' | 'quick'
  > & { fills?: Readonly<Partial<Record<FieldName<S>, string>>> } & {
    check?: (value: NonNullable<SentValue<S, F>>) => string | undefined;
  };
};

/** Field metadata as the engine and the server read it, whatever the schema. */
export interface AnyFieldMetadata {
  part?: FieldPart;
  scanned?: boolean;
  lookup?: string;
  type?: string;
  cell?: string;
  multiline?: boolean;
  crop?: 'square' | 'free';
  when?: (record: Record<string, unknown>) => boolean;
  computed?: {
    from: readonly string[];
    value: (record: Record<string, unknown>, context: ComputeContext) => string | number | null;
  };
  fills?: Readonly<Record<string, string>>;
  check?: (value: unknown, record: Record<string, unknown>) => string | undefined;
  requiredMessage?: string;
  tones?: Partial<Record<string, Tone>>;
  mark?: {
    of: (
      value: unknown,
      record: Record<string, unknown>,
    ) => string | readonly [name: string, count: number] | undefined;
    tones: Readonly<Record<string, Tone>>;
  };
  tells?: readonly string[];
  due?: (record: Record<string, unknown>) => boolean;
  quick?: readonly QuickTime[];
  figureMessages?: FigureMessages;
  shownPlus?: number;
  ofRow?: (row: Record<string, unknown>) => unknown;
  ofRows?: (
    row: Record<string, unknown>,
    before: readonly Record<string, unknown>[],
    record: Readonly<Record<string, unknown>>,
  ) => unknown;
  looks?: Partial<Record<string, RowLook>>;
}

export interface FieldsDefinition {
  schema: string;
  fields: Readonly<Record<string, AnyFieldMetadata>>;
}

/**
 * Checks the metadata of a schema's fields against the contract; changes nothing.
 * @example
 * ```ts fields
 * defineFields('GadgetOrderLine', {
 *   menge: { when: (line) => line.art !== 'TEXT' },
 *   art: { tones: { TEXT: 'grey' } },
 *   benutzerId: { lookup: 'User' },
 *   betrag: {
 *     computed: {
 *       from: ['menge', 'preis'],
 *       value: ({ menge, preis }) => (menge == null || preis == null ? null : menge * preis),
 *     },
 *   },
 * })
 * ```
 */
export function defineFields<S extends ShownSchema>(
  schema: S,
  fields: FieldsOf<S>,
): FieldsDefinition {
  return { schema, fields: fields as FieldsDefinition['fields'] };
}

/** Sums of a record and its rows, as the engine reads them. */
export interface SumsDefinition {
  /** Schema of the result. */
  sums: string;
  of: string;
  rows: string;
  value: (
    record: Readonly<Record<string, unknown>>,
    rows: readonly Readonly<Record<string, unknown>>[],
  ) => Readonly<Record<string, unknown>>;
}

/**
 * Defines the sums of a record and its rows: a pure rule that page and server share, in `schemas/fields/<sums>.ts`. A
 * property of the result is not shown to users who lack its right.
 * @example
 * ```ts fields
 * defineSums({
 *   sums: 'GadgetQuoteSums',
 *   of: 'GadgetOrder',
 *   rows: 'GadgetQuoteLine',
 *   value: (order, lines) => {
 *     const netto = lines.reduce((sum, { betrag }) => sum + (betrag ?? 0), 0);
 *     return { netto, brutto: netto, steuern: [] };
 *   },
 * })
 * ```
 */
export function defineSums<
  S extends ShownSchema,
  R extends ShownSchema,
  Row extends ShownSchema,
>(definition: {
  sums: S;
  of: R;
  rows: Row;
  value: (record: Partial<Entity<R>>, rows: readonly Partial<Entity<Row>>[]) => Entity<S>;
}): SumsDefinition {
  return definition as unknown as SumsDefinition;
}

/** Options of a list that values are chosen from, besides its place. */
interface LookupOptions<Field extends string> {
  /** Restriction of the rows on offer, in the grammar of filters. */
  filter?: string;
  /** Order of the rows, by the title unless given; `-field` for descending. */
  orderBy?: Field | `-${Field}`;
  /** Maximum number of rows that are loaded. */
  limit?: number;
  /** Property that blocks a row: it is shown where it is used, but not offered. */
  blocked?: Field;
  /** True if the field also takes a text that is not in the list. */
  open?: boolean;
  /** True if the rows are users: the current one is offered first. */
  me?: boolean;
  /**
   * Field of records with a screen: only those are offered whose value equals that of the form's field of the same
   * name.
   */
  among?: Field;
  /** True if others are found as well once somebody types, below those and marked; needs `among`. */
  others?: boolean;
  /**
   * Fields of the second line, for records with a screen; unless named, the first columns that are not in the title.
   */
  detail?: readonly Field[];
  /**
   * Fields with a list of values that narrow the records in their own search dialog, for records with a screen; with
   * the values it begins with, all of which the user may change.
   */
  narrow?: { readonly [F in Field]?: readonly string[] | Narrowed };
}

interface Narrowed {
  /** Values that choosing begins with. */
  starts: readonly string[];
  /** Prefixes of the values on offer. */
  offers: readonly string[];
}

/** List that values are chosen from, as the engine reads it: `lookupsOf` completes the written form. */
export interface Lookup extends LookupOptions<string> {
  /** Path of a list of the contract, or of a call whose single answer holds the rows in `part`. */
  path: string;
  /** Property of such an answer. */
  part?: string;
  /** Property with a percentage, shown behind the name: the rate of a tax. */
  percent?: string;
  /** Property stored in the record. */
  value: string;
  /** Properties shown to the user, joined. */
  title: readonly string[];
  /**
   * Screen whose records are the rows: too many to be loaded, so the server is searched, and records are opened and
   * created in place. `filter` restricts what is offered; a record that is set already is shown in any case.
   */
  screen?: string;
}

/** List as it is written: for a schema (of the same name, or named by `of`) only what differs from the defaults. */
export type WrittenLookup = Partial<Lookup> & { of?: string };

/**
 * Checks lists against the contract; keeps their names as literal types.
 * @example
 * ```ts fields
 * defineLookups({
 *   Exhibit: { orderBy: 'bezeichnung', detail: ['standort'] },
 *   working: { of: 'Gadget', filter: 'aktiv=true', blocked: 'aktiv', narrow: { farbe: ['ROT', 'BLAU'] } },
 * })
 * ```
 */
export function defineLookups<
  const T extends { [K in keyof T]: K extends SchemaName ? OwnLookup<K> : NamedLookup },
>(lookups: T): { readonly [K in keyof T]: WrittenLookup } {
  return lookups;
}

type OwnLookup<S extends SchemaName> = LookupOptions<FieldName<S>> & {
  /** Set to undefined: all rows are loaded, although they have a screen. */
  screen?: undefined;
  value?: FieldName<S>;
  title?: readonly FieldName<S>[];
} & ({ path?: ListPath<S>; part?: never } | Part);

/** List of rows that are no records: a part of an answer, or a list of values. */
type NamedLookup =
  | { [S in SchemaName]: OwnLookup<S> & { of: S } }[SchemaName]
  | (LookupOptions<string> &
      (Part | Omit<Part, 'part'>) & { of?: never; value: string; title: readonly string[] });

interface Part {
  path: keyof Contract['paths'] & string;
  part: string;
  /** Property with a percentage, shown behind the name: the rate of a tax. */
  percent?: string;
}
