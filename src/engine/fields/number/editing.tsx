import { NumberControl } from '../../views/controls/number-control';
import type { FieldEditing } from '../field-editing';
import { numberChange } from '../typed-change';
import { copiedFigure } from '../copied';
import { figureProblem } from '../figure-problem';

export const editing: FieldEditing = {
  Widget: NumberControl,
  readCopied: copiedFigure,
  typeProblem: figureProblem,
  change: numberChange,
};
