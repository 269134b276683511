import { NumberControl } from '../../views/controls/number-control';
import type { FieldEditing, WidgetProps } from '../field-editing';
import { copiedFigure } from '../copied';
import { figureProblem } from '../figure-problem';

function MoneyInput(props: WidgetProps) {
  return <NumberControl {...props} fixed unit="EUR" />;
}

export const editing: FieldEditing = {
  Widget: MoneyInput,
  readCopied: copiedFigure,
  typeProblem: figureProblem,
};
