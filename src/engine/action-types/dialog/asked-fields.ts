import type { DialogAction } from './definition';

type Asking = Pick<DialogAction, 'fields' | 'rows' | 'selection'>;

/**
 * Lists the fields of the body that its form asks for: all but those that are filled by choosing, unless it names them.
 */
export function askedFields(
  { fields, rows, selection }: Asking,
  all: readonly string[],
): readonly string[] {
  return fields ?? all.filter((name) => name !== rows?.property && name !== selection?.property);
}
