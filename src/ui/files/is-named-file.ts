/** Alias for layers in which «File» could mean an entity. */
export type NamedFile = File;

export function isNamedFile(value: unknown): value is File {
  return value instanceof File;
}
