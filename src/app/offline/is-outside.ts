import type { Engine } from '../../engine/application/context';

/** Whether the user may see a screen whose records are kept on the device. */
export const isOutside = ({ registry, can }: Pick<Engine, 'registry' | 'can'>): boolean =>
  registry.entries.some(({ offline, calls }) => offline === true && calls.some((one) => can(one)));
