export interface Labelled {
  name: string;
  /** None for a page without list and record. */
  schema?: string | undefined;
}

/** In the schema's own file (`entities/`), else the shared one (`common.json`). */
export function schemaKeys(schema: string, path: string): string[] {
  return [`entities:${schema}.${path}`, `common:${path}`];
}

/** In the screen's own file (`screens/`), else among its schema's. */
export function screenKeys({ name, schema }: Labelled, path: string): string[] {
  const own = `screens:${name}.${path}`;
  return schema === undefined ? [own, `common:${path}`] : [own, ...schemaKeys(schema, path)];
}

/** A title of its own, else its records' name. */
export function titleKeys({ name, schema }: Labelled): string[] {
  return [`screens:${name}.title`, ...(schema === undefined ? [] : [`entities:${schema}.other`])];
}

export function oneKeys({ name, schema }: Labelled): string[] {
  return [`screens:${name}.one`, ...(schema === undefined ? [] : [`entities:${schema}.one`])];
}
