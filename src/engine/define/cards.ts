import type { FieldName, ListPath, QueryField, SchemaName } from '../../../schemas/define';
import type { Tone } from '../../../schemas/rules/tone';

type AnyFieldName = { [S in SchemaName]: FieldName<S> }[SchemaName];

/** Conditions on the records that a figure counts: field → value. */
type CardFilter = { readonly [F in AnyFieldName]?: string | number | boolean };

/** Figures of one row as cards, each of which opens the list of the records behind it. */
export type CardsBlock<Screen extends string> = {
  [Row in SchemaName]: {
    [P in ListPath<Row>]: {
      type: 'cards';
      name: string;
      /** Schema of the row. */
      schema: Row;
      /** The call that answers it. */
      list: P;
      /** Query parameter that names the record, and field of the counted records that does. */
      by?: QueryField<P>;
      /** Screen of the records that are counted. */
      opens: Screen;
      cards: readonly {
        name: string;
        /** How many records, and what they add up to. */
        count: FieldName<Row>;
        value: FieldName<Row>;
        tone: Tone;
        filter: CardFilter;
      }[];
    };
  }[ListPath<Row>];
}[SchemaName];

export interface CardsDefinition {
  type: 'cards';
  name: string;
  schema: string;
  list: string;
  by?: string;
  opens: string;
  cards: readonly {
    name: string;
    count: string;
    value: string;
    tone: Tone;
    filter: Readonly<Record<string, string | number | boolean>>;
  }[];
}
