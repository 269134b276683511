import type { TabType } from '../../screens/tab-type';
import type { FormTab } from './definition';

export const form: TabType<FormTab> = {
  // Makes no call: it shows what the record's own call answered.
  calls: () => [],
  sections: (tab) => tab.sections,
  isForNew: () => true,
  isCommon: true,
  view: async () => (await import('../common-views')).form,
};
