import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { Tone } from '../../../schemas/define';
import type { AnyRecord } from '../define/definition';
import { valueKeys } from './value-keys';
import type { Field } from './field';

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
