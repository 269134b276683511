import type { BespokeParts } from '../engine/views/record/bespoke-part';

/** Bespoke parts, by the name that definitions use for them (`part` of a tab, or of what it makes). */
const parts = {
  serviceTask: () => import('./service-task/flow-tab'),
  serviceTaskCompletion: () => import('./service-task/completion-tab'),
  serviceReport: () => import('./service-task/report/make-report'),
  judge: () => import('./service-task/judge/judge'),
} satisfies BespokeParts;

export const { serviceTask, serviceTaskCompletion, serviceReport, judge } = parts;
