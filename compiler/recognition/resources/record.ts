import type { JsonSchema, Method, OpenApiDocument } from '../../../schemas/contract/document';
import type { Place } from '../../../schemas/contract/wire-facts';
import { schemaName } from '../../document/references';
import { isOfType, type FlatSchema, type FlatSchemas } from '../schemas/flat-schema';
import type { RecordOperation } from './model';
import { firstNamed, pathParameters, plainName, singularOf, stepsOf, withoutSlash } from './names';
import { answerOf, type OneOperation } from './operations';
import { isRecord } from './rows';

type Operations = ReadonlyMap<string, ReadonlyMap<Method, OneOperation>>;

/** Result of the search for what names the rows of a list and reads one of them, or the reason why there is none. */
export type FoundRecord =
  | { record: RecordOperation; name: string | undefined; written: JsonSchema }
  | {
      missing: 'record-missing' | 'id-unknown' | 'many-parameters' | 'record-no-object';
      path?: string;
    };

interface Asked {
  document: OpenApiDocument;
  operations: Operations;
  schemas: FlatSchemas;
  /** Path of the list. */
  list: string;
  row: JsonSchema;
  /** Path and id from the configuration. */
  path?: string | undefined;
  id?: string | undefined;
}

/**
 * Finds what reads one of a list's rows: the path below the list's, else one elsewhere that answers the same component
 * and asks for nothing else than the list.
 */
export function recordOf(asked: Asked): FoundRecord {
  const { document, operations, schemas, list, row } = asked;
  const candidates = candidatesOf(asked);
  const [path] = candidates.one;
  if (path === undefined) {
    const [many] = candidates.many;
    return many === undefined
      ? { missing: 'record-missing' }
      : { missing: 'many-parameters', path: many };
  }
  const operation = operations.get(path)?.get('get');
  const answer = operation && answerOf(document, operation);
  const found = answer && recordIn(answer.schema, schemas, list);
  if (!operation || !answer || !found) return { missing: 'record-no-object', path };
  const flatRow = schemas.of(row);
  const parameter = pathParameters(path).at(-1) ?? 'id';
  const field = asked.id ?? idField(parameter, flatRow, list);
  if (field === undefined) return { missing: 'id-unknown', path };
  const said = operation.parameters.find((one) => one.in === 'path' && one.name === parameter);
  const own = flatRow.properties?.[field];
  const isFigure = isOfType(said?.schema ?? own ?? {}, 'integer');
  const format = said?.schema?.format ?? own?.format;
  const version = versionOf(operations, path, answer.headers, schemas.of(found.schema));
  return {
    written: found.schema,
    name: schemaName(found.schema),
    record: {
      path,
      ...(operation.operationId !== undefined && { operationId: operation.operationId }),
      at: found.path,
      schema: schemas.of(found.schema),
      id: {
        parameter,
        field,
        type: isFigure ? 'integer' : 'string',
        ...(typeof format === 'string' && { format }),
      },
      ...(version && { version }),
      rights: operation.rights,
    },
  };
}

/** Lists paths that may read one row: with the list's parameters and one of its own, or with more. */
function candidatesOf({ document, operations, schemas, list, row, path }: Asked): {
  one: readonly string[];
  many: readonly string[];
} {
  if (path !== undefined) return { one: operations.get(path)?.has('get') ? [path] : [], many: [] };
  const base = withoutSlash(list);
  const readers = [...operations].filter(([, own]) => own.has('get')).map(([one]) => one);
  const below = readers.filter((one) => {
    const plain = withoutSlash(one);
    return plain.startsWith(`${base}/`) && /^\{[^{}/]+\}$/.test(plain.slice(base.length + 1));
  });
  // `/api/pet` lists and `/api/pets/{id}` reads, or the other way round.
  const relatives = readers.filter((one) => {
    const steps = stepsOf(one);
    const last = steps.pop() ?? '';
    const named = stepsOf(base);
    if (!/^\{[^{}]+\}$/.test(last) || steps.length !== named.length) return false;
    const [own = '', other = ''] = [steps.pop() ?? '', named.pop() ?? ''];
    return steps.join('/') === named.join('/') && singularOf(own) === singularOf(other);
  });
  if (below.length + relatives.length > 0) return { one: [...below, ...relatives], many: [] };
  const name = schemaName(row);
  const own = pathParameters(list);
  const same =
    name === undefined
      ? []
      : readers.filter((one) => {
          if (!withoutSlash(one).endsWith('}')) return false;
          const operation = operations.get(one)?.get('get');
          const answer = operation && answerOf(document, operation);
          const found = answer && recordIn(answer.schema, schemas, one);
          return found !== undefined && schemaName(found.schema) === name;
        });
  const rest = (one: string) => pathParameters(one).filter((parameter) => !own.includes(parameter));
  return {
    one: same.filter(
      (one) => rest(one).length === 1 && pathParameters(one).at(-1) === rest(one)[0],
    ),
    many: same.filter((one) => rest(one).length > 1 && nounOf(one) === nounOf(list)),
  };
}

/** Returns the last word of a path that is no parameter, in the singular. */
function nounOf(path: string): string {
  const words = stepsOf(path).filter((step) => !step.startsWith('{'));
  return plainName(singularOf(words.at(-1) ?? ''));
}

/** Names that backends give to the member that holds a record. */
const recordNames = [
  'data',
  'result',
  'item',
  'record',
  'response',
  'payload',
  'value',
  'entity',
  'attributes',
];

/** Finds a record in an answer: the answer itself, or the member of an envelope. */
export function recordIn(
  schema: JsonSchema,
  schemas: FlatSchemas,
  list: string,
): { path: readonly string[]; schema: JsonSchema } | undefined {
  const merged = schemas.merged(schema);
  if (!isRecord(schema, schemas)) return undefined;
  const members = Object.entries(merged.properties ?? {});
  const objects = members.filter(([, member]) => isRecord(member, schemas));
  const names = [...recordNames, nounOf(list)].map(plainName);
  const envelope = objects.filter(([name]) => names.includes(plainName(name)));
  const [first] = envelope;
  // A schema with an id or a title of its own is the record.
  const isOwn = members.some(([name]) => ['id', 'uuid', 'name', 'title'].includes(plainName(name)));
  if (first && envelope.length === 1 && !isOwn && members.length <= 4) {
    return { path: [first[0]], schema: first[1] };
  }
  return { path: [], schema };
}

/** Names of the same thing in a path and in a row. */
const alike: Readonly<Record<string, readonly string[]>> = {
  username: ['username', 'login', 'userid', 'handle', 'id'],
  user: ['username', 'login', 'userid', 'id'],
};

const keys = ['id', 'uuid', 'guid', 'uid', '_id', 'identifier', 'key', 'code', 'slug', 'number'];
const endings = [...keys, 'name'];

/**
 * Finds the field of a row that fills a path's parameter: of the same name, what is left of it without the record's
 * name (`issue_number` → `number`), else a usual key. Never one that may be empty.
 */
function idField(parameter: string, row: FlatSchema, list: string): string | undefined {
  const names = Object.entries(row.properties ?? {})
    .filter(
      ([, { type }]) =>
        ![type].flat().some((one) => one === 'object' || one === 'array' || one === 'null'),
    )
    .map(([name]) => name);
  const plain = plainName(parameter);
  const nouns = stepsOf(list)
    .filter((step) => !step.startsWith('{'))
    .map((step) => plainName(singularOf(step)))
    .reverse();
  const [noun = ''] = nouns;
  const prefix = nouns.find((one) => plain.startsWith(one) && plain.length > one.length);
  const ending = endings.find((one) => plain.endsWith(plainName(one)) && plain !== 'username');
  /** `custom_property_name` for rows that have `property_name`. */
  const tails = names
    .filter((name) => plainName(name).length > 3 && plain.endsWith(plainName(name)))
    .sort((a, b) => b.length - a.length);
  const isKey = /(id|uuid|guid|identifier|ref|reference)$/.test(plain) || nouns.includes(plain);
  return firstNamed(names, [
    plain,
    ...(alike[plain] ?? []),
    ...(prefix === undefined ? [] : [plain.slice(prefix.length)]),
    ...(plain === 'username' ? [] : tails),
    ...(ending === undefined ? [] : [ending]),
    ...(isKey ? [...keys, `${noun}id`, `${noun}code`, noun] : []),
    ...(nouns.includes(plain) ? ['name', 'login'] : []),
  ]);
}

/** Finds the header or member that tells which state of a record was read. */
function versionOf(
  operations: Operations,
  path: string,
  headers: readonly string[],
  schema: FlatSchema,
): Place | undefined {
  const writes = (['put', 'patch'] as const).flatMap((one) => operations.get(path)?.get(one) ?? []);
  const asks = writes.some(({ parameters }) =>
    parameters.some((one) => one.in === 'header' && one.name?.toLowerCase() === 'if-match'),
  );
  if (asks || headers.some((name) => name.toLowerCase() === 'etag'))
    return { in: 'header', name: 'ETag' };
  const field = Object.keys(schema.properties ?? {}).find((name) =>
    ['version', 'lockversion', 'rowversion', 'etag', 'revision'].includes(plainName(name)),
  );
  const isFigure = field !== undefined && isOfType(schema.properties?.[field] ?? {}, 'integer');
  return isFigure ? { in: 'body', path: [field] } : undefined;
}
