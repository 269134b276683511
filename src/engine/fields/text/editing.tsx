import { useCallback } from 'react';
import { canonicalValue } from '../../../../schemas/rules/canonical-value';
import { TextControl } from '../../form/controls/text-control';
import type { FieldEditing, WidgetProps } from '../field-editing';

/** Formats of codes and numbers, which are no prose. */
const isPlain = (format: string | undefined) => format !== undefined;

function TextInput(props: WidgetProps) {
  const { format } = props.field.property;
  const parse = useCallback((text: string) => canonicalValue(text, format), [format]);
  return <TextControl {...props} parse={parse} plain={isPlain(format)} />;
}

export const editing: FieldEditing = { Widget: TextInput };
