/**
 * Distances in px that a finger pulls down before the page shows what pulling does, and before letting go does it (spec
 * 1 §1).
 */
const HINT = 75;
const RELOAD = 175;

export type PullPhase = 'none' | 'hint' | 'reload';

/** Returns the phase of a pull; `distance`: px that the finger is below where it began. */
export function pullPhase(distance: number): PullPhase {
  if (distance > RELOAD) return 'reload';
  return distance > HINT ? 'hint' : 'none';
}
