let isMissing = false;
const listeners = new Set<() => void>();

function set(missing: boolean): void {
  isMissing = missing;
  for (const listener of listeners) listener();
}

/** The licence that the server has missed; one dialog says so, however many calls are refused. */
export const licenceStore = {
  isMissing: () => isMissing,
  miss: () => set(true),
  /** The user has read it. */
  dismiss: () => set(false),
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
