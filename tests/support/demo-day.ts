/** The day as of which the demo company of the tests is filled: what they expect of it must not follow the calendar. */
export const DEMO_DAY = '2026-06-30';
