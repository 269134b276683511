import { manifest } from 'virtual:screen-manifest';
import type { AnyFieldMetadata, FieldsDefinition } from '../../schemas/define';
import { answers, bodies, codes, queries, rights, whole } from '../../schemas/generated/contract';
import { lookups } from '../../schemas/lookups';
import type { AnyDefinition, PageDefinition, ScreenDefinition } from '../engine/define/definition';
import type { EntitySchema } from '../engine/field/entity-schema';
import type { Registry } from '../engine/registry';

const screens = import.meta.glob<{ default: AnyDefinition }>([
  '/screens/*.ts',
  '!/screens/index.ts',
]);
const schemas = import.meta.glob<{ default: EntitySchema }>('/schemas/generated/schemas/*.json');
const fields = import.meta.glob<Record<string, FieldsDefinition>>('/schemas/fields/*.ts');

/** This application, as the engine sees it. Everything is loaded with the first screen that needs it. */
export const registry: Registry = {
  entries: manifest,
  loadScreen: async (name) => (await loadDefinition(name)) as ScreenDefinition,
  loadPage: async (name) => (await loadDefinition(name)) as PageDefinition,
  loadSchema: async (schema) =>
    (await needed(schemas, `/schemas/generated/schemas/${schema}.json`)()).default,
  loadFields,
  loadValidators: async (schema) => (await import('./validators')).loadValidators(schema),
  lookups,
  bodies,
  queries,
  answers,
  whole,
  codes,
  rights,
};

async function loadDefinition(name: string): Promise<AnyDefinition> {
  return (await needed(screens, `/screens/${name}.ts`)()).default;
}

/** A schema without a file of its own has nothing to add to the contract. */
async function loadFields(schema: string): Promise<Readonly<Record<string, AnyFieldMetadata>>> {
  const path = `/schemas/fields/${schema}.ts`;
  const module = await fields[path]?.();
  if (!module) return {};
  const definition = Object.values(module).find((exported) => exported.schema === schema);
  if (!definition) throw new Error(`${path}: export defineFields('${schema}', {…})`);
  return definition.fields;
}

function needed<T>(loaders: Record<string, () => Promise<T>>, path: string): () => Promise<T> {
  const load = loaders[path];
  if (!load) throw new Error(`registry: ${path} does not exist, add it or correct the name`);
  return load;
}
