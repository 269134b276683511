import type { PropertySchema } from '../../../src/engine/application/entity-schema';

/** What a tester types into a required text of a new record; unique, so that it is found again. */
export function sampleText(property: PropertySchema): string {
  if (property.format === 'email') return 'probe@beispiel.example';
  const text = `Probe ${Date.now().toString(36)}${Math.floor(Math.random() * 1e6).toString(36)}`;
  const fitting = new RegExp(property.pattern ?? '').test(text) ? text : text.replaceAll(' ', '-');
  return fitting.slice(0, property.maxLength ?? fitting.length);
}
