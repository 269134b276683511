/** px that a finger pulls down until it is told what pulling does, and until letting go does it (spec 1 §1). */
const HINT = 75;
const RELOAD = 175;

export type PullPhase = 'none' | 'hint' | 'reload';

/** `distance`: px that the finger is below where it began. */
export function pullPhase(distance: number): PullPhase {
  if (distance > RELOAD) return 'reload';
  return distance > HINT ? 'hint' : 'none';
}
