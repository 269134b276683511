import { seed } from '../../support/seed';
import { fullMatrix } from './audit';

/**
 * Picks one of these in every run, another with the next seed; in the audit all. Neighbours in a matrix take another
 * place.
 */
export const inTurn = <T>(all: readonly T[], place = 0): readonly T[] =>
  fullMatrix ? all : all.filter((_, index) => index === (seed + place) % all.length);
