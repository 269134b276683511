import { canonicalValue } from '../../../../../../schemas/rules/canonical-value';
import type { Field } from '../../../../fields/field';
import type { CopiedContext } from '../../../../fields/field-editing';
import { editingOf } from '../../../../editing/load-editing';

/**
 * The value that a copied text stands for in a field, null when it is empty. A text that means nothing
 * there is answered as it is: it stays in its cell, and validation names it.
 */
export function readCell(text: string, field: Field, context: CopiedContext): unknown {
  const typed = text.trim();
  if (typed === '') return null;
  const { readCopied } = editingOf(field);
  return readCopied
    ? readCopied(typed, field, context)
    : canonicalValue(text, field.property.format);
}
