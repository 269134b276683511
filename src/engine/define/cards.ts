import type { FieldName, ListPath, QueryField, SchemaName } from '../../../schemas/define';
import type { Tone } from '../../../schemas/rules/tone';
import { silentFields, type NamedFields, type NamedLabel } from './named-fields';
import type { ScreenName } from './screen';

type AnyFieldName = { [S in SchemaName]: FieldName<S> }[SchemaName];

interface Card<Field = string, Filter = Readonly<Record<string, string | number | boolean>>> {
  name: string;
  /** Field that counts the records. */
  count: Field;
  /** Field with their sum. */
  value: Field;
  /** Colour of the figure. */
  tone: Tone;
  /** Conditions on the records that the figure counts: field → value. */
  filter: Filter;
}

/** Bar of a sum and its parts, from the best to the worst. */
interface Shares<Field = string> {
  /** Name of the sum. */
  name: string;
  /** Filter of the records that it counts. */
  filter: string;
  /** Parts, each with its `filter` on top of that of the sum. */
  parts: readonly { name: string; count: Field; value: Field; filter: string }[];
}

/** Figures of one row; each card opens the list of the records behind it. */
export interface CardsShape<
  Schema = string,
  List = string,
  By = string,
  Screen = string,
  Shown = Card,
  Summed = Shares,
> {
  /** Schema of the row with the figures. */
  schema: Schema;
  /** Call that answers the row. */
  list: List;
  /** Query parameter that names the record, and the field of the counted records that does. */
  by?: By;
  /** Screen whose list has the records. */
  opens: Screen;
  /** Cards in this order. */
  cards: readonly Shown[];
  /** Shares shown above the cards. */
  shares?: Summed;
}

export type WrittenCards = {
  [Row in SchemaName]: {
    [P in ListPath<Row>]: CardsShape<
      Row,
      P,
      QueryField<P>,
      ScreenName,
      Card<FieldName<Row>, { readonly [F in AnyFieldName]?: string | number | boolean }>,
      Shares<FieldName<Row>>
    >;
  }[ListPath<Row>];
}[SchemaName];

/** Returns the fields that the cards show. */
export function cardFields({ schema, cards }: Pick<CardsShape, 'schema' | 'cards'>): NamedFields {
  const names = cards.flatMap(({ count, value }) => [count, value]);
  return silentFields('cards', schema, names);
}

export function cardLabels({
  schema,
  cards,
  shares,
}: Pick<CardsShape, 'schema' | 'cards' | 'shares'>): NamedLabel[] {
  return [...cards, ...(shares ? [shares, ...shares.parts] : [])].map(({ name }) => ({
    schema,
    path: `cards.${name}`,
  }));
}
