import { methods, type JsonSchema, type OpenApiDocument } from '../../schemas/contract/document';
import { listLimits, type ListLimits } from '../../schemas/contract/list-limits';
import { contractTables, type ContractTables } from '../../schemas/contract/tables';
import { compareProperty } from './compare-property';
import type { Drift } from './drift';
import { renameGuess } from './rename-guess';

/** A generated contract (`openapi.json`) with what follows from it. */
export interface BuiltContract {
  schemas: Readonly<Record<string, JsonSchema>>;
  tables: ContractTables;
  /** GET path of a list → what it can do less than others. */
  limits: Readonly<Record<string, ListLimits>>;
  document: OpenApiDocument;
}

/** A generated contract as it is compared. */
export function builtContract(document: OpenApiDocument): BuiltContract {
  const tables = contractTables(document);
  return {
    document,
    schemas: document.components?.schemas ?? {},
    tables,
    limits: listLimits(document, tables),
  };
}

/** Everything that is different in a schema's records, their input and their patch; each said once. */
export function schemaDrifts(name: string, before: BuiltContract, after: BuiltContract): Drift[] {
  const [was, is] = [before.schemas[name], after.schemas[name]];
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
    ...['Input', 'Patch'].flatMap((part) => {
      const [sent, taken] = [before.schemas[`${name}${part}`], after.schemas[`${name}${part}`]];
      return sent && taken ? sentDrifts(name, sent, taken, is) : [];
    }),
  ];
  return found.filter((one, at) => found.findIndex(({ text }) => text === one.text) === at);
}

/** Properties that are gone, called otherwise, changed or new, at any depth. */
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

/** What is asked of what is sent: must be there now, may no longer be sent, or only within other bounds. */
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

/** Operations of a path that are gone, ask for another right, or take less than they did. */
export function pathDrifts(path: string, before: BuiltContract, after: BuiltContract): Drift[] {
  return methods.flatMap((method): Drift[] => {
    const operation = `${method.toUpperCase()} ${path}`;
    if (!before.document.paths[path]?.[method]) return [];
    if (!after.document.paths[path]?.[method]) {
      return [{ kind: 'operation-gone', breaks: true, operation, text: `${operation} is gone` }];
    }
    const [had, has] = [before, after].map(({ tables }) =>
      JSON.stringify(tables.rights[operation]),
    );
    const parameters = [before, after].map(({ document }) =>
      parameterNames(document, path, method),
    );
    const [sent = [], taken = []] = parameters;
    return [
      ...(had === has
        ? []
        : [
            {
              kind: 'right-changed',
              breaks: false,
              operation,
              text: `${operation} asks for ${String(has)}, before ${String(had)}`,
            } as const,
          ]),
      ...sent
        .filter((name) => !taken.includes(name))
        .map((name): Drift => ({
          kind: 'parameter-gone',
          breaks: false,
          operation,
          text: `${operation} no longer takes «${name}»`,
        })),
    ];
  });
}

function parameterNames(
  document: OpenApiDocument,
  path: string,
  method: (typeof methods)[number],
): string[] {
  const item = document.paths[path] ?? {};
  const parameters = [...(item.parameters ?? []), ...(item[method]?.parameters ?? [])];
  return parameters.map(({ $ref, name }) => {
    const component = $ref?.split('/').at(-1);
    return name ?? document.components?.parameters?.[component ?? '']?.name ?? '';
  });
}
