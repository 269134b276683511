import { useCallback } from 'react';
import { canonicalValue } from '../../../../schemas/rules/canonical-value';
import { TextControl } from './text-control';
import type { Widget, WidgetProps } from './widget';

/** Formats of codes and numbers, which are no prose. */
const isPlain = (format: string | undefined) => format !== undefined;

function TextInput(props: WidgetProps) {
  const { format } = props.field.property;
  const parse = useCallback((text: string) => canonicalValue(text, format), [format]);
  return <TextControl {...props} parse={parse} plain={isPlain(format)} />;
}

/** One line of text; fits everything that nothing else fits. */
export const textWidget: Widget = { name: 'text', rank: () => 0, Component: TextInput };
