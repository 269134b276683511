import type { components } from '../../schemas/generated/api';

export type View = components['schemas']['QueryPreset'];

export type ViewContent = Pick<
  View,
  | 'columns'
  | 'sortOrders'
  | 'predicate'
  | 'grouping'
  | 'aggregates'
  | 'density'
  | 'display'
  | 'period'
>;

export type ViewHead = Pick<View, 'name' | 'sichtbarkeit' | 'rolleId'>;
