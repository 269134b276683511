import type { Entity, FieldName, ListPath, SchemaName } from '../../../../schemas/define';
import type { AnyRecord, Conditional, Predicate } from '../../define/definition';

/** `#` for the number: `menge#` of `menge1`, `menge2` … */
type Numbered<Name extends string> = Name extends `${infer Before}1${infer After}`
  ? `${Before}#${After}`
  : never;

/** Graduated prices: a line per group, each tier with its quantity, net and gross price and surcharge. */
export interface TiersTab<
  Schema = string,
  List = string,
  Field = string,
  Pattern = string,
  Base = string,
  Of = AnyRecord,
> extends Conditional<Of> {
  type: 'tiers';
  name: string;
  schema: Schema;
  /** The first whose `when` holds gives the rows, none where none does. */
  sources: readonly { list: List; when: Predicate<Of> }[];
  /** Field of the rows; every group of its reference list is shown. */
  group: Field;
  /** Fields of a tier, `#` for its number. */
  quantity: Pattern;
  net: Pattern;
  gross: Pattern;
  surcharge: Pattern;
  /** Fields of the record with the price without tiers. */
  base: { net: Base; gross: Base };
  most: number;
}

declare module '../../define/tab-types' {
  interface TabDefinitions {
    tiers: TiersTab;
  }
  interface WrittenTabs<S extends SchemaName> {
    tiers: {
      [Row in SchemaName]: TiersTab<
        Row,
        ListPath<Row>,
        FieldName<Row>,
        Numbered<FieldName<Row>>,
        FieldName<S>,
        Entity<S>
      >;
    }[SchemaName];
  }
}
