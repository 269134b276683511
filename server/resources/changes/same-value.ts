/** Tells whether a property's value equals the stored one; lists are sets, their order does not matter. */
export function isSameValue(value: unknown, stored: unknown): boolean {
  if (!Array.isArray(value) || !Array.isArray(stored)) return value === stored;
  const one = new Set<unknown>(value);
  const other = new Set<unknown>(stored);
  return one.size === other.size && [...one].every((item) => other.has(item));
}
