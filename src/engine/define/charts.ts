import type { FieldName, ListPath, QueryField, SchemaName } from '../../../schemas/define';

/** Sums of a year, month by month, against the year before. */
type Chart = {
  [Row in SchemaName]: {
    [P in ListPath<Row>]: {
      name: string;
      /** Schema of the rows. */
      schema: Row;
      /** The call that answers all rows. */
      list: P;
      /** Query parameter that names the record. */
      by?: QueryField<P>;
      /** Fields of the rows: the year, the month in it from 1 to 12, the amount. */
      year: FieldName<Row>;
      month: FieldName<Row>;
      value: FieldName<Row>;
      /** Field by whose values the amounts are shown instead, the largest first. */
      group?: FieldName<Row>;
    };
  }[ListPath<Row>];
}[SchemaName];

/** Figures of reports as charts, which the user may see as tables. */
export interface ChartsBlock {
  type: 'charts';
  name: string;
  charts: readonly Chart[];
  /** System parameter that says with which calendar month a year begins. */
  yearStart?: string;
  /** Name under which the user's choices are stored; by screen and tab unless named. */
  preference?: string;
}

export interface ChartDefinition {
  name: string;
  schema: string;
  list: string;
  by?: string;
  year: string;
  month: string;
  value: string;
  group?: string;
}

export interface ChartsDefinition extends Omit<ChartsBlock, 'charts'> {
  charts: readonly ChartDefinition[];
}
