import { loadStoring } from '../../../../api/preferences/use-preference';
import { loadRefusals } from '../../../../api/refusal';
import type { Registry } from '../../../application/registry';
import { loadQueries } from '../../../data/lists/list-source';
import { loadColumnWork } from '../columns/arrange-columns';
import { groupParts } from '../grouping/late-groups';
import { loadPress } from './use-list-menus';

/** Fetches what a list needs once somebody works with it. `isInPlace`: its cells are changed where they stand. */
export async function loadAtRest(registry: Registry, isInPlace: boolean): Promise<void> {
  await Promise.all([
    loadRefusals(),
    loadStoring(),
    loadColumnWork(),
    loadQueries(),
    groupParts.load(),
    import('../find/search-list'),
    loadPress(),
    isInPlace && import('../in-place/in-place-editor'),
    isInPlace &&
      import('../in-place/prepare-in-place').then((editing) => editing.prepareInPlace(registry)),
  ]);
}
