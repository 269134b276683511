import { rank, type FieldType } from '../field-type';
import { choiceComparison } from '../comparisons/choice';
import { itemFormatter } from '../value-formatter';
import { editings } from '../load-editings';

const ofSeveral: FieldType['fits'] = ({ types }) =>
  types.includes('array') ? rank.several : undefined;

/**
 * Choice of several values of an enumeration, or rows of a list. Values whose labels name a group («Stock: see») stand
 * as boxes under their groups.
 * @group Several values
 * @example { type: array, items: { type: string, enum: [QUIET, ROBUST] } }
 */
export const list: FieldType = {
  name: 'list',
  fits: ofSeveral,
  // A filter asks for the text of one item.
  format: (field, texts) => {
    const itemText = itemFormatter(field, texts);
    return (value) => [value].flat().map(itemText).join(', ');
  },
  isSeveral: true,
  width: 180,
  comparison: choiceComparison,
  empty: [],
  loadEditing: async () => (await editings()).list,
};
