import type { Entity, FieldName, ListPath, SchemaName } from '../../../../schemas/define';
import type { AnyRecord, Conditional, Predicate } from '../../define/definition';

/** Field pattern with `#` for the number: `menge#` of `menge1`, `menge2` … */
type Numbered<Name extends string> = Name extends `${infer Before}1${infer After}`
  ? `${Before}#${After}`
  : never;

/**
 * Graduated prices: a line per group, each tier with its quantity, net and gross price and surcharge.
 * @example
 * ```ts tab of Gadget
 * {
 *   type: 'tiers',
 *   name: 'tiers',
 *   schema: 'GadgetTierPrices',
 *   sources: [
 *     { list: '/pruefstand/geraete/{gadgetId}/staffelpreise', when: ({ anzahl }) => anzahl !== null },
 *   ],
 *   group: 'lagerkreis',
 *   quantity: 'menge#',
 *   net: 'preis#',
 *   gross: 'preis#Brutto',
 *   surcharge: 'aufschlag#',
 *   base: { net: 'preis', gross: 'limit' },
 *   most: 3,
 * }
 * ```
 */
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
  /** Schema of the lines. */
  schema: Schema;
  /** Lists of rows: the first whose `when` holds gives them, none where none does. */
  sources: readonly { list: List; when: Predicate<Of> }[];
  /** Field of the rows; every group of its reference list is shown. */
  group: Field;
  /** Fields of a tier, `#` for its number: the quantity from which it holds. */
  quantity: Pattern;
  /** Fields with its net price. */
  net: Pattern;
  /** Fields with its price including taxes. */
  gross: Pattern;
  /** Fields with its surcharge in per cent. */
  surcharge: Pattern;
  /** Fields of the record with the price without tiers. */
  base: { net: Base; gross: Base };
  /** Number of tiers that the fields have. */
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
