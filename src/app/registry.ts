import {
  actionTypes,
  asking,
  cells,
  codes,
  fieldTypes,
  loadBespoke,
  lookups,
  manifest,
  rights,
  schemas,
  screens,
  tabTypes,
  titles,
  whole,
} from 'virtual:application';
import type { AnyFieldMetadata, FieldsDefinition, SumsDefinition } from '../../schemas/define';
import type { Registry } from '../engine/application/registry';
import { screenLoaders } from '../engine/screens/screens';
import { listTexts } from '../ui/texts';

const loaders = screenLoaders(screens, tabTypes);

/**
 * Registry through which the engine sees this application. Everything is loaded with the first screen that needs it.
 */
export const registry: Registry = {
  entries: manifest,
  tabTypes,
  actionTypes,
  ...loaders,
  loadScreen: async (name) => {
    const { schema, standalone } = manifest.find((screen) => screen.name === name) ?? {};
    const texts = schema && standalone ? listTexts(schema) : undefined;
    const screen = await loaders.loadScreen(name);
    await texts;
    return screen;
  },
  loadSchema: async (name) => {
    const file = await fileOf(name);
    if (file?.schema) return file.schema;
    throw new Error(`registry: there is no schema «${name}», add it or correct the name`);
  },
  loadFields,
  loadSums,
  fieldTypes,
  cells,
  loadBespoke,
  loadValidators: async (schema) => (await import('./validators')).loadValidators(schema),
  lookups,
  whole,
  asking,
  codes,
  titles,
  loadParts: async (schema) => (await further()).partsOf(schema),
  loadRowSchema: async (list) => (await further()).rowSchemaOf(list),
  loadSchemasOf: async (operation) => (await further()).schemasOf(operation),
  loadJudge: async (operation) => {
    const part = await (await loadBespoke?.())?.judge?.();
    return part && 'judgeOf' in part ? part.judgeOf(operation) : undefined;
  },
  loadQueued: async (operation) => (await further()).queuedOf(operation),
  rights,
};

/** Loads the fields file of a schema; a schema without one adds nothing to the contract. */
async function loadFields(schema: string): Promise<Readonly<Record<string, AnyFieldMetadata>>> {
  const definitions = await definitionsOf(schema);
  if (definitions.length === 0) return {};
  const definition = definitions.find((one) => 'fields' in one && one.schema === schema);
  if (definition && 'fields' in definition) return definition.fields;
  if (definitions.some((one) => 'sums' in one)) return {};
  throw new Error(`schemas/fields/${schema}.ts: export defineFields('${schema}', {…})`);
}

async function loadSums(schema: string): Promise<SumsDefinition> {
  const found = (await definitionsOf(schema)).find((one) => 'sums' in one && one.sums === schema);
  if (found && 'sums' in found) return found;
  throw new Error(`schemas/fields/${schema}.ts: export defineSums({ sums: '${schema}', … })`);
}

async function definitionsOf(
  schema: string,
): Promise<readonly (FieldsDefinition | SumsDefinition)[]> {
  return Object.values((await fileOf(schema))?.said ?? {});
}

async function fileOf(schema: string) {
  return schemas[schema]?.() ?? (await further()).furtherSchema(schema);
}

function further() {
  return import('./further-schemas');
}
