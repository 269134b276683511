import type { FieldName, ListPath, QueryField, SchemaName } from '../../../schemas/define';
import type { Tone } from '../../../schemas/rules/tone';
import { silentFields, type NamedFields, type NamedLabel } from './named-fields';
import type { ScreenName } from './screen';

type AnyFieldName = { [S in SchemaName]: FieldName<S> }[SchemaName];

interface Card<Field = string, Filter = Readonly<Record<string, string | number | boolean>>> {
  name: string;
  /** How many records it counts. */
  count: Field;
  /** What they add up to. */
  value: Field;
  /** Its colour. */
  tone: Tone;
  /** Conditions on the records that the figure counts: field → value. */
  filter: Filter;
}

/** A bar of a sum and its parts, from what is best to what is worst. */
interface Shares<Field = string> {
  /** Of the sum. */
  name: string;
  /** The records that it counts, in the grammar of filters. */
  filter: string;
  /** Each with its `filter` on top of that of the sum. */
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
  /** Of the row with the figures. */
  schema: Schema;
  /** The call that answers it. */
  list: List;
  /** Query parameter that names the record, and the field of the counted records that does. */
  by?: By;
  /** The screen whose list has the records. */
  opens: Screen;
  /** In this order. */
  cards: readonly Shown[];
  /** Above the cards. */
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

/** The fields that they show. */
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
