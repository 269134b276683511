/** Rows that are worked on or copied at once. */
export const mostAtOnce = 5_000;
