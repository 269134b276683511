import { canonicalValue } from '../../../../schemas/rules/canonical-value';
import { lineText } from '../../../../schemas/rules/plain-text';
import type { Field } from '../../fields/field';
import type { CopiedContext } from '../../fields/field-editing';
import { editingOf } from '../load-editing';

/**
 * Reads a cell; null when empty. A text that means nothing in the field is answered as it is: it stays, and validation
 * names it.
 */
export function readCell(text: string, field: Field, context: CopiedContext): unknown {
  const typed = lineText(text);
  if (typed === '') return null;
  const { readCopied } = editingOf(field);
  return readCopied ? readCopied(typed, field, context) : canonicalValue(text, field.property);
}
