import { fieldFiles, manifest, schemaFiles } from 'virtual:screen-manifest';
import type { AnyFieldMetadata } from '../../schemas/define';
import {
  answers,
  bodies,
  codes,
  queries,
  references,
  rights,
  titles,
  whole,
} from '../../schemas/generated/contract';
import { lookups } from '../../schemas/lookups';
import { screens } from '../../screens/index';
import type { AnyDefinition, PageDefinition, ScreenDefinition } from '../engine/define/definition';
import { lookupsOf } from '../engine/lookup/lookups-of';
import { standardFieldTypes } from '../engine/fields';
import type { Registry } from '../engine/registry';

const definitions: Readonly<Record<string, () => Promise<{ default: AnyDefinition }>>> = screens;

/** This application, as the engine sees it. Everything is loaded with the first screen that needs it. */
export const registry: Registry = {
  entries: manifest,
  loadScreen: async (name) => (await loadDefinition(name)) as ScreenDefinition,
  loadPage: async (name) => (await loadDefinition(name)) as PageDefinition,
  loadSchema: async (schema) =>
    (await (schemaFiles[schema]?.() ?? (await further()).loadFurtherSchema(schema))).default,
  loadFields,
  fieldTypes: standardFieldTypes,
  loadValidators: async (schema) => (await import('./validators')).loadValidators(schema),
  lookups: lookupsOf(lookups, { references, titles, whole, entries: manifest }),
  bodies,
  queries,
  answers,
  whole,
  codes,
  titles,
  rights,
};

async function loadDefinition(name: string): Promise<AnyDefinition> {
  const load = definitions[name];
  if (!load) throw new Error(`registry: screens/index.ts names no screen «${name}»`);
  return (await load()).default;
}

/** A schema without a file of its own has nothing to add to the contract. */
async function loadFields(schema: string): Promise<Readonly<Record<string, AnyFieldMetadata>>> {
  const module = isOfScreen(schema)
    ? await fieldFiles[schema]?.()
    : await (await further()).loadFurtherFields(schema);
  if (!module) return {};
  const definition = Object.values(module).find((exported) => exported.schema === schema);
  if (!definition) {
    throw new Error(`/schemas/fields/${schema}.ts: export defineFields('${schema}', {…})`);
  }
  return definition.fields;
}

function isOfScreen(schema: string): boolean {
  return schema in schemaFiles;
}

function further() {
  return import('./further-schemas');
}
