/** Activity that a timer measures by default. */
export const WORK_ON_SITE = 1;
/** Activity of work that is settled by phone. */
export const SUPPORT_BY_PHONE = 2;
