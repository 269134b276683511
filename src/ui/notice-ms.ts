/** Duration of notices in ms (specification 1 §8 and §9). Hover and focus stop the clock. */
export const noticeMs = {
  success: 2500,
  info: 3000,
  deletedWithActivities: 4000,
  error: 12_000,
  fields: 10_000,
  bulkFailed: 7000,
  unknown: 10_000,
  locked: 10_000,
  serious: 30_000,
} as const;
