import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { lateModule } from '../../../../ui/late-module';
import { lazyPart } from '../../../../ui/lazy-part';
import { moreTexts } from '../../../../ui/texts';
import { whenIdle } from '../../../../ui/when-idle';
import { whenIntended } from '../../../../ui/when-intended';
import { useEngine } from '../../../application/context';
import { loadFieldEditing } from '../../../editing/load-editing';
import type { Place } from '../../../screens/place';

const parts = () => import('./list-parts');
export const FindBar = lazyPart(async () => (await parts()).FindBar);
export const ListPopups = lazyPart(async () => (await parts()).ListPopups);
export const SelectionBar = lazyPart(async () => (await parts()).SelectionBar);
export const InPlaceEditor = lazyPart(async () => (await parts()).InPlaceEditor);
export const RecordPanel = lazyPart(async () => (await parts()).RecordPanel);

/** Dialogs about many rows: bulk changes, export, print, import. */
export const ListWork = lazyPart(async () => (await import('./work-parts')).ListWork);

export const displayParts = lateModule(async () => {
  const [displays] = await Promise.all([import('./display-parts'), moreTexts()]);
  return displays;
});

/** Fetches at rest what is opened next; without network it is asked for again when it is needed. */
export function useDoorsAhead({ definition: { inPlace } }: Place): void {
  const client = useQueryClient();
  const { registry } = useEngine();
  useEffect(
    () =>
      whenIdle(client, () => {
        void ListPopups.preload();
        void SelectionBar.preload();
      }),
    [client],
  );
  useEffect(() => {
    if (!inPlace) return undefined;
    return whenIntended(client, () => {
      void InPlaceEditor.preload();
      void loadFieldEditing(registry.fieldTypes).catch(() => undefined);
    });
  }, [client, registry, inPlace]);
}
