import type { ContractTables } from '../../schemas/contract/tables';
import { paramNames } from '../../src/engine/screens/place';
import { orRather } from '../nearest-name';
import type { DefinitionMistake } from './definition-mistakes';
import type { ScreenContract } from './screen-contract';

type Said = Readonly<Record<string, unknown>>;

/** Members that hold a path without its method, in whatever part of a definition. */
const pathMembers: ReadonlySet<string> = new Set(['list', 'record', 'create', 'path']);

/**
 * Finds paths and calls that the contract does not have, parameters in them that it names otherwise, and query
 * parameters that a call does not take. `list`, `call`, `by` and `query` mean the same in every type of tab and action,
 * so types need not repeat it. Finds nothing where the operations are not known.
 */
export function parameterMistakes(
  definition: object,
  contract: Pick<ScreenContract, 'schemas' | 'tables'>,
): DefinitionMistake[] {
  const { rights } = contract.tables;
  if (!rights || Object.keys(rights).length === 0) return [];
  return partsOf(definition as Said).flatMap((part) => [
    ...pathsIn(part).flatMap((path) => pathMistakes(path, rights)),
    ...listMistakes(part, contract),
    ...callMistakes(part, contract),
  ]);
}

/** Lists every object in a definition, from the outside in. */
function partsOf(part: Said): readonly Said[] {
  const inside = Object.values(part).flatMap((value) => (Array.isArray(value) ? value : [value]));
  return [part, ...inside.filter(isPart).flatMap(partsOf)];
}

function isPart(value: unknown): value is Said {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function pathsIn(part: Said): readonly string[] {
  return Object.entries(part).flatMap(([member, value]) => {
    if (typeof value !== 'string') return [];
    return isCall(value) || (pathMembers.has(member) && value.startsWith('/')) ? [value] : [];
  });
}

function isCall(value: string): boolean {
  return /^(GET|POST|PUT|PATCH|DELETE) \//.test(value);
}

/** Replaces `{id:addressId}`, the parameter `id` filled with a value of the record, by the plain parameter. */
function plain(path: string): string {
  return path.replace(/\{(\w+):\w+\}/g, '{$1}');
}

function pathMistakes(said: string, rights: ContractTables['rights']): DefinitionMistake[] {
  const operations = Object.keys(rights);
  const known = isCall(said)
    ? operations
    : [...new Set(operations.map((operation) => operation.replace(/^\w+ /, '')))];
  const path = plain(said);
  if (known.includes(path)) return [];
  const shape = (of: string) => of.replace(/\{\w+\}/g, '{}');
  const alike = known.find((one) => shape(one) === shape(path));
  if (alike === undefined) {
    return [{ name: said, sentence: `there is no «${path}»${orRather(path, known)}` }];
  }
  const right = paramNames(alike);
  return paramNames(path).flatMap((name, index) =>
    name === right[index]
      ? []
      : [
          {
            name: said,
            sentence: `«${name}» is no parameter of ${alike}, did you mean «${right[index]}»?`,
          },
        ],
  );
}

/** Finds mistakes in what rows are asked for by: a parameter of their call, else a field of theirs. */
function listMistakes(
  { list, by, query, schema, screen }: Said,
  { schemas, tables }: Pick<ScreenContract, 'schemas' | 'tables'>,
): DefinitionMistake[] {
  // That an embedded screen names the record around it is checked where that screen is known.
  if (typeof list !== 'string' || screen !== undefined) return [];
  const own = Object.keys(schemas[tables.queries[`GET ${list}`] ?? '']?.properties ?? {});
  const parameters = [...paramNames(list), ...own];
  const rows = typeof schema === 'string' ? schema : tables.lists[list];
  const fields = schemas[rows ?? '']?.properties;
  const named = typeof by === 'string' ? [by] : isPart(by) ? Object.keys(by) : [];
  return [
    ...named
      .filter((name) => fields && !parameters.includes(name) && !(name in fields))
      .map((name) => ({
        name,
        sentence:
          `by names «${name}», neither a parameter of ${list} nor a property of ${rows}` +
          orRather(name, [...parameters, ...Object.keys(fields ?? {})]),
      })),
    ...(isPart(query) ? Object.keys(query) : [])
      .filter((name) => !parameters.includes(name))
      .map((name) => ({
        name,
        sentence: `query names «${name}», no parameter of ${list}${orRather(name, parameters)}`,
      })),
  ];
}

/** Finds mistakes in what a call is asked by, all of it in its query. */
function callMistakes(
  { call, by, code }: Said,
  { schemas, tables }: Pick<ScreenContract, 'schemas' | 'tables'>,
): DefinitionMistake[] {
  if (typeof call !== 'string' || !Array.isArray(by)) return [];
  const asked = schemas[tables.queries[call] ?? '']?.properties;
  if (!asked) return [];
  const named = [...(by as string[]), ...(typeof code === 'string' ? [code] : [])];
  return named
    .filter((name) => !(name in asked))
    .map((name) => ({
      name,
      sentence: `by names «${name}», no parameter of ${call}${orRather(name, Object.keys(asked))}`,
    }));
}
