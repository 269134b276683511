import type {
  Entity,
  FieldName,
  ListPath,
  QueryField,
  SchemaName,
} from '../../../../schemas/define';
import type { Conditional } from '../../define/definition';

/** Sums of a year against the year before. */
export interface Chart<Schema = string, List = string, By = string, Field = string> {
  name: string;
  schema: Schema;
  list: List;
  by?: By;
  /** Fields of the rows: the year, the month in it from 1 to 12, the amount. */
  year: Field;
  month: Field;
  value: Field;
  /** Groups the amounts by its values instead of months, the largest first. */
  group?: Field;
}

type WrittenChart = {
  [Row in SchemaName]: {
    [P in ListPath<Row>]: Chart<Row, P, QueryField<P>, FieldName<Row>>;
  }[ListPath<Row>];
}[SchemaName];

/** Also shown as tables, if the user wants. */
interface ChartsShape<Drawn = Chart> {
  type: 'charts';
  name: string;
  charts: readonly Drawn[];
  /** System parameter with the first calendar month of a year. */
  yearStart?: string;
  /** Key of the user's stored choices; by screen and tab unless named. */
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
