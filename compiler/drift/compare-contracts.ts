import {
  methods,
  type JsonSchema,
  type OpenApiDocument,
  type Parameter,
} from '../../schemas/contract/document';
import type { ContractTables } from '../../schemas/contract/tables';
import { compareProperty } from './compare-property';
import type { Drift } from './drift';
import type { BuiltContract } from '../built-contract';
import { renameGuess } from './rename-guess';

/** Returns all differences in a schema's records, their input and their patch, each of them once. */
export function schemaDrifts(name: string, before: BuiltContract, after: BuiltContract): Drift[] {
  const [was, is] = [before, after].map((contract) => withSent(name, contract));
  if (!was) return [];
  if (!is) {
    return [
      {
        kind: 'schema-gone',
        breaks: true,
        schema: name,
        text: `${name} is not in the contract any more`,
      },
    ];
  }
  const found = [
    ...fieldDrifts(name, was, is),
    ...sentParts(name, before).flatMap((part) => {
      const [sent, taken] = [before.schemas[part], after.schemas[part]];
      return sent && taken ? sentDrifts(name, sent, taken, is) : [];
    }),
  ];
  return found.filter((one, at) => found.findIndex(({ text }) => text === one.text) === at);
}

/** Returns a record together with what is only ever sent of it. */
function withSent(name: string, { schemas }: BuiltContract): JsonSchema | undefined {
  const { [name]: record, [`${name}Input`]: input } = schemas;
  return record && { ...record, properties: { ...input?.properties, ...record.properties } };
}

/** Returns the schemas that are sent. */
function sentParts(name: string, { schemas, tables }: BuiltContract): string[] {
  const parts = [`${name}Input`, `${name}Patch`].filter((part) => part in schemas);
  return sentAsWhole(tables).includes(name) ? [name, ...parts] : parts;
}

/** Returns the schemas that no input is derived from: what actions and questions ask for, and rows in a record. */
export function sentAsWhole({ bodies, queries, rows }: ContractTables): string[] {
  return [bodies, queries, rows].flatMap((table) => Object.values(table));
}

/** Returns the properties that are gone, renamed, changed or new, at any depth. */
function fieldDrifts(schema: string, was: JsonSchema, is: JsonSchema, above = ''): Drift[] {
  const [before, after] = [was.properties ?? {}, is.properties ?? {}];
  const guesses = new Map<string, string | undefined>();
  for (const name of Object.keys(before)) {
    if (!(name in after)) guesses.set(name, renameGuess(name, before, after));
  }
  const renamed = new Set(guesses.values());
  return [
    ...Object.entries(before).flatMap(([name, property]): Drift[] => {
      const field = `${above}${name}`;
      const next = after[name];
      if (!next) return [goneField(schema, field, guesses.get(name))];
      const parts = partsOf(property);
      return [
        ...compareProperty(field, property, next).map((one) => ({ ...one, schema, field })),
        ...(parts && partsOf(next)
          ? fieldDrifts(schema, parts, partsOf(next) ?? {}, `${field}.`)
          : []),
      ];
    }),
    ...Object.keys(after)
      .filter((name) => !(name in before) && !renamed.has(name))
      .map((name): Drift => ({
        kind: 'field-new',
        breaks: false,
        schema,
        field: `${above}${name}`,
        text: `${above}${name} is new`,
      })),
  ];
}

function goneField(schema: string, field: string, guess: string | undefined): Drift {
  const text = `${field} is gone`;
  if (guess === undefined) return { kind: 'field-gone', breaks: true, schema, field, text };
  const renamed = `${text}, probably called «${guess}» now`;
  return { kind: 'field-renamed', breaks: true, schema, field, guess, text: renamed };
}

/** Returns what changed in what is sent: now required, no longer accepted, or accepted only within other bounds. */
function sentDrifts(schema: string, was: JsonSchema, is: JsonSchema, record: JsonSchema): Drift[] {
  const [before, after] = [was.properties ?? {}, is.properties ?? {}];
  const required = (is.required ?? []).filter((name) => !was.required?.includes(name));
  return [
    ...required.map((field): Drift => ({
      kind: 'newly-required',
      breaks: false,
      schema,
      field,
      text: `${field} must be given now`,
    })),
    ...Object.entries(before).flatMap(([field, property]): Drift[] => {
      const next = after[field];
      const gone = { kind: 'read-only', breaks: false, text: `${field} is only read now` } as const;
      const isLeft = record.properties?.[field] !== undefined;
      const found = next ? compareProperty(field, property, next) : isLeft ? [gone] : [];
      return found.map((one) => ({ ...one, schema, field }));
    }),
  ];
}

function partsOf({ properties, items }: JsonSchema): JsonSchema | undefined {
  if (properties) return { properties };
  return items?.properties ? { properties: items.properties } : undefined;
}

/** Returns the operations of a path that are gone, answer, take or ask for something else or less, or another right. */
export function pathDrifts(path: string, before: BuiltContract, after: BuiltContract): Drift[] {
  return methods.flatMap((method): Drift[] => {
    const operation = `${method.toUpperCase()} ${path}`;
    if (!before.document.paths[path]?.[method]) return [];
    if (!after.document.paths[path]?.[method]) {
      return [{ kind: 'operation-gone', breaks: true, operation, text: `${operation} is gone` }];
    }
    const about = (kind: Drift['kind'], says: string, breaks = false): Drift => ({
      ...{ kind, breaks, operation },
      text: `${operation} ${says}`,
    });
    const [had, has] = [before, after].map(({ tables }) =>
      JSON.stringify(tables.rights[operation]),
    );
    const [was, is] = [before, after].map(({ tables }) => exchanged(path, operation, tables));
    return [
      ...(had === has
        ? []
        : [about('right-changed', `asks for ${String(has)}, before ${String(had)}`)]),
      ...(was === is
        ? []
        : [
            about(
              'answer-changed',
              `is about ${is || 'nothing'}, before ${was || 'nothing'}`,
              true,
            ),
          ]),
      ...parameterDrifts(
        parametersOf(before.document, path, method),
        parametersOf(after.document, path, method),
        about,
      ),
    ];
  });
}

/** Returns the schemas of what an operation answers and is sent. */
function exchanged(path: string, operation: string, tables: ContractTables): string {
  const { lists, records, creates, answers, bodies } = tables;
  const answered = operation.startsWith('GET ')
    ? [lists[path] && `a list of ${lists[path]}`, records[path], answers[operation]]
    : [operation.startsWith('POST ') && creates[path], bodies[operation]];
  return answered.filter(Boolean).join(' and ');
}

type Parameters = ReadonlyMap<string, Parameter>;

function parameterDrifts(
  before: Parameters,
  after: Parameters,
  about: (kind: Drift['kind'], says: string) => Drift,
): Drift[] {
  return [
    ...[...before].flatMap(([name, was]): Drift[] => {
      const is = after.get(name);
      if (!is) return [about('parameter-gone', `no longer takes «${name}»`)];
      return compareProperty(`«${name}»`, was.schema ?? {}, is.schema ?? {}).map(({ text }) =>
        about('parameter-changed', `takes something else: ${text}`),
      );
    }),
    ...[...after].flatMap(([name, { required }]) =>
      required && !before.get(name)?.required
        ? [about('parameter-changed', `must be given «${name}» now`)]
        : [],
    ),
  ];
}

function parametersOf(
  document: OpenApiDocument,
  path: string,
  method: (typeof methods)[number],
): Parameters {
  const item = document.paths[path] ?? {};
  const parameters = [...(item.parameters ?? []), ...(item[method]?.parameters ?? [])].map(
    (one) => document.components?.parameters?.[one.$ref?.split('/').at(-1) ?? ''] ?? one,
  );
  return new Map(parameters.map((one) => [one.name ?? '', one]));
}
