import { readdirSync, readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ContractTables } from '../../../schemas/contract/tables';
import type { FieldsDefinition, SumsDefinition } from '../../../schemas/define';
import type { AnyDefinition } from '../../../src/engine/define/definition';
import { readTexts, type Namespaces } from '../../../compiler/application/read-texts';
import {
  registeredTypes,
  type RegisteredTypes,
} from '../../../compiler/application/registered-types';
import { screenDefinitions } from '../../../compiler/application/screen-definitions';

export const languages = ['de', 'en', 'fr'] as const;

export type Language = (typeof languages)[number];

/** Places where an application keeps what its labels are about, from the root. */
export interface Places {
  /** Folders of texts: its own last, before it those that it takes over. */
  locales: readonly string[];
  screens: string;
  generated: string;
  fields: string;
  /** True for a product, which explains every screen. */
  explains?: boolean;
}

/** Property, as far as its labels go. */
export interface Property {
  format?: string;
  'x-ref'?: string;
  enum?: readonly unknown[];
  items?: { enum?: readonly unknown[] };
}

/** Application, as far as its labels go. */
export interface House {
  /** True if every screen has to be explained. */
  explains?: boolean;
  /** Types of its tabs and actions. */
  types: RegisteredTypes;
  /** Folder of its own texts. */
  folder: string;
  /** Texts of its own, with those that it takes over. */
  texts: Readonly<Record<Language, Namespaces>>;
  screens: readonly { file: string; definition: AnyDefinition }[];
  /** Properties of every schema of its contract. */
  schemas: ReadonlyMap<string, Readonly<Record<string, Property>>>;
  tables: Pick<
    ContractTables,
    'answers' | 'bodies' | 'codes' | 'lists' | 'parts' | 'queries' | 'rows' | 'titles' | 'whole'
  >;
  /** Definitions of fields, by file. */
  fields: readonly { file: string; definition: FieldsDefinition }[];
}

export async function readHouse(places: Places): Promise<House> {
  const { locales, screens, generated, fields, explains = false } = places;
  const types = await registeredTypes(resolve(screens));
  const definitions = await screenDefinitions(resolve(screens), types);
  const texts = languages.map((language) => [language, readTexts(language, locales)]);
  return {
    explains,
    types,
    folder: locales.at(-1) ?? '',
    texts: Object.fromEntries(texts) as House['texts'],
    screens: definitions.map((definition) => ({
      file: `${screens}/${definition.name}.ts`,
      definition,
    })),
    schemas: new Map(
      readdirSync(`${generated}/schemas`).flatMap((file) =>
        propertiesIn(basename(file, '.json'), `${generated}/schemas/${file}`),
      ),
    ),
    tables: {
      ...((await importFile(`${generated}/contract.ts`)) as ContractTables),
      ...((await importFile(`${generated}/parts.ts`)) as Pick<ContractTables, 'parts'>),
    },
    fields: (
      await Promise.all(readdirSync(fields).map((file) => readFields(`${fields}/${file}`)))
    ).flat(),
  };
}

/** Returns the properties of a schema, and those of the objects inside it. */
function propertiesIn(name: string, file: string): [string, Readonly<Record<string, Property>>][] {
  const { properties, $defs = {} } = JSON.parse(readFileSync(file, 'utf8')) as {
    properties: Record<string, Property>;
    $defs?: Record<string, { properties?: Record<string, Property> }>;
  };
  const parts = Object.entries($defs).map(([part, one]): [string, Record<string, Property>] => [
    part,
    one.properties ?? {},
  ]);
  return [...parts, [name, properties]];
}

async function readFields(file: string): Promise<House['fields']> {
  const exported = (await importFile(file)) as Record<string, FieldsDefinition | SumsDefinition>;
  return Object.values(exported).flatMap((definition) =>
    'fields' in definition ? [{ file, definition }] : [],
  );
}

function importFile(file: string): Promise<unknown> {
  return import(pathToFileURL(file).href);
}

/** Returns the values that a property may have, where they are listed. */
export function listedValues(property: Property | undefined): string[] {
  // Tones have the same texts everywhere.
  if (!property || property.format === 'tone') return [];
  const values = property.enum ?? property.items?.enum ?? [];
  return values.filter((value) => value !== null).map(String);
}
