import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Tone } from '../../../schemas/define';
import { schemaKeys } from '../labels/label-keys';
import type { AnyRecord } from '../define/definition';
import type { Field, Fields } from './field';
import { valueKeys } from './value-formatter';

/** What a field is called, by schema and name. */
export function useFieldLabel(): (field: Field) => string {
  const { t } = useTranslation();
  return useCallback(
    ({ schema, name, title }) =>
      t(schemaKeys(schema, `fields.${name}`), title === undefined ? {} : { defaultValue: title }),
    [t],
  );
}

/** What a value amounts to besides, in words and tone. */
export interface Mark {
  text: string;
  tone: Tone;
}

/** Says what a record's field is marked by, where its metadata says so and it has a value. */
export function useMarkOf(): (field: Field, record: AnyRecord) => Mark | undefined {
  const { t } = useTranslation();
  return useCallback(
    (field, record) => {
      const { mark } = field.metadata;
      const value = record[field.name] ?? null;
      const name = mark && value !== null ? mark.of(value, record) : undefined;
      const tone = name === undefined ? undefined : mark?.tones[name];
      return name !== undefined && tone ? { text: t(...valueKeys(field, name)), tone } : undefined;
    },
    [t],
  );
}

/** Fields by their names, in that order; the same ones until other names are asked for. What there is no field for is left out. */
export function useNamedFields(names: readonly string[], fields: Fields): readonly Field[] {
  const text = names.join(' ');
  return useMemo(() => text.split(' ').flatMap((name) => fields[name] ?? []), [text, fields]);
}
