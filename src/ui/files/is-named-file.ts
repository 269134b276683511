/** A file somebody chose; under this name for layers in which «File» could mean an entity. */
export type NamedFile = File;

/** Whether a form's value is a file somebody chose. */
export function isNamedFile(value: unknown): value is File {
  return value instanceof File;
}
