import type { Entity, FormFieldName, SchemaName } from '../../../../schemas/define';
import type { Conditional, AnyRecord, SectionDefinition } from '../../define/definition';

/**
 * Fields of the record in sections: read, and edited.
 * @example
 * ```ts tab of Gadget
 * {
 *   type: 'form',
 *   name: 'masterdata',
 *   sections: [
 *     { name: 'general', fields: ['bezeichnung', 'farbe', 'aktiv'] },
 *     { name: 'warranty', fields: ['garantie'], when: (gadget) => gadget.stufe !== 3 },
 *   ],
 * }
 * ```
 */
export interface FormTab<Field = string, Of = AnyRecord> extends Conditional<Of> {
  type: 'form';
  name: string;
  /** Sections, each a card with a heading. */
  sections: readonly SectionDefinition<Field, Of>[];
}

declare module '../../define/tab-types' {
  interface TabDefinitions {
    form: FormTab;
  }
  interface WrittenTabs<S extends SchemaName> {
    form: FormTab<FormFieldName<S>, Entity<S>>;
  }
}
