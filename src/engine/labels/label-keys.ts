/** A screen, as far as its labels go. */
export interface Labelled {
  name: string;
  /** A page without list and record has none. */
  schema?: string | undefined;
}

/** Where a label of a schema stands: among its own (`entities/`), else among those that many share (`common.json`). */
export function schemaKeys(schema: string, path: string): string[] {
  return [`entities:${schema}.${path}`, `common:${path}`];
}

/** Where a label of a screen stands: in a file of its own (`screens/`), else among those of its schema. */
export function screenKeys({ name, schema }: Labelled, path: string): string[] {
  const own = `screens:${name}.${path}`;
  return schema === undefined ? [own, `common:${path}`] : [own, ...schemaKeys(schema, path)];
}

/** Where it stands what a screen is called: by a title of its own, else by its records. */
export function titleKeys({ name, schema }: Labelled): string[] {
  return [`screens:${name}.title`, ...(schema === undefined ? [] : [`entities:${schema}.other`])];
}

/** Where it stands what one record of a screen is called. */
export function oneKeys({ name, schema }: Labelled): string[] {
  return [`screens:${name}.one`, ...(schema === undefined ? [] : [`entities:${schema}.one`])];
}
