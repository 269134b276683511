import type { Engine } from '../application/context';

/**
 * Tells whether what the user reads is kept on the device: a technician who may see a screen that is to be there
 * without a network. Desks of an office, which others use too, keep nothing.
 */
export const isOutside = ({
  registry,
  can,
  me,
}: Pick<Engine, 'registry' | 'can' | 'me'>): boolean =>
  me.technikerId !== null &&
  registry.entries.some(({ offline, calls }) => offline === true && calls.some((one) => can(one)));
