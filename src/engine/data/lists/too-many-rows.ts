/** More rows have come than can be taken. */
export class TooManyRows extends Error {}
