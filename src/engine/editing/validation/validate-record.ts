import { dateProblem } from '../../../../schemas/rules/plausible-date';
import { canonicalValue } from '../../../../schemas/rules/canonical-value';
import type { AnyRecord } from '../../define/definition';
import type { Field, Fields } from '../../fields/field';
import { fieldAt, pathName, valueAt, type FieldPath } from '../../fields/field-at';
import type { EntityValidators, ValidationProblem } from '../../application/registry';
import { closestFindings, type Findings } from './closest-findings';
import { keywordProblem } from './keyword-problem';
import type { Problem } from '../../fields/field-editing';

interface ValidateOptions {
  /** Body of the contract to judge by: a whole record, or changes. */
  kind: 'input' | 'patch';
  record: AnyRecord;
  validators: EntityValidators;
  fields: Fields;
  /** Fields whose rows are judged one by one as a table. */
  apart?: readonly string[];
}

/**
 * Finds the problems by field. `values`: the whole input of a new record, or the changes. Read-only and hidden fields
 * are not judged.
 */
export function validateRecord(
  values: AnyRecord,
  { kind, record, validators, fields, apart = [] }: ValidateOptions,
): Record<string, Problem[]> {
  const stored = storedValues(values, fields);
  const merged = { ...record, ...stored };
  const problems: Record<string, Problem[]> = {};
  for (const { path, found } of schemaProblems(validators[kind], stored, fields)) {
    const field = fieldAt(fields, path);
    const root = fields[String(path[0])];
    if (!field || !root || root.readOnly || !appears(root, merged)) continue;
    if (path.length > 1 && apart.includes(root.name)) continue;
    const value = valueAt(stored, path);
    const isAsked = isRequired(field, path) || found.some(({ keyword }) => keyword === 'required');
    const isMissing = isAsked && isEmpty(path.length > 1 ? value : merged[field.name]);
    problems[pathName(path)] = isMissing
      ? [requiredProblem(field)]
      : found.map((problem) => keywordProblem(problem, field, value));
  }
  for (const field of Object.values(fields)) {
    if (problems[field.name] || field.readOnly || !appears(field, merged)) continue;
    const before = kind === 'patch' ? record : undefined;
    const key = newCheckProblem(field, merged, before);
    const found = key === undefined ? newDateProblem(field, merged, before) : { key };
    if (found) problems[field.name] = [{ ...found, key: `messages:${found.key}` }];
  }
  return problems;
}

/** Stand-in for a file's content, which is text on the wire. */
const someContent = 'AAAA';

function storedValues(values: AnyRecord, fields: Fields): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values)
      .filter(([name, value]) => fields[name] && !fields[name].readOnly && value !== undefined)
      .map(([name, value]) => [name, storedValue(value, fields[name])]),
  );
}

function storedValue(value: unknown, field: Field | undefined): unknown {
  if (typeof value === 'string') return canonicalValue(value, field?.property);
  if (value instanceof Blob) return someContent; // its size and type were judged when it was chosen
  if (!field?.parts && !field?.item) return value;
  if (Array.isArray(value)) return value.map((one) => storedValue(one, field.item?.() ?? field));
  if (typeof value !== 'object' || value === null) return value;
  const parts = field.parts?.() ?? {};
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, storedValue(one, parts[name])]),
  );
}

/** Returns the schema's problems by place, one entry per keyword. */
function schemaProblems(
  validate: EntityValidators['input'],
  values: AnyRecord,
  fields: Fields,
): Findings[] {
  const byPlace = new Map<string, { path: FieldPath; found: ValidationProblem[] }>();
  if (!validate || validate(values)) return [];
  for (const problem of validate.errors ?? []) {
    const path = pathIn(problem, fields);
    const { found } = byPlace.get(pathName(path)) ?? { found: [] };
    // «type» explains the others; «enum» repeats it.
    if (found.some((other) => other.keyword === 'type')) continue;
    byPlace.set(pathName(path), { path, found: [...found, problem] });
  }
  const all = [...byPlace.values()].map(({ path, found }) => ({
    path,
    found: withoutLength(found),
  }));
  return closestFindings(all, values, fields);
}

/** Drops problems of length where the format is wrong: that «Atlantis» is too long for a country code helps nobody. */
function withoutLength(found: readonly ValidationProblem[]): ValidationProblem[] {
  const isMisspelt = found.some(({ keyword }) => keyword === 'format');
  return found.filter(({ keyword }) => !isMisspelt || !/^m(?:ax|in)Length$/.test(keyword));
}

/** Returns the path of the deepest field: what is inside any other value belongs to its field. */
function pathIn({ instancePath, keyword, params }: ValidationProblem, fields: Fields): FieldPath {
  const steps = instancePath
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
  if (keyword === 'required') steps.push(String(params.missingProperty));
  const depth = steps.findIndex((_, index) => !fieldAt(fields, steps.slice(0, index + 1)));
  return steps.slice(0, depth < 0 ? undefined : Math.max(depth, 1));
}

function appears(field: Field, record: Record<string, unknown>): boolean {
  return field.metadata.when?.(record) ?? true;
}

/** Tells whether a value is required; an existing item must have one, too. */
function isRequired(field: Field, path: FieldPath): boolean {
  return field.required || !Number.isNaN(Number(path.at(-1)));
}

function isEmpty(value: unknown): boolean {
  return (value ?? '') === '';
}

export function requiredProblem(field: Field): Problem {
  const own = field.metadata.requiredMessage;
  return { key: own ? `messages:${own}` : 'problems:required' };
}

/**
 * Returns the problem by a field's own rule: one that was broken in the same way before must not block other changes.
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

/**
 * Returns the problem of a day that cannot be meant (`x-dated`); one that was there before is no problem of another
 * change.
 */
function newDateProblem(
  { name, property }: Field,
  merged: Record<string, unknown>,
  before: AnyRecord | undefined,
): Problem | undefined {
  const value = merged[name];
  if (typeof value !== 'string' || before?.[name] === value) return undefined;
  const found = dateProblem(value, property['x-dated']);
  return found && { key: found.code, params: { ...found.parameters } };
}
