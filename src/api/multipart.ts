import type { AnyRecord } from './dialect';

/**
 * Values as the body of a call: JSON, or the parts of a form as soon as one of them is a file. Files come
 * last, so that the server knows what belongs to them before they arrive.
 */
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

/** The same text for the same values: tells one attempt to send from another. */
export function fingerprint(values: AnyRecord): string {
  return JSON.stringify(values, (_, value: unknown) =>
    value instanceof File ? [value.name, value.size, value.lastModified] : value,
  );
}
