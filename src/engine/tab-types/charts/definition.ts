import type {
  Entity,
  FieldName,
  ListPath,
  QueryField,
  SchemaName,
} from '../../../../schemas/define';
import type { ColumnOptions, Conditional } from '../../define/definition';
import type { Column, Order } from '../../define/screen';

/** List of the records that a figure adds up. */
export interface ChartDrillDown<
  Schema = string,
  List = string,
  Field = string,
  RowField = string,
  Shown = string | ColumnOptions,
  Ordering = string,
> {
  schema: Schema;
  list: List;
  /** Field of its records with the day that they count for. */
  day: Field;
  /** Field of its records → field of the chart's rows that it equals, e.g. the group. */
  by?: { readonly [F in Field & string]?: RowField };
  /** Filter on which records count, in the grammar of filters. */
  filter?: string;
  columns: readonly Shown[];
  order?: readonly Ordering[];
}

/** Sums of a year against the year before. */
export interface Chart<
  Schema = string,
  List = string,
  By = string,
  Field = string,
  DrillDown = ChartDrillDown,
> {
  name: string;
  schema: Schema;
  list: List;
  /** Query parameter that names the record. */
  by?: By;
  /** Field of the rows with the year. */
  year: Field;
  /** Field of the rows with the month, 1 to 12. */
  month: Field;
  /** Field of the rows with the amount. */
  value: Field;
  /** Field with the amount of a month's days up to today's: the current year is compared with the same days. */
  toDay?: Field;
  /** Field whose values group the amounts instead of months, the largest first. */
  group?: Field;
  /** Records behind a bar; `by` also filters them, by their field of that name. */
  drillDown?: DrillDown;
}

type WrittenDrillDown<Row extends SchemaName> = {
  [Of in SchemaName]: ChartDrillDown<
    Of,
    ListPath<Of>,
    FieldName<Of>,
    FieldName<Row>,
    Column<Of>,
    Order<Of>
  >;
}[SchemaName];

type WrittenChart = {
  [Row in SchemaName]: {
    [P in ListPath<Row>]: Chart<Row, P, QueryField<P>, FieldName<Row>, WrittenDrillDown<Row>>;
  }[ListPath<Row>];
}[SchemaName];

/**
 * Sums by month or group, as bars of this year and the last, or as tables if the user wants.
 * @example
 * ```ts page tab
 * {
 *   type: 'charts',
 *   name: 'charts',
 *   charts: [
 *     {
 *       name: 'colours',
 *       schema: 'GadgetSum',
 *       list: '/pruefstand/summen',
 *       year: 'jahr',
 *       month: 'monat',
 *       value: 'summe',
 *       group: 'farbe',
 *     },
 *   ],
 * }
 * ```
 */
interface ChartsShape<Drawn = Chart> {
  type: 'charts';
  name: string;
  /** Charts, each with a heading and a table of its own. */
  charts: readonly Drawn[];
  /** System parameter with the first calendar month of a year. */
  yearStart?: string;
  /** Key of the user's stored choices; by screen and tab unless named. */
  preference?: string;
  /** Chart whose sum of this year is a key figure of the record, called like the tab. */
  figure?: Drawn extends { name: infer Name } ? Name : never;
}

export type ChartsTab = ChartsShape & Conditional;

declare module '../../define/tab-types' {
  interface TabDefinitions {
    charts: ChartsTab;
  }
  interface WrittenTabs<S extends SchemaName> {
    charts: ChartsShape<WrittenChart> & Conditional<Entity<S>>;
  }
  interface WrittenPageTabs {
    charts: ChartsShape<WrittenChart>;
  }
}
