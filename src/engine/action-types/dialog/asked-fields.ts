import type { DialogAction } from './definition';

type Asking = Pick<DialogAction, 'fields' | 'rows' | 'selection' | 'proposal'>;

/**
 * Lists the fields of the body that its form asks for: all but those that are filled by choosing, unless it names them.
 */
export function askedFields(
  { fields, rows, selection, proposal }: Asking,
  all: readonly string[],
): readonly string[] {
  const filled = [rows?.property, selection?.property, proposal?.choice?.property];
  return fields ?? all.filter((name) => !filled.includes(name));
}
