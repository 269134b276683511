import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { Field } from './field';

/** Labels by convention: `fields:Schema.name`. */
export function useFieldLabel(): (field: Field) => string {
  const { t } = useTranslation('fields');
  return useCallback((field) => t(`fields:${field.schema}.${field.name}`), [t]);
}
