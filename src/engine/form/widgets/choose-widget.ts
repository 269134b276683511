import type { Field } from '../../field/field';
import { booleanWidget } from './boolean-widget';
import { countryWidget } from './country-widget';
import { dateTimeWidget } from './date-time-widget';
import { dateWidget } from './date-widget';
import { durationWidget } from './duration-widget';
import { emailWidget } from './email-widget';
import { enumWidget } from './enum-widget';
import { fileWidget } from './file-widget';
import { gtinWidget } from './gtin-widget';
import { ibanWidget } from './iban-widget';
import { imageWidget } from './image-widget';
import { integerWidget } from './integer-widget';
import { localDateTimeWidget } from './local-date-time-widget';
import { longTextWidget } from './long-text-widget';
import { lookupWidget } from './lookup-widget';
import { moneyWidget } from './money-widget';
import { multiWidget } from './multi-widget';
import { numberWidget } from './number-widget';
import { percentWidget } from './percent-widget';
import { phoneWidget } from './phone-widget';
import { textWidget } from './text-widget';
import { timeWidget } from './time-widget';
import { toneWidget } from './tone-widget';
import { vatIdWidget } from './vat-id-widget';
import { webAddressWidget } from './web-address-widget';
import type { Widget } from './widget';

export const standardWidgets: readonly Widget[] = [
  textWidget,
  longTextWidget,
  integerWidget,
  numberWidget,
  moneyWidget,
  percentWidget,
  booleanWidget,
  dateWidget,
  timeWidget,
  dateTimeWidget,
  localDateTimeWidget,
  durationWidget,
  enumWidget,
  toneWidget,
  multiWidget,
  lookupWidget,
  countryWidget,
  emailWidget,
  phoneWidget,
  webAddressWidget,
  ibanWidget,
  vatIdWidget,
  gtinWidget,
  imageWidget,
  fileWidget,
];

/** The widget that the metadata asks for by name, else the one that ranks highest for the field. */
export function chooseWidget(field: Field, widgets: readonly Widget[] = standardWidgets): Widget {
  const { widget: asked } = field.metadata;
  if (asked !== undefined) {
    const named = widgets.find((widget) => widget.name === asked);
    if (named) return named;
    throw new Error(`${field.schema}.${field.name}: there is no widget «${asked}»`);
  }
  let best: Widget | undefined;
  let bestRank = -Infinity;
  for (const widget of widgets) {
    const rank = widget.rank(field);
    if (rank === undefined || rank <= bestRank) continue;
    best = widget;
    bestRank = rank;
  }
  if (!best) throw new Error(`${field.schema}.${field.name}: no widget fits «${field.kind}»`);
  return best;
}
