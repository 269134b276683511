import { normalizeCountry } from '../../../../schemas/rules/country';
import { LookupControl } from './lookup-control';
import type { Widget, WidgetProps } from './widget';

function CountryInput(props: WidgetProps) {
  return <LookupControl {...props} codeOf={normalizeCountry} />;
}

/** A country, found by a part of its name, by its code or by its old plate code («D»). */
export const countryWidget: Widget = {
  name: 'country',
  rank: (field) =>
    field.kind === 'lookup' && field.property.format === 'country' ? 20 : undefined,
  Component: CountryInput,
};
