import { NumberControl } from './number-control';
import type { Widget, WidgetProps } from './widget';

function PercentInput(props: WidgetProps) {
  return <NumberControl {...props} fixed unit="%" />;
}

/** A percentage; 12.5 on the wire is 12,50 % here. */
export const percentWidget: Widget = {
  name: 'percent',
  rank: (field) => (field.kind === 'percent' ? 10 : undefined),
  Component: PercentInput,
};
