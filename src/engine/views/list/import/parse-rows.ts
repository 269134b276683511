import type { AnyRecord } from '../../../../api/dialect';
import type { ImportRow } from '../../../../api/imports';
import { validateRecord } from '../../../editing/validation/validate-record';
import type { EntityValidators } from '../../../application/registry';
import { isKey, type Field, type Fields } from '../../../fields/field';
import type { Problem } from '../../../fields/field-editing';
import { partProblems, valuesApart, type BroughtPart } from './brought-parts';
import type { NamingColumn } from './import-place';
import { namedParent, type NamingCell } from './named-parent';
import type { FileRow } from './read-table';

/** Row of the file as the record it would become, with its problems by field. */
export interface ParsedRow extends ImportRow {
  problems: Readonly<Record<string, readonly Problem[]>>;
  /** Names of fields whose cells hold no value, such as an error of a formula. */
  unread?: readonly string[];
}

export interface ParseOptions {
  /** Field of each column; undefined for those left out. */
  columns: readonly (Field | undefined)[];
  /** Returns the meaning of a text in the field of a column, and the text itself when it means nothing there. */
  read: (text: string, field: Field, column: number) => unknown;
  /** Fields of the whole record, to find what is missing. */
  fields: Fields;
  validators: EntityValidators;
  /** True if rows may change existing records. */
  updates: boolean;
  /** Columns that name what a row is a part of, and the property that holds it. */
  above?: { property: string; naming: readonly NamingColumn[] } | undefined;
  /** Parts that rows may bring along. */
  parts?: readonly { part: BroughtPart; validators: EntityValidators }[];
}

/**
 * Pattern of what a spreadsheet shows instead of a value, in the languages of its programs; «####» where a column was
 * too narrow.
 */
const formulaError =
  /^#(N\/A|NV|REF!|BEZUG!|VALUE!|WERT!|VALEUR!|DIV\/0!|NAME\?|NOM\?|NUM!|ZAHL!|NOMBRE!|NULL!|NUL!|SPILL!|ÜBERLAUF!|CALC!|KALK!|FIELD!|FELD!|BLOCKED!|CONNECT!|UNKNOWN!|GETTING_DATA|#{2,})$/i;

/**
 * Reads a row as the form would take it, were it typed there. Empty cells say nothing: they neither fill a field nor
 * clear it.
 */
export function parseRow({ line, cells }: FileRow, options: ParseOptions): ParsedRow {
  const { columns, read, above } = options;
  const isNaming = (field: Field) => above?.naming.some((one) => one.field.name === field.name);
  const naming = new Map<string, NamingCell>();
  const values: Record<string, unknown> = {};
  const own: Record<string, readonly Problem[]> = {};
  for (const [index, field] of columns.entries()) {
    const text = cells[index] ?? '';
    if (field && isNaming(field)) {
      const value = text === '' ? undefined : read(text, field, index);
      const isOne = typeof value === 'number' || typeof value === 'string';
      naming.set(field.name, { name: field.name, text, value: isOne ? value : undefined });
    }
    if (!field || text === '') continue;
    if (formulaError.test(text)) {
      own[field.name] = [{ key: 'problems:formulaError' }];
      continue;
    }
    if (naming.has(field.name)) continue;
    const value = read(text, field, index);
    values[field.name] = value;
    // Adds read-only fields, which the validators below do not judge.
    if (field.readOnly && isKey(field) && isUnread(value, field)) {
      own[field.name] = [{ key: 'problems:invalid' }];
    }
  }
  if (above) {
    const inOrder = above.naming.flatMap(({ field }) => naming.get(field.name) ?? []);
    const named = namedParent(inOrder, above.naming[0]?.field.name ?? above.property);
    if ('value' in named) values[above.property] = named.value;
    else own[named.name] ??= [named.problem];
  }
  const problems = { ...judgeValues(values, options), ...own };
  const unread = Object.keys(own);
  return { line, values, problems, ...(unread.length > 0 && { unread }) };
}

/** Finds the problems of a row's values, by field; those of the parts that it brings along by their columns. */
export function judgeValues(
  values: AnyRecord,
  options: Pick<ParseOptions, 'fields' | 'validators' | 'updates' | 'parts'>,
): ParsedRow['problems'] {
  const { fields, validators, updates, parts = [] } = options;
  const apart = valuesApart(
    values,
    parts.map(({ part }) => part),
  );
  const problems: Record<string, readonly Problem[]> = validateRecord(apart.own, {
    kind: updates ? 'patch' : 'input',
    record: updates ? {} : apart.own,
    validators,
    fields,
  });
  for (const one of apart.brought) {
    const found = parts.find(({ part }) => part.name === one.name);
    if (found) Object.assign(problems, partProblems(one, found.part, found.validators));
  }
  return problems;
}

function isUnread(value: unknown, { property }: Field): boolean {
  const types = [property.type ?? 'string'].flat();
  return typeof value === 'string' && !types.includes('string');
}

/** Number of rows parsed before the page gets a turn. */
const atOnce = 250;

/** Parses rows in small steps, so that the page stays usable. */
export async function parseRows(
  rows: readonly FileRow[],
  options: ParseOptions,
  { onProgress, signal }: { onProgress: (done: number) => void; signal: AbortSignal },
): Promise<readonly ParsedRow[]> {
  const parsed: ParsedRow[] = [];
  for (let from = 0; from < rows.length; from += atOnce) {
    signal.throwIfAborted();
    for (const row of rows.slice(from, from + atOnce)) parsed.push(parseRow(row, options));
    onProgress(parsed.length);
    await new Promise((resolve) => setTimeout(resolve));
  }
  return parsed;
}

/** Returns the rows without a problem. */
export function soundRows<Row extends ParsedRow>(rows: readonly Row[]): readonly Row[] {
  return rows.filter(({ problems }) => Object.keys(problems).length === 0);
}
