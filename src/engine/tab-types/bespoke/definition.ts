import type { Entity, OperationKey, SchemaName } from '../../../../schemas/define';
import type { AnyRecord, Conditional } from '../../define/definition';

/**
 * Component of this application, where a specification wants more than the types of tabs say. It has the page: header,
 * figures and actions of the record are its own matter.
 * @example
 * ```ts tab of Exhibit
 * { type: 'bespoke', name: 'label', part: 'label', calls: ['GET /pruefstand/exponate/{id}'] }
 * ```
 */
export interface BespokeTab<Call = string, Of = AnyRecord> extends Conditional<Of> {
  type: 'bespoke';
  name: string;
  /** Name among the application's own parts (`bespoke/index.ts`), loaded when the tab is opened. */
  part: string;
  /** Calls, `GET /path`, that fill it besides the record: who may make none of them does not see the tab. */
  calls: readonly Call[];
}

declare module '../../define/tab-types' {
  interface TabDefinitions {
    bespoke: BespokeTab;
  }
  interface WrittenTabs<S extends SchemaName> {
    bespoke: BespokeTab<OperationKey & `GET ${string}`, Entity<S>>;
  }
}
