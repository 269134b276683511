import type { ImportedRow } from '../../../../api/imports';
import type { Field } from '../../../fields/field';
import type { Problem } from '../../../fields/field-editing';
import type { ParsedRow } from './parse-rows';

interface Texts {
  fieldOf: (name: string) => Field | undefined;
  labelOf: (field: Field) => string;
  problemText: (problem: Problem, field: Field) => string;
}

/** Problems of a row: at its fields, and with the row as a whole. */
export interface RowProblems {
  fields: Readonly<Record<string, readonly string[]>>;
  messages: readonly string[];
}

/** Returns the objections of page or server to a row; undefined when there are none. */
export function problemsOf(
  { problems }: ParsedRow,
  answer: ImportedRow | undefined,
  { fieldOf, problemText }: Texts,
): RowProblems | undefined {
  const fields: Record<string, readonly string[]> = {};
  for (const [name, found] of Object.entries(problems)) {
    const field = fieldOf(name.split('.')[0] ?? name);
    if (field) fields[field.name] = found.map((problem) => problemText(problem, field));
  }
  if (Object.keys(fields).length > 0) return { fields, messages: [] };
  if (answer?.outcome !== 'refused') return undefined;
  return { fields: answer.fieldErrors, messages: answer.messages };
}

/** Writes all of them in one line: «Kundennr: Nur Ziffern. Die Nummer ist schon vergeben.» */
export function reasonText({ fields, messages }: RowProblems, { fieldOf, labelOf }: Texts): string {
  const ofFields = Object.entries(fields).map(([name, texts]) => {
    const field = fieldOf(name);
    return `${field ? labelOf(field) : name}: ${texts.join(' ')}`;
  });
  return [...ofFields, ...messages].join(' ');
}
