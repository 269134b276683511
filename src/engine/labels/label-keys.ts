export interface Labelled {
  name: string;
  /** Schema; none for a page without list and record. */
  schema?: string | undefined;
}

/** Returns the keys of a label: in the schema's own file (`entities/`), else in the shared one (`common.json`). */
export function schemaKeys(schema: string, path: string): string[] {
  return [`entities:${schema}.${path}`, `common:${path}`];
}

/** Returns the keys of a label in the screen's own file (`screens/`), else among its schema's. */
export function screenKeys({ name, schema }: Labelled, path: string): string[] {
  const own = `screens:${name}.${path}`;
  return schema === undefined ? [own, `common:${path}`] : [own, ...schemaKeys(schema, path)];
}

/** Returns the keys of a screen's name: its own title, else what its records are called. */
export function titleKeys({ name, schema }: Labelled): string[] {
  return [`screens:${name}.title`, ...(schema === undefined ? [] : [`entities:${schema}.other`])];
}

/**
 * Returns the keys of a tab's name in which another screen stands: its own label where it has one, else the screen's
 * title.
 */
export function embeddedKeys(
  { name, schema }: Labelled,
  tab: string,
  embedded: Labelled,
): readonly string[] {
  const own = `tabs.${tab}`;
  return [
    `screens:${name}.${own}`,
    ...(schema === undefined ? [] : [`entities:${schema}.${own}`]),
    ...titleKeys(embedded),
  ];
}

/** Returns the keys of the name of one record of a screen. */
export function oneKeys({ name, schema }: Labelled): string[] {
  return [`screens:${name}.one`, ...(schema === undefined ? [] : [`entities:${schema}.one`])];
}
