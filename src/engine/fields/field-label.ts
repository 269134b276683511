import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { schemaKeys } from '../labels/label-keys';
import type { Field } from './field';

/** What a field is called, by schema and name. */
export function useFieldLabel(): (field: Field) => string {
  const { t } = useTranslation();
  return useCallback(
    ({ schema, name, title }) =>
      t(schemaKeys(schema, `fields.${name}`), title === undefined ? {} : { defaultValue: title }),
    [t],
  );
}
