import type { Entity, FieldName, ListPath, SchemaName } from '../../../../schemas/define';
import type { AnyRecord, Conditional, EmbeddedScreen } from '../../define/definition';
import type { ScreenName } from '../../define/screen';

/**
 * Screen with its list and records below this one: `by` filters its list and presets what is created there. Those that
 * are parts of the record, and created below it, are imported in its list, too.
 * @example
 * ```ts tab of Gadget
 * {
 *   type: 'screen',
 *   screen: 'parts',
 *   param: 'partId',
 *   by: 'gadgetId',
 *   list: '/pruefstand/geraete/{gadgetId}/teile',
 * }
 * ```
 */
interface ScreenShape<Screen = string, List = string, Of = AnyRecord, Field = string>
  extends EmbeddedScreen<Screen, List, Field>, Conditional<Of> {
  type: 'screen';
  /** Name in the URL; that of the screen unless given. */
  name?: string;
  /** Shows its first rows on the record's first page, too. */
  preview?: true;
  /**
   * Keeps the tab for users who may not see its records, and says there that there are no data; otherwise it is left
   * out.
   */
  staysWithoutRight?: true;
}

export interface ScreenTab extends ScreenShape {
  name: string;
}

declare module '../../define/tab-types' {
  interface TabDefinitions {
    screen: ScreenTab;
  }
  interface WrittenTabs<S extends SchemaName> {
    screen: ScreenShape<ScreenName, ListPath<SchemaName>, Entity<S>, FieldName<S>>;
  }
}
