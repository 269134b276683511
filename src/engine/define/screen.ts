import type {
  CreatePath,
  Entity,
  FieldName,
  ListPath,
  QueryField,
  RecordPath,
  Registered,
  SchemaName,
  ShownSchema,
} from '../../../schemas/define';
import type { WrittenActions } from './action-types';
import type {
  ChainDefinition,
  ColumnOptions,
  DrillDownDefinition,
  RecordsScreen,
  ScreenBase,
  ViewDefinition,
} from './definition';
import type { WrittenPageTabs, WrittenTabs } from './tab-types';

export type ScreenName = keyof Registered<'screens', Record<string, never>> & string;

export type Column<S extends ShownSchema> = FieldName<S> | ColumnOptions<FieldName<S>>;

export type Order<S extends SchemaName> = FieldName<S> | `-${FieldName<S>}`;

/** Term of the wire's filter on one of these fields: `ort=Ulm`, `nettoFaellig<:HEUTE`, `emailnull`. */
export type FilterTerm<Field extends string> =
  `${Field}${'=' | '!=' | '<' | '>' | '~' | '^' | 'in('}${string}` | `${Field}${'null' | '!null'}`;

/** Column that opens the rows of which its figure is the sum. */
export interface ExplainedColumn<Row extends SchemaName> extends ColumnOptions<FieldName<Row>> {
  drillDown: {
    [Of in SchemaName]: {
      [P in ListPath<Of>]: DrillDownDefinition<
        Of,
        P,
        Partial<Record<QueryField<P>, FieldName<Row>>>,
        Partial<Record<QueryField<P>, string>>,
        Column<Of>,
        FieldName<Of>,
        SchemaName
      >;
    }[ListPath<Of>];
  }[SchemaName];
}

/** Name `group/id`: every list without parameters answers computed queries under its own path. */
export type QueryName<S extends SchemaName> =
  ListPath<S> extends infer P
    ? P extends `/${infer Name}`
      ? Name extends `${string}{${string}`
        ? never
        : Name
      : never
    : never;

export type Tab<S extends SchemaName> = WrittenTabs<S>[keyof WrittenTabs<S>];

export type Action<S extends SchemaName> = WrittenActions<S>[keyof WrittenActions<S>];

/** Screen without list and record: its tabs fetch what they show. */
export interface PageScreen extends ScreenBase {
  /** Tabs, each with its own place in the URL; a single one has no bar. */
  tabs: readonly WrittenPageTabs[keyof WrittenPageTabs][];
  /** Numbers of tabs by their names: typed, they lead there as the screen's own leads to the first. */
  tabNumbers?: Readonly<Record<string, number>>;
}

/** Terms that can be checked on a record at hand. */
export type MetTerm<Field extends string> =
  `${Field}${'=' | '<' | '>' | 'in('}${string}` | `${Field}${'null' | '!null'}`;

export interface Screen<S extends SchemaName> extends RecordsScreen<
  S,
  FieldName<S>,
  Entity<S>,
  MetTerm<FieldName<S>>
> {
  /** Flag for screens of their own; false: lives only inside other screens. */
  standalone?: false;
  /**
   * Paths of the contract: the list, one of its records by `{id}`, and where records are created if not at the list;
   * `false` where another screen creates them.
   */
  api: { list: ListPath<S>; record: RecordPath<S>; create?: CreatePath<S> | false };
  /** List path without the leading slash: for «or», grouping, totals and stored views. */
  query?: QueryName<S>;
  /** Chain of the record, at the end of its first tab. */
  chain?: {
    [Row in SchemaName]: ChainDefinition<ListPath<Row>, FieldName<Row>>;
  }[SchemaName];
  /** Columns of the list, in this order; a field's name alone where nothing differs. */
  columns: readonly Column<S>[];
  /** Order of the list; `-field` reverses it. By the first column unless given. */
  order?: readonly Order<S>[];
  /** Views that come with the screen, with filters, orders and groups. Need `query`. */
  views?: readonly ViewDefinition<FieldName<S>, FilterTerm<FieldName<S>>, Order<S>>[];
  /** Tabs of the record; the first is shown when it is opened. */
  tabs: readonly Tab<S>[];
  /** Actions on a record besides changing it: in its bar, in the menu of its row, with many rows. */
  actions?: readonly Action<S>[];
}
