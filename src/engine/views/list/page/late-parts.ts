import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { loadStoring } from '../../../../api/preferences/use-preference';
import { loadRefusals } from '../../../../api/refusal';
import { lazyPart } from '../../../../ui/lazy-part';
import { loadColumnWork } from '../columns/arrange-columns';
import { loadQueries } from '../../../data/lists/list-source';
import { loadPress } from './use-list-menus';
import { OutdatedNote } from './outdated';
import { groupParts } from '../grouping/late-groups';
import { lateModule } from '../../../../ui/late-module';
import { useEngine } from '../../../application/context';
import type { Place } from '../../../screens/place';
import { whenIdle } from '../../../../ui/when-idle';

const loadPopups = () => import('./list-popups');
const loadRest = () => import('./rest-parts');
const loadInPlace = () => import('../in-place/in-place-editor');
const loadEditing = () => import('../in-place/prepare-in-place');
const loadBar = () => import('../selection/selection-bar');

export const ListPopups = lazyPart(async () => (await loadPopups()).ListPopups);
export const GoToRow = lazyPart(async () => (await loadRest()).GoToRow);
export const FindBar = lazyPart(async () => (await loadRest()).FindBar);
export const SelectionBar = lazyPart(async () => (await loadBar()).SelectionBar);
export const InPlaceEditor = lazyPart(async () => (await loadInPlace()).InPlaceEditor);
export const Totals = lazyPart(async () => (await loadRest()).Totals);
export const SortMenu = lazyPart(async () => (await loadRest()).SortMenu);
export const ListWork = lazyPart(async () => (await import('./list-work')).ListWork);

export const ListShortcuts = lazyPart(async () => (await loadRest()).ListShortcuts);
export const ListEmpty = lazyPart(async () => (await loadRest()).ListEmpty);

export const RecordPanel = lazyPart(
  async () => (await import('../panel/record-panel')).RecordPanel,
);

export const displayParts = lateModule(() => import('../displays/display-parts'));

/** Fetches at rest what first rows do not wait for; without network it is asked for again when it is needed. */
export function useLateParts({ definition: { inPlace } }: Place): void {
  const client = useQueryClient();
  const { registry } = useEngine();
  useEffect(
    () =>
      whenIdle(
        client,
        () =>
          void Promise.all([
            loadPopups(),
            loadRefusals(),
            loadStoring(),
            loadBar(),
            loadRest(),
            ListEmpty.preload(),
            loadColumnWork(),
            loadQueries(),
            groupParts.load(),
            import('../find/search-list'),
            OutdatedNote.preload(),
            loadPress(),
            inPlace && loadInPlace(),
            inPlace && loadEditing().then((editing) => editing.prepareInPlace(registry)),
          ]).catch(() => undefined),
      ),
    [client, registry, inPlace],
  );
}
