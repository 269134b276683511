import { canonicalValue } from '../../../../schemas/rules/canonical-value';
import { isWebAddress } from '../../../../schemas/rules/web-address';
import { TextControl } from '../../views/controls/text-control';
import type { FieldEditing, WidgetProps } from '../field-editing';

/** «www.firma.de» is stored as an address that can be followed. */
function readAddress(text: string): string | null {
  const address = canonicalValue(text, 'web-address');
  if (address === null || !/^[\p{L}\d-]+(\.[\p{L}\d-]+)+([/?#].*)?$/u.test(address)) return address;
  const complete = `https://${address}`;
  return isWebAddress(complete) ? complete : address;
}

function WebAddressInput(props: WidgetProps) {
  return <TextControl {...props} parse={readAddress} inputMode="url" plain />;
}

export const editing: FieldEditing = {
  Widget: WebAddressInput,
  formatProblem: () => ({ key: 'problems:format.web-address' }),
};
