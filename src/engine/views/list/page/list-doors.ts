import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { loadStoring } from '../../../../api/preferences/use-preference';
import { loadRefusals } from '../../../../api/refusal';
import { lateModule } from '../../../../ui/late-module';
import { lazyPart } from '../../../../ui/lazy-part';
import { moreTexts } from '../../../../ui/texts';
import { whenIdle } from '../../../../ui/when-idle';
import { useEngine } from '../../../application/context';
import { loadQueries } from '../../../data/lists/list-source';
import type { Place } from '../../../screens/place';

/** Popups, what is said of selected rows, dialogs, editing in place and the other displays: what a list opens. */
export const ListPopups = lazyPart(async () => (await import('./list-popups')).ListPopups);
export const SelectionBar = lazyPart(
  async () => (await import('../selection/selection-bar')).SelectionBar,
);
export const ListWork = lazyPart(async () => (await import('./list-work')).ListWork);
export const InPlaceEditor = lazyPart(
  async () => (await import('../in-place/in-place-editor')).InPlaceEditor,
);
export const RecordPanel = lazyPart(
  async () => (await import('../panel/record-panel')).RecordPanel,
);

export const displayParts = lateModule(async () => {
  const [parts] = await Promise.all([import('../displays/display-parts'), moreTexts()]);
  return parts;
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
        const inPlaceAhead = async () => {
          const [{ prepareInPlace }] = await Promise.all([
            import('../in-place/prepare-in-place'),
            InPlaceEditor.preload(),
          ]);
          await prepareInPlace(registry);
        };
        void Promise.all([
          loadRefusals(),
          loadStoring(),
          loadQueries(),
          import('../find/search-list'),
          inPlace && inPlaceAhead(),
        ]).catch(() => undefined);
      }),
    [client, registry, inPlace],
  );
}
