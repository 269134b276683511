import { NumberControl } from '../../views/controls/number-control';
import type { FieldEditing, WidgetProps } from '../field-editing';
import { numberChange } from '../typed-change';
import { copiedFigure } from '../copied';
import { figureProblem } from '../figure-problem';

function PercentInput(props: WidgetProps) {
  return <NumberControl {...props} fixed unit="%" />;
}

export const editing: FieldEditing = {
  Widget: PercentInput,
  readCopied: copiedFigure,
  typeProblem: figureProblem,
  change: numberChange,
};
