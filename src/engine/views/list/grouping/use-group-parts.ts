import { useLoad } from '../../../../ui/use-load';

export type GroupParts = typeof import('./group-parts');

/** Comes with the first grouped list, and at rest. */
export const groupParts = partsThatCome();

function partsThatCome() {
  let parts: GroupParts | undefined;
  return {
    isThere: () => parts !== undefined,
    get: () => parts,
    load: async () => {
      parts = await import('./group-parts');
    },
  };
}

/** Undefined until they are there. */
export function useGroupParts(isWanted: boolean): GroupParts | undefined {
  useLoad(groupParts, true, isWanted);
  return isWanted ? groupParts.get() : undefined;
}
