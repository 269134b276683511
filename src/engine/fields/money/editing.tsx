import { isCurrency } from '../../../../schemas/rules/currency';
import { NumberControl } from '../../views/controls/number-control';
import type { FieldEditing, WidgetProps } from '../field-editing';
import { numberChange } from '../typed-change';
import { copiedFigure } from '../copied';
import { figureProblem } from '../figure-problem';
import { currencyField } from '../value-formatter';

function MoneyInput(props: WidgetProps) {
  const currency = props.beside?.(currencyField);
  const unit = typeof currency === 'string' && isCurrency(currency) ? currency : 'EUR';
  return <NumberControl {...props} fixed unit={unit} currency={unit} />;
}

export const editing: FieldEditing = {
  Widget: MoneyInput,
  readCopied: copiedFigure,
  typeProblem: figureProblem,
  change: numberChange,
};
