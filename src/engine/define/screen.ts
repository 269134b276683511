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
import type { DrillDownDefinition, ColumnOptions, RecordsScreen, ScreenBase } from './definition';
import type { WrittenPageTabs, WrittenTabs } from './tab-types';

/** A registered screen. */
export type ScreenName = keyof Registered<'screens', Record<string, never>> & string;

export type Column<S extends ShownSchema> = FieldName<S> | ColumnOptions<FieldName<S>>;

export type Order<S extends SchemaName> = FieldName<S> | `-${FieldName<S>}`;

/** A figure of a row that opens the rows it is made of, which add up to it. */
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

/** `group/id`: every list without parameters answers computed queries under its own path. */
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

/** A screen without list and record: its tabs ask for what they show. */
export interface PageScreen extends ScreenBase {
  tabs: readonly WrittenPageTabs[keyof WrittenPageTabs][];
}

/** The screen of a schema's records. */
export interface Screen<S extends SchemaName> extends RecordsScreen<S, FieldName<S>, Entity<S>> {
  /** false: lives only inside other screens. */
  standalone?: false;
  api: { list: ListPath<S>; record: RecordPath<S>; create?: CreatePath<S> };
  /** Computed query of the list, for filters with «or», grouping, totals and stored views: its list path without the leading slash. */
  query?: QueryName<S>;
  columns: readonly Column<S>[];
  order?: readonly Order<S>[];
  tabs: readonly Tab<S>[];
  actions?: readonly Action<S>[];
}
