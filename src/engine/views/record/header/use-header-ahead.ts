import { useQueryClient } from '@tanstack/react-query';
import type { RecordId } from '../../../../api/dialect';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useEngine } from '../../../application/context';
import { fieldsQuery } from '../../../data/fields-query';
import type { TabDefinition } from '../../../define/definition';
import type { Place } from '../../../screens/place';
import { tabTypeOf } from '../../../screens/tab-type';
import { figureQuery } from './figure-query';
import { warnedRowsQuery } from './warned-rows';

/** Asks side by side with the record for what its header takes from its tabs, so that it is there when it is drawn. */
export function useHeaderAhead(
  place: Place,
  id: RecordId | 'new',
  tabs: readonly TabDefinition[],
  isHeaded: boolean,
): void {
  const engine = useEngine();
  const client = useQueryClient();
  const { language } = useTranslation().i18n;
  const ask = useEffectEvent((record: RecordId) => {
    const { registry } = engine;
    for (const tab of tabs) {
      const type = tabTypeOf(registry, tab);
      for (const warning of type.warnings?.(tab) ?? []) {
        const of = { ...engine, client, language };
        void client.prefetchQuery(fieldsQuery(registry, warning.schema));
        void client.prefetchQuery(warnedRowsQuery(warning, place, record, of));
      }
      const figure = type.figure?.(tab);
      if (!figure) continue;
      void client.prefetchQuery(fieldsQuery(registry, figure.schema));
      void client.prefetchQuery(figureQuery(figure, place, record, { client, registry, language }));
    }
  });
  useEffect(() => {
    if (isHeaded && id !== 'new') ask(id);
  }, [id, isHeaded]);
}
