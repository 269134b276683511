import { rank, type FieldType } from '../field-type';
import { numberComparison } from '../comparisons/number';
import { ImageView } from './view';
import { editings } from '../load-editings';

/**
 * Picture: stored by itself, the field holds its id.
 * @group Contents
 * @example { type: integer, x-image: true }
 */
export const image: FieldType = {
  name: 'image',
  fits: ({ property }) => (property['x-image'] ? rank.content : undefined),
  View: ImageView,
  width: 80,
  comparison: numberComparison,
  loadEditing: async () => (await editings()).image,
};
