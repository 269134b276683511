import type { FieldErrors } from '../../../editing/form-handle';
import type { EditSession } from '../../../editing/model/edit-session';

/** Returns the errors to show at a cell: of its own field, of others by their labels, of the record. */
export function cellMessages(
  session: EditSession,
  errors: FieldErrors,
  name: string,
  labelOf: (name: string) => string,
): readonly string[] {
  const others = Object.keys(errors).filter((other) => other !== name);
  return [
    ...(errors[name] ?? []),
    ...others.flatMap((other) => (errors[other] ?? []).map((text) => `${labelOf(other)}: ${text}`)),
    ...(session.state === 'failed' ? [session.message] : []),
  ];
}
