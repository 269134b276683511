/** What a timer measures unless it is told something else. */
export const WORK_ON_SITE = 1;
/** What is settled by phone. */
export const SUPPORT_BY_PHONE = 2;
