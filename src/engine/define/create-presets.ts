import type { CreateDefinition } from './definition';

/** As navigation and palette know it before the definition is loaded. */
export interface PresetEntry {
  name: string;
  /** Of `/new`, e.g. `type=0100`. */
  query: string;
  number?: number | undefined;
  right?: string | undefined;
}

/**
 * Each preset of a screen with the query that sets its values.
 * @throws for a value of a field that no query parameter presets.
 */
export function presetEntries({
  name: screen,
  create,
}: {
  name: string;
  create?: CreateDefinition;
}): readonly PresetEntry[] {
  const { presets = [], query = {} } = create ?? {};
  return presets.map(({ name, values, number, right }) => {
    const terms = Object.entries(values).map(([field, value]) => {
      const parameter = Object.keys(query).find((one) => query[one] === field);
      if (parameter === undefined) {
        throw new Error(
          `screen ${screen}: preset «${name}» sets «${field}», which no parameter of create.query presets`,
        );
      }
      return [parameter, String(value)];
    });
    return { name, query: new URLSearchParams(terms).toString(), number, right };
  });
}
