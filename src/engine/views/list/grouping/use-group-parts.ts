import { useLoad } from '../../../../ui/use-load';
import type * as parts from './group-parts';

export type GroupParts = typeof parts;

/** Comes with the first grouped list, and at rest. */
export const groupParts = partsThatCome();

function partsThatCome() {
  let loaded: GroupParts | undefined;
  return {
    isThere: () => loaded !== undefined,
    get: () => loaded,
    load: async () => {
      loaded = await import('./group-parts');
    },
  };
}

/** Undefined until they are there. */
export function useGroupParts(isWanted: boolean): GroupParts | undefined {
  useLoad(groupParts, true, isWanted);
  return isWanted ? groupParts.get() : undefined;
}
