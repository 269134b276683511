import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { upperFirst } from '../../ui/format/upper-first';
import { oneKeys, screenKeys, titleKeys, type Labelled } from './label-keys';

export interface ScreenLabels {
  /** What a screen is called. */
  title: (screen: Labelled) => string;
  /** What one of its records is called. */
  one: (screen: Labelled) => string;
  /** What one record of a schema is called. */
  oneOf: (schema: string) => string;
  /** What a record is called that is being created. */
  newOne: (screen: Labelled) => string;
  /** What a part is called: `tabs.files`, `sections.contact`, `actions.check`. */
  part: (screen: Labelled, path: string, values?: Record<string, unknown>) => string;
}

/** What screens and their parts are called in the user's language; all of it begins a line. */
export function useScreenLabels(): ScreenLabels {
  const { t } = useTranslation();
  return useMemo(
    () => ({
      title: (screen) => upperFirst(t(titleKeys(screen))),
      one: (screen) => upperFirst(t(oneKeys(screen))),
      oneOf: (schema) => upperFirst(t(`entities:${schema}.one`)),
      newOne: (screen) => upperFirst(t('record:newTitle', { singular: t(oneKeys(screen)) })),
      part: (screen, path, values) => t(screenKeys(screen, path), values ?? {}),
    }),
    [t],
  );
}
