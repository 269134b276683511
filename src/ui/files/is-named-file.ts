/** Whether a form's value is a file somebody chose. */
export function isNamedFile(value: unknown): value is File {
  return value instanceof File;
}
