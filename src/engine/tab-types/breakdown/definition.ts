import type {
  Entity,
  FieldName,
  ListPath,
  QueryField,
  SchemaName,
} from '../../../../schemas/define';
import type { ColumnOptions, Conditional } from '../../define/definition';
import type { Column, Order } from '../../define/screen';

/** List of the records that a bar stands for. */
export interface BreakdownDrillDown<
  Schema = string,
  List = string,
  Field = string,
  Shown = string | ColumnOptions,
  Ordering = string,
  Opened = string,
> {
  schema: Schema;
  list: List;
  /** Field of its records that has the value of the bar, or a day of its month. */
  by: Field;
  /** Filter on which records count, in the grammar of filters. */
  filter?: string;
  columns: readonly Shown[];
  order?: readonly Ordering[];
  /** Opens the record on the screen of that schema. */
  opens?: { schema: Opened; id: Field };
}

/** Chart or table that adds the rows up in one way: a bar for each value. */
export interface BreakdownChart<Field = string, DrillDown = BreakdownDrillDown> {
  name: string;
  /** Field of the rows; every value that the contract enumerates has a bar. */
  by: Field;
  /**
   * Number of months, for a field with the first day of a month: bars from this month on, and for before, after and
   * without.
   */
  months?: number;
  /** Records behind a bar; what the form asks for filters them as well, by their fields of those names. */
  drillDown?: DrillDown;
}

type WrittenDrillDown = {
  [Of in SchemaName]: BreakdownDrillDown<
    Of,
    ListPath<Of>,
    FieldName<Of>,
    Column<Of>,
    Order<Of>,
    SchemaName
  >;
}[SchemaName];

/**
 * Rows of one call, added up by one field and by another: as bars, or as tables if the user wants. A form above asks
 * for the call's own query parameters.
 * @example
 * ```ts page tab
 * {
 *   type: 'breakdown',
 *   name: 'outlook',
 *   schema: 'GadgetOutlook',
 *   list: '/pruefstand/ausblick/daten',
 *   count: 'anzahl',
 *   sums: ['erwartet', 'summe'],
 *   charts: [
 *     { name: 'byColour', by: 'farbe' },
 *     { name: 'ahead', by: 'monat', months: 12 },
 *   ],
 * }
 * ```
 */
interface BreakdownShape<
  Schema = string,
  List = string,
  By = string,
  Field = string,
  DrillDown = BreakdownDrillDown,
> {
  type: 'breakdown';
  name: string;
  /** Schema of the rows. */
  schema: Schema;
  /** Call that answers all of them at once. */
  list: List;
  /** Query parameter that names the record. */
  by?: By;
  /** Field that says how many records a row stands for. */
  count: Field;
  /** Amounts: the first stands out, the second is what it is compared with. */
  sums: readonly [Field] | readonly [Field, Field];
  /** Charts, each with a heading and a table of its own. */
  charts: readonly BreakdownChart<Field, DrillDown>[];
  /** Key of the user's stored choice; by screen and tab unless named. */
  preference?: string;
}

type WrittenBreakdown = {
  [Row in SchemaName]: {
    [P in ListPath<Row>]: BreakdownShape<Row, P, QueryField<P>, FieldName<Row>, WrittenDrillDown>;
  }[ListPath<Row>];
}[SchemaName];

export type BreakdownTab = BreakdownShape & Conditional;

declare module '../../define/tab-types' {
  interface TabDefinitions {
    breakdown: BreakdownTab;
  }
  interface WrittenTabs<S extends SchemaName> {
    breakdown: WrittenBreakdown & Conditional<Entity<S>>;
  }
  interface WrittenPageTabs {
    breakdown: WrittenBreakdown;
  }
}
