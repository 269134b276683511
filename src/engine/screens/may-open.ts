import type { Engine } from '../application/context';
import type { ScreenEntry } from '../application/registry';

/** Whether the user may make one of the calls that fill a screen. */
export function mayOpen({ calls }: Pick<ScreenEntry, 'calls'>, can: Engine['can']): boolean {
  return calls.some((call) => can(call));
}
