import { silentFields } from '../../define/named-fields';
import type { TabType } from '../../screens/tab-type';
import type { FormTab } from './definition';

export const form: TabType<FormTab> = {
  // It shows what the record's own call answered.
  calls: () => [],
  fields: ({ sections }, { screen }) =>
    // The record's fields have their labels whether or not a form shows them.
    sections.map(({ fields }) => silentFields('fields', screen.schema, fields)),
  labels: ({ sections }) => sections.map(({ name }) => ({ part: `sections.${name}` })),
  sections: (tab) => tab.sections,
  isForNew: () => true,
  isCommon: true,
  view: () => import('./form-tab'),
};
