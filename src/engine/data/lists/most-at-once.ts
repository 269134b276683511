/** Rows that are worked on or copied at once. */
export const mostAtOnce = 5_000;

/** Error when more rows have come than can be taken. */
export class TooManyRows extends Error {}
