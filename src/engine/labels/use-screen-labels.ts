import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { upperFirst } from '../../ui/format/upper-first';
import { embeddedKeys, oneKeys, screenKeys, titleKeys, type Labelled } from './label-keys';

export interface ScreenLabels {
  title: (screen: Labelled) => string;
  one: (screen: Labelled) => string;
  oneOf: (schema: string) => string;
  /** Names the creation of a record, and the record meanwhile. */
  newOne: (screen: Labelled) => string;
  /** Names a tab in which another screen stands. */
  embedded: (screen: Labelled, tab: string, embedded: Labelled) => string;
  /** Names a part: `tabs.files`, `sections.contact`, `actions.check`. */
  part: (screen: Labelled, path: string, values?: Record<string, unknown>) => string;
}

/** Returns labels in the user's language, with a capital first letter. */
export function useScreenLabels(): ScreenLabels {
  const { t } = useTranslation();
  return useMemo(
    () => ({
      title: (screen) => upperFirst(t(titleKeys(screen))),
      one: (screen) => upperFirst(t(oneKeys(screen))),
      oneOf: (schema) => upperFirst(t(`entities:${schema}.one`)),
      newOne: (screen) =>
        upperFirst(
          t([...screenKeys(screen, 'new'), 'record:newTitle'], { singular: t(oneKeys(screen)) }),
        ),
      embedded: (screen, tab, embedded) => upperFirst(t([...embeddedKeys(screen, tab, embedded)])),
      part: (screen, path, values) => t(screenKeys(screen, path), values ?? {}),
    }),
    [t],
  );
}
