/** Whether a property's value is what is stored already; lists are sets, their order says nothing. */
export function isSameValue(value: unknown, stored: unknown): boolean {
  if (!Array.isArray(value) || !Array.isArray(stored)) return value === stored;
  const other = new Set<unknown>(stored);
  return value.length === other.size && value.every((item) => other.has(item));
}
