import type { Entity, FieldName, SchemaName } from '../../../../schemas/define';
import type { AnyRecord, Conditional } from '../../define/definition';

/** Records of another tab, by the day on which they happened. */
export interface TimelineKind<Schema = string, Field = string> {
  /** Schema of the records, which stand in the tab of the record whose screen shows that schema. */
  schema: Schema;
  /** Field with their moment or day; records without it are left out. */
  date: Field;
  /** Name of that tab, where several show records of the schema. */
  tab?: string;
}

/**
 * History of a record, the latest first: records of several of its other tabs, one after the other. Titles, states and
 * texts are those of their screens (`summary`), and each leads to its place in its tab. A kind that the user may not
 * see is left out.
 * @example
 * ```ts tab of Gadget
 * { type: 'timeline', name: 'history', of: [{ schema: 'File', date: 'datum' }] }
 * ```
 */
interface TimelineShape<Kind, Of = AnyRecord> extends Conditional<Of> {
  type: 'timeline';
  name: string;
  /** Kinds of records; chips show some of them alone. */
  of: readonly Kind[];
}

export type TimelineTab = TimelineShape<TimelineKind>;

declare module '../../define/tab-types' {
  interface TabDefinitions {
    timeline: TimelineTab;
  }
  interface WrittenTabs<S extends SchemaName> {
    timeline: TimelineShape<
      { [Of in SchemaName]: TimelineKind<Of, FieldName<Of>> }[SchemaName],
      Entity<S>
    >;
  }
}
