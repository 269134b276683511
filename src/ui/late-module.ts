import { useLoad } from './use-load';

/** Wraps a module that only some need: `use(isWanted)` answers it once it is there, and loads it when it is wanted. */
export function lateModule<Module>(fetchIt: () => Promise<Module>) {
  let loaded: Module | undefined;
  const part = {
    isThere: () => loaded !== undefined,
    load: async () => {
      loaded = await fetchIt();
    },
  };
  return {
    load: part.load,
    use: function useModule(isWanted: boolean): Module | undefined {
      useLoad(part, true, isWanted);
      return isWanted ? loaded : undefined;
    },
  };
}
