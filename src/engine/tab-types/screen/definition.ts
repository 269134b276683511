import type { Entity, ListPath, SchemaName } from '../../../../schemas/define';
import type { AnyRecord, Conditional, EmbeddedScreen } from '../../define/definition';
import type { ScreenName } from '../../define/screen';

/** Embeds another screen; `by` filters its list and presets what is created there. */
export interface ScreenTab<Screen = string, List = string, Of = AnyRecord>
  extends EmbeddedScreen<Screen, List>, Conditional<Of> {
  type: 'screen';
}

declare module '../../define/tab-types' {
  interface TabTypes {
    /** Named like the embedded screen. */
    screen: ScreenTab & { name: string };
  }
  interface RecordTabs<S extends SchemaName> {
    screen: ScreenTab<ScreenName, ListPath<SchemaName>, Entity<S>>;
  }
}
