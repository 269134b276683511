import { rank, type FieldType } from '../field-type';
import { numberComparison } from '../comparisons/number';
import { ImageView } from './view';

/** An image that is stored by itself, and that the field names. */
export const image: FieldType = {
  name: 'image',
  fits: ({ property }) => (property['x-image'] ? rank.content : undefined),
  View: ImageView,
  width: 80,
  comparison: numberComparison,
  loadEditing: async () => (await import('./editing')).editing,
};
