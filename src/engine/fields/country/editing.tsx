import { normalizeCountry } from '../../../../schemas/rules/country';
import { LookupControl } from '../../views/lookup/lookup-control';
import type { FieldEditing, WidgetProps } from '../field-editing';
import { copiedChoice } from '../copied';

function CountryInput(props: WidgetProps) {
  return <LookupControl {...props} codeOf={normalizeCountry} />;
}

export const editing: FieldEditing = {
  Widget: CountryInput,
  readCopied: copiedChoice,
  typeProblem: 'problems:notListed',
  formatProblem: () => ({ key: 'problems:format.country' }),
};
