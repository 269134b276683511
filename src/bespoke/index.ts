import type { BespokeParts } from '../engine/views/record/bespoke-part';

/** What is bespoke here, by the name that definitions call it by (`part` of a tab, or of what it makes). */
const parts = {
  serviceTask: () => import('./service-task/flow-tab'),
  serviceTaskCompletion: () => import('./service-task/completion-tab'),
  serviceReport: () => import('./service-task/report/make-report'),
} satisfies BespokeParts;

export const { serviceTask, serviceTaskCompletion, serviceReport } = parts;
