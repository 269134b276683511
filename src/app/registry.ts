import {
  actionTypes,
  answers,
  bodies,
  cells,
  codes,
  fieldFiles,
  fieldTypes,
  lookups,
  manifest,
  queries,
  references,
  rights,
  schemaFiles,
  screens,
  tabTypes,
  titles,
  whole,
} from 'virtual:application';
import type { AnyFieldMetadata } from '../../schemas/define';
import { lookupsOf } from '../engine/data/lookups/lookups-of';
import type { Registry } from '../engine/application/registry';
import { screenLoaders } from '../engine/screens/screens';

/** As the engine sees this application. Everything is loaded with the first screen that needs it. */
export const registry: Registry = {
  entries: manifest,
  tabTypes,
  actionTypes,
  ...screenLoaders(screens, tabTypes),
  loadSchema: async (schema) =>
    (await (schemaFiles[schema]?.() ?? (await further()).loadFurtherSchema(schema))).default,
  loadFields,
  fieldTypes,
  cells,
  loadValidators: async (schema) => (await import('./validators')).loadValidators(schema),
  lookups: lookupsOf(lookups, { references, titles, whole, entries: manifest }),
  bodies,
  queries,
  answers,
  whole,
  codes,
  titles,
  loadParts: async (schema) => (await further()).partsOf(schema),
  loadRowSchema: async (list) => (await further()).rowSchemaOf(list),
  rights,
};

/** A schema without a file of its own adds nothing to the contract. */
async function loadFields(schema: string): Promise<Readonly<Record<string, AnyFieldMetadata>>> {
  const module = isOfScreen(schema)
    ? await fieldFiles[schema]?.()
    : await (await further()).loadFurtherFields(schema);
  if (!module) return {};
  const definition = Object.values(module).find((exported) => exported.schema === schema);
  if (!definition) {
    throw new Error(`schemas/fields/${schema}.ts: export defineFields('${schema}', {…})`);
  }
  return definition.fields;
}

function isOfScreen(schema: string): boolean {
  return schema in schemaFiles;
}

function further() {
  return import('./further-schemas');
}
