import type { components } from '../../schemas/generated/api';

/** A stored view of a list, as the server keeps it. */
export type View = components['schemas']['QueryPreset'];

/** What a view says about the list itself, apart from name and audience. */
export type ViewContent = Pick<
  View,
  'columns' | 'sortOrders' | 'predicate' | 'grouping' | 'aggregates' | 'density'
>;

/** Name and audience of a view. */
export type ViewHead = Pick<View, 'name' | 'sichtbarkeit' | 'rolleId'>;
