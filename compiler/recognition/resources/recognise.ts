import type { JsonSchema, Method, OpenApiDocument } from '../../../schemas/contract/document';
import { schemaName } from '../../document/references';
import { FlatSchemas } from '../schemas/flat-schema';
import { leftOut } from './left-out';
import {
  filtersOf,
  pagingOf,
  requiredParameters,
  searchOf,
  sortingOf,
  totalOf,
} from './list-parameters';
import type {
  ContractModel,
  LeftOut,
  ListHelp,
  ListOperation,
  RecognitionHelp,
  Resource,
} from './model';
import { named } from './named';
import { pathParameters, stepsOf, withoutSlash } from './names';
import { answerOf, operationsOf, type OneOperation } from './operations';
import { recordOf } from './record';
import { rowsIn } from './rows';
import { writesOf } from './writes';

/**
 * Recognises the resources of a contract: each list with what reads, creates, changes and removes one of its rows.
 * Reads schemas as far as lists and their records reach, each once; nothing is expanded further than the properties of
 * a record.
 */
export function recognise(document: OpenApiDocument, help: RecognitionHelp = {}): ContractModel {
  const operations = operationsOf(document);
  const schemas = new FlatSchemas(document, help.shown);
  const found: Resource[] = [];
  const left: LeftOut[] = [];
  for (const [path, own] of operations) {
    const operation = own.get('get');
    if (!operation || (isOfRecord(path) && help.lists?.[path]?.rows === undefined)) continue;
    const result = resourceOf(document, operations, schemas, operation, help.lists?.[path] ?? {});
    if (result && 'code' in result) left.push(result);
    else if (result) found.push(result);
  }
  const { title = '', version = '' } = (document.info ?? {}) as {
    title?: string;
    version?: string;
  };
  return {
    title,
    version: String(version),
    operations: [...operations.values()].reduce((sum, own) => sum + own.size, 0),
    resources: named(found, help),
    leftOut: left,
  };
}

/** Tells whether a path ends with a parameter, and so reads one record. */
function isOfRecord(path: string): boolean {
  return /\}$/.test(withoutSlash(path));
}

function resourceOf(
  document: OpenApiDocument,
  operations: Map<string, Map<Method, OneOperation>>,
  schemas: FlatSchemas,
  operation: OneOperation,
  help: ListHelp,
): Resource | LeftOut | undefined {
  const { path, parameters } = operation;
  const answer = answerOf(document, operation);
  const last = stepsOf(path).at(-1) ?? '';
  const rows = answer && rowsIn(answer.schema, schemas, last, help.rows);
  if (!rows || !answer) return undefined;
  if (help.ignore) return leftOut(path, 'ignored');
  if ('noRecords' in rows) return leftOut(path, 'rows-no-records');
  if ('ambiguous' in rows) return leftOut(path, 'rows-ambiguous', rows.ambiguous.join(', '));

  const said = { envelope: rows.envelope, headers: answer.headers };
  const row = schemas.of(rows.row);
  const paging = pagingOf(parameters, said, schemas);
  const sorting = sortingOf(parameters);
  const search = searchOf(parameters);
  const used = [...parametersOf(paging), sorting?.parameter, sorting?.direction?.parameter, search];
  const fixed = help.query ?? {};
  const [needed] = requiredParameters(parameters, [...parametersOf(paging), ...Object.keys(fixed)]);
  if (needed) {
    const { name, value } = needed;
    return leftOut(path, 'parameter-required', value === undefined ? name : `${name}=${value}`);
  }
  const total = help.total === undefined ? totalOf(said, schemas) : placeAt(help.total);
  const list: ListOperation = {
    path,
    ...(operation.operationId !== undefined && { operationId: operation.operationId }),
    rows: rows.path,
    ...(total && { total }),
    paging,
    ...(sorting && { sorting }),
    ...(search !== undefined && !(search in fixed) && { search }),
    filters: filtersOf(parameters, row, [...used, ...Object.keys(fixed)]),
    fixed,
    below: pathParameters(path),
    schema: row,
    rights: operation.rights,
  };

  const one = recordOf({
    document,
    operations,
    schemas,
    list: path,
    row: rows.row,
    path: help.record,
    id: help.id,
  });
  if ('missing' in one) return leftOut(path, one.missing, one.path, operations);
  const writes = writesOf(document, operations, schemas, {
    list: path,
    record: one.record,
  });
  const rowSchema = schemaName(rows.row);
  const { unsure, ...ways } = writes;
  return {
    name: '',
    schema: '',
    ...(one.name !== undefined && { component: one.name }),
    ...(rowSchema !== undefined && { rowComponent: rowSchema }),
    ...(operation.tag !== undefined && { tag: operation.tag }),
    list,
    record: one.record,
    ...ways,
    unsure: [...unsure, ...unsureOf(list, one.record.path, rows.row, one.written)],
  };
}

/** Notes what somebody should look at: what a list cannot do, and what was guessed. */
function unsureOf(
  list: ListOperation,
  read: string,
  row: JsonSchema,
  record: JsonSchema,
): string[] {
  const { paging, total } = list;
  const isBelow = withoutSlash(read).startsWith(withoutSlash(list.path));
  const isSame = schemaName(row) === schemaName(record);
  return [
    ...(isBelow ? [] : [`whether ${read} reads the rows of ${list.path}: it stands elsewhere`]),
    ...(paging.style === 'cursor' && !('isRow' in paging) && !paging.next
      ? [`where the next «${paging.cursor}» stands in the answer of ${list.path}`]
      : []),
    ...(paging.style !== 'whole' && !total
      ? [`how many rows ${list.path} has: its answer names no total`]
      : []),
    ...(!isSame && schemaName(row) !== undefined && schemaName(record) !== undefined
      ? [
          `rows are ${schemaName(row)}, records ${schemaName(record)}: columns are taken from the rows`,
        ]
      : []),
  ];
}

function parametersOf(paging: ListOperation['paging']): (string | undefined)[] {
  const limit = 'limit' in paging ? paging.limit?.parameter : undefined;
  if (paging.style === 'offset') return [paging.offset, limit];
  if (paging.style === 'page') return [paging.page, limit];
  return paging.style === 'cursor' ? [paging.cursor, limit] : [limit];
}

function placeAt(path: string): ListOperation['total'] {
  return { in: 'body', path: path.split('.') };
}
