/** Day as of which the demo company of the tests is filled: their expectations must not follow the calendar. */
export const DEMO_DAY = '2026-06-30';
