import { LookupControl } from './lookup-control';
import type { Widget } from './widget';

/** A value of a reference list. */
export const lookupWidget: Widget = {
  name: 'lookup',
  rank: (field) => (field.kind === 'lookup' ? 10 : undefined),
  Component: LookupControl,
};
