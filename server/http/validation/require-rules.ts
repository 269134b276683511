import { fieldRules } from '../contract/field-rules';
import { fieldProblem, type Message } from '../errors/problem';

/** Checks the body of an action against the rules of its fields (`schemas/fields/`), as the page does. Throws 422. */
export function requireRules(schema: string, body: Readonly<Record<string, unknown>>): void {
  const errors: Record<string, Message[]> = {};
  for (const [field, { check }] of Object.entries(fieldRules(schema))) {
    const value = body[field];
    const code = value === null || value === undefined ? undefined : check?.(value, body);
    if (code !== undefined) errors[field] = [{ code }];
  }
  if (Object.keys(errors).length > 0) throw fieldProblem(errors);
}
