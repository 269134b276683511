import type { Entity, FieldName, SchemaName } from '../../../../schemas/define';
import type { ActionBase, AnyRecord } from '../../define/definition';
import type { ScreenName } from '../../define/screen';

/** Opens another screen: the record that a field names, or a new one with what this record presets. */
interface LeadingLink<Screen, Field> {
  /** Screen that opens. */
  screen: Screen;
  /** Field that holds the other record's id. */
  id?: Field;
  /** Query of the other screen's `create` → field of this record. */
  create?: Readonly<Record<string, Field>>;
  /** Field of the other screen → field of this record: its list opens with the records that have the same. */
  filter?: Readonly<Record<string, Field>>;
  creates?: undefined;
  table?: undefined;
}

/** Opens a record of whichever screen a code in the record names. */
interface TableLink<Field> {
  /** Field that holds the code of the other record's table (`x-table`). */
  table: Field;
  /** Field that holds its id. */
  id: Field;
  screen?: undefined;
  create?: undefined;
  filter?: undefined;
  creates?: undefined;
}

/** Begins a record of a screen that is shown in one of this screen's tabs. */
interface CreatingLink<Screen, Field> {
  /** Screen in one of the record's tabs whose record begins. */
  creates: Screen;
  /** Query of that screen's `create` → field of this record. */
  create?: Readonly<Record<string, Field>>;
  /** Query of that screen's `create` → value that it begins with. */
  values?: Readonly<Record<string, string>>;
  screen?: undefined;
  filter?: undefined;
  table?: undefined;
}

/**
 * Leads elsewhere: to the record that a field names, to a new one that this one presets, or to those of a list that have
 * something of it.
 * @example
 * ```ts action of Gadget
 * { type: 'link', name: 'predecessor', screen: 'gadgets', id: 'vorgaengerId' }
 * ```
 * @example
 * ```ts action of Gadget
 * { type: 'link', name: 'similar', screen: 'gadgets', create: { name: 'bezeichnung' } }
 * ```
 * @example
 * ```ts action of Gadget
 * { type: 'link', name: 'addPart', creates: 'parts' }
 * ```
 * @example
 * ```ts action of Gadget
 * { type: 'link', name: 'origin', table: 'bezeichnung', id: 'vorgaengerId' }
 * ```
 */
export type LinkAction<Screen = string, Field = string, Of = AnyRecord> = ActionBase<Of> & {
  type: 'link';
} & (LeadingLink<Screen, Field> | TableLink<Field> | CreatingLink<Screen, Field>);

declare module '../../define/action-types' {
  interface ActionDefinitions {
    link: LinkAction;
  }
  interface WrittenActions<S extends SchemaName> {
    link: LinkAction<ScreenName, FieldName<S>, Entity<S>>;
  }
}
