import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Tone } from '../../../schemas/define';
import { schemaKeys } from '../labels/label-keys';
import type { AnyRecord } from '../define/definition';
import type { Field, Fields } from './field';
import { valueKeys } from './value-formatter';

export function useFieldLabel(): (field: Field) => string {
  const { t } = useTranslation();
  return useCallback(
    ({ schema, name, title, given }) =>
      given ??
      t(schemaKeys(schema, `fields.${name}`), title === undefined ? {} : { defaultValue: title }),
    [t],
  );
}

/** Mark of what else a value means, in words and tone. */
export interface Mark {
  text: string;
  tone: Tone;
}

/** Returns a function that gives a value's mark; undefined without a mark in the metadata or without a value. */
export function useMarkOf(): (field: Field, record: AnyRecord) => Mark | undefined {
  const { t } = useTranslation();
  return useCallback(
    (field, record) => {
      const { mark } = field.metadata;
      const value = record[field.name] ?? null;
      const found = mark && value !== null ? mark.of(value, record) : undefined;
      const [name, count] = typeof found === 'string' ? [found] : (found ?? []);
      const tone = name === undefined ? undefined : mark?.tones[name];
      if (name === undefined || !tone) return undefined;
      const [keys, options] = valueKeys(field, name);
      return { text: t(keys, { ...options, ...(count !== undefined && { count }) }), tone };
    },
    [t],
  );
}

/**
 * Returns the fields in the order of `names`; the same array until names or fields change. Unknown names are left out.
 */
export function useNamedFields(names: readonly string[], fields: Fields): readonly Field[] {
  const text = names.join(' ');
  return useMemo(() => text.split(' ').flatMap((name) => fields[name] ?? []), [text, fields]);
}
