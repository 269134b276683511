/** Part of an answer that may fail without the others. */
export interface NamedPart {
  name: string;
  read: () => Promise<object>;
}

/** Placeholder for a part that could not be read. */
const failed = { fehlgeschlagen: true };

/**
 * Reads all parts side by side, by name; a failed one is marked, and its error handed to `note`. Throws where all of
 * them fail: then the fault is not in a part.
 */
export async function readSeparately(
  parts: readonly NamedPart[],
  note: (error: unknown) => void,
): Promise<Record<string, object>> {
  const read = await Promise.allSettled(parts.map(async (part) => part.read()));
  const errors = read.flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : []));
  if (errors.length > 0 && errors.length === parts.length) throw errors[0];
  errors.forEach(note);
  return Object.fromEntries(
    parts.map(({ name }, index) => {
      const one = read[index];
      return [name, one?.status === 'fulfilled' ? one.value : failed];
    }),
  );
}
