import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { labelsBySchema, type LabelFile, type Labels } from '../../../schemas/labels';
import { counted } from '../../../schemas/rules/counted';
import { languages, type Language } from './language';

/** Labels that many schemas share. */
interface CommonLabels {
  others: { one: string; other: string };
  fields: Readonly<Record<string, string>>;
}

interface LabelsOfLanguage {
  /** Words for yes and no. */
  form: { yes: string; no: string };
  common: CommonLabels;
  schemas: Readonly<Record<string, Labels>>;
}

const labels = Object.fromEntries(
  languages.map((language) => [language, readLabels(language)]),
) as Record<Language, LabelsOfLanguage>;

function readLabels(language: Language): LabelsOfLanguage {
  const folder = new URL(`../../../locales/${language}/`, import.meta.url);
  const read = (file: string) => JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as unknown;
  const files = readdirSync(new URL('entities/', folder)).map((file) => [
    basename(file, '.json'),
    read(`entities/${file}`),
  ]);
  return {
    form: read('form.json') as LabelsOfLanguage['form'],
    common: read('common.json') as CommonLabels,
    schemas: labelsBySchema(Object.fromEntries(files) as Record<string, LabelFile>),
  };
}

/** Count of a schema's records in words: «3 Ansprechpartner»; as further records when it has no name. */
export function countedRecords(language: Language, schema: string, count: number): string {
  const { common, schemas } = labels[language];
  const { one = common.others.one, other = common.others.other } = schemas[schema] ?? {};
  return counted(count, { one, other }, language);
}

/** Label of a schema's field; its name when it has none. */
export function fieldLabel(language: Language, schema: string, field: string): string {
  const { common, schemas } = labels[language];
  return schemas[schema]?.fields?.[field] ?? common.fields[field] ?? field;
}

/** Label of a value of a schema's field; the value itself when it has none. */
export function valueLabel(
  language: Language,
  schema: string,
  field: string,
  value: string,
): string {
  return labels[language].schemas[schema]?.values?.[field]?.[value] ?? value;
}

/** Word for yes or no. */
export function booleanLabel(language: Language, value: boolean): string {
  const { yes, no } = labels[language].form;
  return value ? yes : no;
}

/** Values of a schema's field with their labels, in the order of the values. */
export function valueLabels(
  language: Language,
  schema: string,
  field: string,
): readonly [value: string, label: string][] {
  return Object.entries(labels[language].schemas[schema]?.values?.[field] ?? {}).sort(
    ([one], [other]) => (one < other ? -1 : 1),
  );
}
