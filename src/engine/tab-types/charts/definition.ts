import type {
  Entity,
  FieldName,
  ListPath,
  QueryField,
  SchemaName,
} from '../../../../schemas/define';
import type { Conditional } from '../../define/definition';

/** Sums of a year, month by month, against the year before. */
export interface Chart<Schema = string, List = string, By = string, Field = string> {
  name: string;
  /** Schema of the rows. */
  schema: Schema;
  /** The call that answers all rows. */
  list: List;
  /** Query parameter that names the record. */
  by?: By;
  /** Fields of the rows: the year, the month in it from 1 to 12, the amount. */
  year: Field;
  month: Field;
  value: Field;
  /** Field by whose values the amounts are shown instead, the largest first. */
  group?: Field;
}

type WrittenChart = {
  [Row in SchemaName]: {
    [P in ListPath<Row>]: Chart<Row, P, QueryField<P>, FieldName<Row>>;
  }[ListPath<Row>];
}[SchemaName];

/** Figures of reports as charts, which the user may see as tables. */
interface ChartsShape<Drawn = Chart> {
  type: 'charts';
  name: string;
  charts: readonly Drawn[];
  /** System parameter that says with which calendar month a year begins. */
  yearStart?: string;
  /** Name under which the user's choices are stored; by screen and tab unless named. */
  preference?: string;
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
