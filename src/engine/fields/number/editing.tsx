import { NumberControl } from '../../views/controls/number-control';
import type { FieldEditing } from '../field-editing';
import { copiedFigure } from '../copied-figure';

export const editing: FieldEditing = {
  Widget: NumberControl,
  readCopied: copiedFigure,
  typeProblem: 'problems:notNumber',
};
