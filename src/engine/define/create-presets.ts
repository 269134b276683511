import type { CreateDefinition } from './definition';

/** Preset as navigation and palette know it before the definition is loaded. */
export interface PresetEntry {
  name: string;
  /** Query of `/new`, e.g. `type=0100`. */
  query: string;
  number?: number | undefined;
  right?: string | undefined;
}

/**
 * Returns each preset of a screen with the query that sets its values.
 * @throws for a value of a field that no query parameter presets.
 */
export function presetEntries(screen: {
  name: string;
  create?: CreateDefinition;
}): readonly PresetEntry[] {
  return (screen.create?.presets ?? []).map(({ name, values, number, right }) => {
    const terms = presetTerms(screen, values, `preset «${name}»`);
    return { name, query: new URLSearchParams(terms).toString(), number, right };
  });
}

/**
 * Returns the query that starts a new record of a screen with these values, as its parameters.
 * @throws for a value of a field that no query parameter presets.
 */
export function presetTerms(
  { name: screen, create }: { name: string; create?: CreateDefinition },
  values: Readonly<Record<string, unknown>>,
  what = 'calls',
): [string, string][] {
  const { query = {} } = create ?? {};
  return Object.entries(values).map(([field, value]) => {
    const parameter = Object.keys(query).find((one) => query[one] === field);
    if (parameter === undefined) {
      throw new Error(
        `screen ${screen}: ${what} sets «${field}», which no parameter of create.query presets`,
      );
    }
    return [parameter, String(value)];
  });
}
