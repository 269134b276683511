import { NumberControl } from './number-control';
import type { Widget, WidgetProps } from './widget';

function MoneyInput(props: WidgetProps) {
  return <NumberControl {...props} fixed unit="EUR" />;
}

/** An amount in EUR. */
export const moneyWidget: Widget = {
  name: 'money',
  rank: (field) => (field.kind === 'money' ? 10 : undefined),
  Component: MoneyInput,
};
