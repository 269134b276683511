/** When what came from this device instead of a server was read from one; ms since 1970. */
const times = new WeakMap<object, number>();

/** `at`: nothing is noted of what the server has just said. */
export function noteReadAt(data: unknown, at: number | undefined): void {
  if (at !== undefined && typeof data === 'object' && data !== null) times.set(data, at);
}

/** Undefined for what the server has just said. */
export const readAtOf = (data: unknown): number | undefined =>
  typeof data === 'object' && data !== null ? times.get(data) : undefined;
