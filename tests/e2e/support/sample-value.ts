import type { PropertySchema } from '../../../src/engine/application/entity-schema';

/** Values of fields that take no other text; the rate of a year that the demo company has none for. */
const byFormat: Readonly<Record<string, string>> = {
  email: 'probe@beispiel.example',
  'currency-code': 'NOK',
  date: '15.01.2026',
  'exchange-rate': '11',
};

/** Returns what a tester types into a required text of a new record; unique, so that it is found again. */
export function sampleText(property: PropertySchema): string {
  const known = byFormat[property.format ?? ''];
  if (known !== undefined) return known;
  const text = `Probe ${Date.now().toString(36)}${Math.floor(Math.random() * 1e6).toString(36)}`;
  const fitting = new RegExp(property.pattern ?? '').test(text) ? text : text.replaceAll(' ', '-');
  return fitting.slice(0, property.maxLength ?? fitting.length);
}
