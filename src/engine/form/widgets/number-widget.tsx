import { NumberControl } from './number-control';
import type { Widget } from './widget';

/** A decimal number or a quantity. */
export const numberWidget: Widget = {
  name: 'number',
  rank: (field) => (field.kind === 'number' || field.kind === 'quantity' ? 10 : undefined),
  Component: NumberControl,
};
