import type { Entity, FormFieldName, SchemaName } from '../../../../schemas/define';
import type { Conditional, AnyRecord, SectionDefinition } from '../../define/definition';

export interface FormTab<Field = string, Of = AnyRecord> extends Conditional<Of> {
  type: 'form';
  name: string;
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
