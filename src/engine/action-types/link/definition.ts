import type { Entity, FieldName, SchemaName } from '../../../../schemas/define';
import type { ActionBase, AnyRecord } from '../../define/definition';
import type { ScreenName } from '../../define/screen';

/** Opens another screen: the record that a field names, or a new one with what this record presets. */
export interface LinkAction<
  Screen = string,
  Field = string,
  Of = AnyRecord,
> extends ActionBase<Of> {
  type: 'link';
  screen: Screen;
  /** Field that holds the other record's id. */
  id?: Field;
  /** Query of the other screen's `create` → field of this record. */
  create?: Readonly<Record<string, Field>>;
}

declare module '../../define/action-types' {
  interface ActionDefinitions {
    link: LinkAction;
  }
  interface WrittenActions<S extends SchemaName> {
    link: LinkAction<ScreenName, FieldName<S>, Entity<S>>;
  }
}
