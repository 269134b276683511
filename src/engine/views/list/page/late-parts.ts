import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { lazyPart } from '../../../../ui/lazy-part';
import { lateModule } from '../../../../ui/late-module';
import { useEngine } from '../../../application/context';
import type { Place } from '../../../screens/place';
import { moreTexts } from '../../../../ui/texts';
import { whenIdle } from '../../../../ui/when-idle';

const loadRest = () => import('./rest-parts');

export const ListPopups = lazyPart(async () => (await loadRest()).ListPopups);
export const GoToRow = lazyPart(async () => (await loadRest()).GoToRow);
export const FindBar = lazyPart(async () => (await loadRest()).FindBar);
export const SelectionBar = lazyPart(async () => (await loadRest()).SelectionBar);
export const InPlaceEditor = lazyPart(
  async () => (await import('../in-place/in-place-editor')).InPlaceEditor,
);
export const Totals = lazyPart(async () => (await loadRest()).Totals);
export const SortMenu = lazyPart(async () => (await loadRest()).SortMenu);
export const ListWork = lazyPart(async () => (await import('./list-work')).ListWork);

export const ListShortcuts = lazyPart(async () => (await loadRest()).ListShortcuts);
export const ListEmpty = lazyPart(async () => (await loadRest()).ListEmpty);

export const RecordPanel = lazyPart(
  async () => (await import('../panel/record-panel')).RecordPanel,
);

export const displayParts = lateModule(async () => {
  const [parts] = await Promise.all([import('../displays/display-parts'), moreTexts()]);
  return parts;
});

/** Fetches at rest what first rows do not wait for; without network it is asked for again when it is needed. */
export function useLateParts({ definition: { inPlace } }: Place): void {
  const client = useQueryClient();
  const { registry } = useEngine();
  useEffect(
    () =>
      whenIdle(client, () => {
        void ListEmpty.preload();
        void loadRest()
          .then((rest) => rest.loadAtRest(registry, !!inPlace))
          .catch(() => undefined);
      }),
    [client, registry, inPlace],
  );
}
