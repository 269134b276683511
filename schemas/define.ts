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

/** What calls ask for in their query or body, or answer, where that is no record. */
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

/** What may be entered: also what is only ever sent, such as the content of a file. */
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

/** An operation whose body is a schema of its own: what a dialog can ask for. */
export type BodyOperation = keyof Contract['bodies'] & OperationKey;

/** The body of such an operation. */
export type BodyOf<Op extends BodyOperation> = Contract['bodies'][Op] extends infer Name
  ? Name extends keyof Contract['schemas']
    ? Contract['schemas'][Name]
    : never
  : never;

/** Calls whose path has parameters besides the record, e.g. what it is converted to. */
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

/** What a definition says of them: nothing where there are none. */
export type WithFurther<Op extends string> = Op extends FurtherOperation
  ? { params: FurtherParams<Op> }
  : { params?: undefined };

/** Properties of a call's body that hold ids. */
export type IdsProperty<Op extends BodyOperation> = {
  [P in keyof BodyOf<Op> & string]-?: NonNullable<BodyOf<Op>[P]> extends readonly number[]
    ? P
    : never;
}[keyof BodyOf<Op> & string];

/** What a list's call asks for besides the record, e.g. a period; none where it takes nothing of its own. */
export type QueryField<P extends string> = `GET ${P}` extends keyof Contract['queries']
  ? Contract['queries'][`GET ${P}`] extends infer Name extends keyof Contract['schemas']
    ? keyof Contract['schemas'][Name] & string
    : never
  : never;

/** `GET /path` of a call that asks for something about a record and answers it. */
export type AskOperation = keyof Contract['answers'] & keyof Contract['queries'] & string;

/** `POST /path` of a call that does something about a record and answers it. */
export type CheckOperation = keyof Contract['answers'] & OperationKey & `POST ${string}`;

/** The schema that such a call answers. */
export type AnswerOf<Op extends AskOperation | CheckOperation> = Extract<
  Contract['answers'][Op],
  ShownSchema
>;

/** What such a call asks for. */
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

/** What a computed field may look at besides its own record. */
export interface ComputeContext {
  /** The record this one belongs to, e.g. the address of a contact person. */
  parent: Readonly<Record<string, unknown>> | undefined;
  /** The row of the reference list that the field's current value stands for. */
  choice: (field: string) => Readonly<Record<string, unknown>> | undefined;
}

/** One of the application's `cells/`. */
type CellName = Extract<keyof Registered<'cells', Record<never, never>>, string>;

/** What the contract cannot say about one field. Every property is optional: name only what differs. */
export interface FieldMetadata<
  S extends ShownSchema = ShownSchema,
  F extends FieldName<S> = FieldName<S>,
> {
  /** What it is of something that is read as one, where the contract's `x-part` does not say it. */
  part?: FieldPart;
  /** Its value stands on things as a code, where the contract's `x-scanned` does not say it: its control offers the scanner. */
  scanned?: boolean;
  /** Values come from this list; the default follows the contract's format. */
  lookup?: LookupName;
  /** A field type other than the one that type and format ask for, by its name. */
  type?: string;
  /** Shown by this cell of the application's own, from `cells/`; its type stays what it is. */
  cell?: CellName;
  /** Several lines of text; a text of more than 500 characters has them anyway. */
  multiline?: boolean;
  /** What part of an image is stored: a square, or whatever part the user likes (the default). */
  crop?: 'square' | 'free';
  /** Shown only when this holds. */
  when?: (record: Partial<Entity<S>>) => boolean;
  /** Filled from other fields until the user writes a value of their own. */
  computed?: {
    from: readonly FormFieldName<S>[];
    value: (record: Partial<Entity<S>>, context: ComputeContext) => string | number | null;
  };
  /**
   * Of a field with a list: choosing a row fills other fields with what the row says of them, by name of a property of the row. What
   * somebody has written stays.
   */
  fills?: Readonly<Partial<Record<FieldName<S>, string>>>;
  /** A rule of one field that may look at others; answers a key under `messages.`, or undefined when it holds. Browser and server both apply it. */
  check?: (value: NonNullable<Entity<S>[F]>, record: Partial<Entity<S>>) => string | undefined;
  /** Key under `messages.` said instead of the usual text when the value is missing. */
  requiredMessage?: string;
  /** Tone of each enumeration value when it is shown as a status. */
  tones?: Partial<Record<TextOf<Entity<S>[F]>, Tone>>;
  /** What a value amounts to besides, said behind it and beside the title: a key under `values.<field>.`, with what is counted in it («noch 4 Monate»), and its tone. */
  mark?: {
    of: (
      value: NonNullable<Entity<S>[F]>,
      record: Partial<Entity<S>>,
    ) => string | readonly [name: string, count: number] | undefined;
    tones: Readonly<Record<string, Tone>>;
  };
  /** Fields that its value says as well: while it is read they are left out. */
  tells?: readonly FieldName<S>[];
  /** Of a date: by then something has to be done, as long as this holds. Cards say the days that are left. */
  due?: (record: Partial<Entity<S>>) => boolean;
  /** Of a time, or a day with its time: those that are often meant, offered below its control (`schemas/rules/quick-times.ts`). */
  quick?: readonly QuickTime[];
  /** Of a figure: keys under `messages.` that say what is wrong better than those of every figure. */
  figureMessages?: FigureMessages;
  /** Of a whole number that people count differently: what is added when it is shown. */
  shownPlus?: number;
  /** In an editable table: what it is at once, by its row alone; shown, and sent only where it takes input. Undefined leaves it as it is. */
  ofRow?: (row: Partial<Entity<S>>) => Entity<S>[F] | null | undefined;
  /** The same of what the rows before it or the record decide: asked of all rows from a changed one on, and after `ofRow`. */
  ofRows?: (
    row: Partial<Entity<S>>,
    before: readonly Partial<Entity<S>>[],
    record: Readonly<Record<string, unknown>>,
  ) => Entity<S>[F] | null | undefined;
  /** Of an enumeration that says what kind of row it is in an editable table: how rows of a value look. */
  looks?: Partial<Record<TextOf<Entity<S>[F]>, RowLook>>;
}

/** What may be wrong with a figure: it is below its bound, or not whole. */
export interface FigureMessages {
  tooSmall?: string;
  notInteger?: string;
}

/** `text`: quiet, across the columns that such a row has no values for; `sum`: strong, under a line; `aside`: quiet, amounts in brackets. */
export type RowLook = 'text' | 'sum' | 'aside';

/** How a value stands as a key: `true`, `4`, `KUNDE`. */
type TextOf<Value> = Value extends string | number | boolean ? `${Value}` : never;

type SentValue<S extends ShownSchema, F> = `${S}Input` extends keyof Contract['schemas']
  ? F extends keyof Contract['schemas'][`${S}Input`]
    ? Contract['schemas'][`${S}Input`][F]
    : never
  : never;

export type FieldsOf<S extends ShownSchema> = { [F in FieldName<S>]?: FieldMetadata<S, F> } & {
  // What is only ever sent has no value that could be looked at.
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

/** What a record and its rows come to, as the engine reads it. */
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
 * What a record and its rows come to: a pure rule that page and server share, in `schemas/fields/<sums>.ts`. A property of the
 * result whose right the user lacks is not shown.
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

/** What a list that values are chosen from may say besides where it is. */
interface LookupOptions<Field extends string> {
  /** What is offered, in the grammar of filters. */
  filter?: string;
  /** By the title unless given; `-field` the other way round. */
  orderBy?: Field | `-${Field}`;
  /** Rows that are loaded at most. */
  limit?: number;
  /** Rows with this property set are shown where they are used, but not offered. */
  blocked?: Field;
  /** The field also takes a text that is not in the list. */
  open?: boolean;
  /** The rows are users: the current one is offered first. */
  me?: boolean;
  /** Of records with a screen: only those are offered that have in this field what the form has in its field of that name. */
  among?: Field;
  /** Of records with a screen: fields of the second line; the first columns that are not in the title unless named. */
  detail?: readonly Field[];
  /**
   * Of records with a screen: fields with a list of values, by which they are narrowed in a search dialog of their own. The
   * values that it begins with, all of which the user may change.
   */
  narrow?: { readonly [F in Field]?: readonly string[] | Narrowed };
}

interface Narrowed {
  /** The values that choosing begins with. */
  starts: readonly string[];
  /** Values are offered that begin with one of these. */
  offers: readonly string[];
}

/** A list that values are chosen from, as the engine reads it: `lookupsOf` completes what is written. */
export interface Lookup extends LookupOptions<string> {
  /** A list of the contract, or a call whose single answer holds the rows in `part`. */
  path: string;
  /** Property of such an answer. */
  part?: string;
  /** Property with a percentage, said behind the name: the rate of a tax. */
  percent?: string;
  /** Property stored in the record. */
  value: string;
  /** Properties shown to the user, joined. */
  title: readonly string[];
  /**
   * The rows are the records of this screen: too many to be loaded, so the server is searched, and records
   * are opened and created in place. `filter` is what is offered; a record that is set already is shown
   * whatever it says.
   */
  screen?: string;
}

/** A list as it is written: of a schema (that it is named like, or `of`) only what differs from what follows from it. */
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
  /** All rows are loaded, although they have a screen. */
  screen?: undefined;
  value?: FieldName<S>;
  title?: readonly FieldName<S>[];
} & ({ path?: ListPath<S>; part?: never } | Part);

/** Of rows that are no records: a part of an answer, or a list of values. */
type NamedLookup =
  | { [S in SchemaName]: OwnLookup<S> & { of: S } }[SchemaName]
  | (LookupOptions<string> &
      (Part | Omit<Part, 'part'>) & { of?: never; value: string; title: readonly string[] });

interface Part {
  path: keyof Contract['paths'] & string;
  part: string;
  /** Property with a percentage, said behind the name: the rate of a tax. */
  percent?: string;
}
