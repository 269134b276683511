/**
 * Seed that chooses the sample of the long matrices; the same seed takes the same one. `npm test` passes it on and
 * prints it.
 */
export const seed = Number(process.env.KONTOR_SEED ?? 13);
