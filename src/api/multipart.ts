import type { AnyRecord } from './dialect';

/** JSON, or form parts as soon as there is a file. Files come last: the server needs the other values first. */
export function bodyOf(values: AnyRecord): AnyRecord | FormData {
  const entries = Object.entries(values);
  if (!entries.some(([, value]) => value instanceof Blob)) return values;
  const form = new FormData();
  for (const [name, value] of entries) {
    if (!(value instanceof Blob) && value !== null && value !== undefined) {
      form.append(name, String(value));
    }
  }
  for (const [name, value] of entries) if (value instanceof Blob) form.append(name, value);
  return form;
}

/** Fingerprints values: the same for the same values, so it tells one attempt to send from another. */
export function fingerprint(values: AnyRecord): string {
  return JSON.stringify(values, (_, value: unknown) =>
    value instanceof File ? [value.name, value.size, value.lastModified] : value,
  );
}
