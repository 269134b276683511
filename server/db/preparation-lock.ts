/** Any number, the same in every process: one of them migrates and fills a database, the others wait. */
export const PREPARATION_LOCK = 4_700_100;
