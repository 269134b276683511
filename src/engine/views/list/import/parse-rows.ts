import type { AnyRecord } from '../../../../api/dialect';
import type { ImportRow } from '../../../../api/imports';
import { validateRecord } from '../../../editing/validation/validate-record';
import type { EntityValidators } from '../../../application/registry';
import type { Field, Fields } from '../../../fields/field';
import type { Problem } from '../../../fields/field-editing';
import { isKey } from './column-fields';
import type { FileRow } from './read-table';

/** A row of the file as the record it would become, and what is wrong with it by field. */
export interface ParsedRow extends ImportRow {
  problems: Readonly<Record<string, readonly Problem[]>>;
}

export interface ParseOptions {
  /** Of each column; undefined for those left out. */
  columns: readonly (Field | undefined)[];
  /** What a text means in a field, and the text itself when it means nothing there. */
  read: (text: string, field: Field) => unknown;
  /** All of the record, for what is missing. */
  fields: Fields;
  validators: EntityValidators;
  /** Rows may be changes of records that are there. */
  updates: boolean;
}

/** As the form would take it, were it typed there. Empty cells say nothing: they neither fill a field nor clear it. */
export function parseRow({ line, cells }: FileRow, options: ParseOptions): ParsedRow {
  const { columns, read, fields, validators, updates } = options;
  const values: Record<string, unknown> = {};
  const problems: Record<string, readonly Problem[]> = {};
  for (const [index, field] of columns.entries()) {
    const text = cells[index] ?? '';
    if (!field || text === '') continue;
    const value = read(text, field);
    values[field.name] = value;
    // Read-only fields are not judged by the validators below.
    if (field.readOnly && isKey(field) && isUnread(value, field)) {
      problems[field.name] = [{ key: 'problems:invalid' }];
    }
  }
  const judged = validateRecord(values, {
    kind: updates ? 'patch' : 'input',
    record: updates ? {} : (values as AnyRecord),
    validators,
    fields,
  });
  return { line, values, problems: { ...problems, ...judged } };
}

function isUnread(value: unknown, { property }: Field): boolean {
  const types = [property.type ?? 'string'].flat();
  return typeof value === 'string' && !types.includes('string');
}

/** Rows parsed before the page gets a turn. */
const atOnce = 250;

/** In small steps, so that the page stays usable. */
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

/** Rows without a problem. */
export function soundRows(rows: readonly ParsedRow[]): readonly ParsedRow[] {
  return rows.filter(({ problems }) => Object.keys(problems).length === 0);
}
