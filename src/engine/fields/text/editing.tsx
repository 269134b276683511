import { useCallback } from 'react';
import { canonicalValue } from '../../../../schemas/rules/canonical-value';
import { TextControl } from '../../views/controls/text-control';
import type { FieldEditing, WidgetProps } from '../field-editing';

/** Codes and numbers are no prose. */
const isPlain = (format: string | undefined) => format !== undefined;

function TextInput(props: WidgetProps) {
  const { property } = props.field;
  const parse = useCallback((text: string) => canonicalValue(text, property), [property]);
  return <TextControl {...props} parse={parse} plain={isPlain(property.format)} />;
}

/** Formats without a field type; each has a text of its own for what breaks it. */
const named = new Set(['uri', 'uuid', 'leitweg-id', 'password', 'user-name', 'file-name']);

export const editing: FieldEditing = {
  Widget: TextInput,
  formatProblem: (_, { property: { format = '' } }) => ({
    key: named.has(format) ? `problems:format.${format}` : 'problems:invalid',
  }),
};
