export interface Labelled {
  name: string;
  /** None for a page without list and record. */
  schema?: string | undefined;
}

/** Keys of a label: in the schema's own file (`entities/`), else in the shared one (`common.json`). */
export function schemaKeys(schema: string, path: string): string[] {
  return [`entities:${schema}.${path}`, `common:${path}`];
}

/** In the screen's own file (`screens/`), else among its schema's. */
export function screenKeys({ name, schema }: Labelled, path: string): string[] {
  const own = `screens:${name}.${path}`;
  return schema === undefined ? [own, `common:${path}`] : [own, ...schemaKeys(schema, path)];
}

/** Keys of what a screen is called: its own title, else what its records are called. */
export function titleKeys({ name, schema }: Labelled): string[] {
  return [`screens:${name}.title`, ...(schema === undefined ? [] : [`entities:${schema}.other`])];
}

/** Keys of what a tab is called in which another screen stands: its own label where it has one, else the screen's title. */
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

/** Keys of what one record of a screen is called. */
export function oneKeys({ name, schema }: Labelled): string[] {
  return [`screens:${name}.one`, ...(schema === undefined ? [] : [`entities:${schema}.one`])];
}
