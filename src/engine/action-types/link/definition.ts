import type { Entity, FieldName, SchemaName } from '../../../../schemas/define';
import type { ActionBase, AnyRecord } from '../../define/definition';
import type { ScreenName } from '../../define/screen';

/** Opens another screen: the record that a field names, or a new one with what this record presets. */
interface LeadingLink<Screen, Field> {
  screen: Screen;
  /** Field that holds the other record's id. */
  id?: Field;
  /** Query of the other screen's `create` → field of this record. */
  create?: Readonly<Record<string, Field>>;
  creates?: undefined;
}

/** Begins a record of a screen that stands in one of this one's tabs. */
interface CreatingLink<Screen> {
  creates: Screen;
  screen?: undefined;
}

export type LinkAction<Screen = string, Field = string, Of = AnyRecord> = ActionBase<Of> & {
  type: 'link';
} & (LeadingLink<Screen, Field> | CreatingLink<Screen>);

declare module '../../define/action-types' {
  interface ActionDefinitions {
    link: LinkAction;
  }
  interface WrittenActions<S extends SchemaName> {
    link: LinkAction<ScreenName, FieldName<S>, Entity<S>>;
  }
}
