/**
 * True if matrices are run whole (`npm run audit`): `npm test` takes a choice of each that meets every pair of values.
 */
export const fullMatrix = process.env.KONTOR_AUDIT === '1';
