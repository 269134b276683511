const version = 1;

/** Reads `{"v":1,…}`. What is missing, broken, of another version or type is taken from `defaults`. */
export function parsePreference<T extends object>(text: string | null, defaults: T): T {
  const stored = parsed(text);
  if (stored.v !== version) return defaults;
  const entries = Object.entries(defaults).map(([name, fallback]) => [
    name,
    typeof stored[name] === typeof fallback ? stored[name] : fallback,
  ]);
  return Object.fromEntries(entries) as T;
}

/** Keeps members that other versions of the page have written. */
export function preferenceText(former: string | null, value: object): string {
  const stored = parsed(former);
  return JSON.stringify({ ...(stored.v === version ? stored : {}), v: version, ...value });
}

function parsed(text: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
