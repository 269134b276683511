import { silentFields } from '../../define/named-fields';
import type { TabNames } from '../../screens/names-of-types';
import type { FormTab } from './definition';

export const form: TabNames<FormTab> = {
  fields: ({ sections }, { screen }) =>
    // The record's fields have their labels whether or not a form shows them.
    sections.map(({ fields }) => silentFields('fields', screen.schema, fields)),
  labels: ({ sections }) => sections.map(({ name }) => ({ part: `sections.${name}` })),
};
