import { canonicalValue } from '../../../../schemas/rules/canonical-value';
import type { AnyRecord } from '../../define/definition';
import type { Field, Fields } from '../../fields/field';
import type { EntityValidators, ValidationProblem } from '../../application/registry';
import { keywordProblem } from './keyword-problem';
import type { Problem } from '../../fields/problem';

interface ValidateOptions {
  /** Which of the contract's bodies is meant: a whole record, or changes to one. */
  kind: 'input' | 'patch';
  /** The record as it was loaded; empty for a new one. */
  record: AnyRecord;
  validators: EntityValidators;
  fields: Fields;
}

/**
 * What the contract and the fields' own rules say about a form's values, by field. `values` is the
 * whole input of a new record, or what was changed. Texts are judged in the form in which they are
 * stored; read-only fields and fields that do not appear are not judged.
 */
export function validateRecord(
  values: AnyRecord,
  { kind, record, validators, fields }: ValidateOptions,
): Record<string, Problem[]> {
  const stored = storedValues(values, fields);
  const merged = { ...record, ...stored };
  const problems: Record<string, Problem[]> = {};
  for (const [name, found] of schemaProblems(validators[kind], stored, fields)) {
    const field = fields[name];
    if (!field || field.readOnly || !appears(field, merged)) continue;
    problems[name] = isMissing(field, merged)
      ? [requiredProblem(field)]
      : found.map((problem) => keywordProblem(problem, field, stored[name]));
  }
  for (const field of Object.values(fields)) {
    if (problems[field.name] || field.readOnly || !appears(field, merged)) continue;
    const key = newCheckProblem(field, merged, kind === 'patch' ? record : undefined);
    if (key !== undefined) problems[field.name] = [{ key: `messages:${key}` }];
  }
  return problems;
}

/** Stands for the content of a file, which is text on the wire. */
const someContent = 'AAAA';

/** Only what a body may carry, as it would be sent. */
function storedValues(values: AnyRecord, fields: Fields): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values)
      .filter(([name, value]) => fields[name] && !fields[name].readOnly && value !== undefined)
      .map(([name, value]) => [
        name,
        typeof value === 'string'
          ? canonicalValue(value, fields[name]?.property.format)
          : value instanceof Blob
            ? someContent // its size and type were judged when it was chosen
            : value,
      ]),
  );
}

/** The validator's findings per field, one entry per keyword. */
function schemaProblems(
  validate: EntityValidators['input'],
  values: AnyRecord,
  fields: Fields,
): Map<string, ValidationProblem[]> {
  const byField = new Map<string, ValidationProblem[]>();
  if (!validate || validate(values)) return byField;
  for (const problem of validate.errors ?? []) {
    const name = fieldOf(problem);
    // Rows in a property are judged by themselves.
    if (fields[name]?.rows && problem.instancePath.split('/').length > 2) continue;
    const found = byField.get(name) ?? [];
    // «type» explains the others; «enum» repeats it.
    if (!found.some((other) => other.keyword === 'type')) byField.set(name, [...found, problem]);
  }
  for (const [name, found] of byField) byField.set(name, withoutLength(found));
  return byField;
}

/** «Atlantis» is no country code of two characters: that it is too long helps nobody. */
function withoutLength(found: readonly ValidationProblem[]): ValidationProblem[] {
  const isMisspelt = found.some(({ keyword }) => keyword === 'format');
  return found.filter(({ keyword }) => !isMisspelt || !/^m(?:ax|in)Length$/.test(keyword));
}

function fieldOf({ instancePath, keyword, params }: ValidationProblem): string {
  if (keyword === 'required' && instancePath === '') return String(params.missingProperty);
  const first = instancePath.split('/')[1] ?? '';
  return first.replaceAll('~1', '/').replaceAll('~0', '~');
}

function appears(field: Field, record: Record<string, unknown>): boolean {
  return field.metadata.when?.(record) ?? true;
}

function isMissing(field: Field, record: AnyRecord): boolean {
  return field.required && (record[field.name] ?? '') === '';
}

function requiredProblem(field: Field): Problem {
  const own = field.metadata.requiredMessage;
  return { key: own ? `messages:${own}` : 'problems:required' };
}

/**
 * A field's own rule on the whole record. What already broke it before, and still does in the same
 * way, must not keep somebody from changing something else.
 */
function newCheckProblem(
  field: Field,
  merged: Record<string, unknown>,
  before: AnyRecord | undefined,
): string | undefined {
  const { check } = field.metadata;
  const value = merged[field.name];
  if (!check || value === null || value === undefined) return undefined;
  const key = check(value, merged);
  if (key === undefined || !before || before[field.name] !== value) return key;
  return check(value, before as Record<string, unknown>) === key ? undefined : key;
}
