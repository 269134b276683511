/** Times at which data that came from this device instead of a server were read from one; ms since 1970. */
const times = new WeakMap<object, number>();

/** Notes when data were read (`at`); nothing for what the server has just said. */
export function noteReadAt(data: unknown, at: number | undefined): void {
  if (at !== undefined && typeof data === 'object' && data !== null) times.set(data, at);
}

/** Returns that time; undefined for what the server has just said. */
export const readAtOf = (data: unknown): number | undefined =>
  typeof data === 'object' && data !== null ? times.get(data) : undefined;
