import type { QueryClient } from '@tanstack/react-query';
import type { PinnedView } from '../../../api/start';
import { viewsQuery, wholeViewQuery } from '../../../api/view-calls';
import type { Engine } from '../../application/context';
import { listSource } from '../../data/lists/list-source';
import { placeQuery } from '../../data/references/place-query';
import { effectsOn } from '../../outbox/effects';
import type { Entry } from '../../outbox/entry';
import { foresightOfActions } from '../../outbox/foresight-of-actions';
import { isOpen } from '../../outbox/machine';
import { outboxState } from '../../outbox/outbox-state';
import { isWhole } from '../list/views/chosen-view';
import { setupOfView } from '../list/views/view-setup';

/** Pinned view with the screen that shows its rows. */
interface Pinned {
  view: PinnedView;
  screen: string;
}

/**
 * Returns pinned views whose counts know what waits on this device: where something does, their lists are asked, which
 * know it. What cannot be counted so keeps the number that the server said.
 */
export function pinnedWithWaiting(
  pinned: readonly Pinned[],
  engine: Pick<Engine, 'registry' | 'me'>,
  client: QueryClient,
): Promise<readonly PinnedView[]> {
  const entries = (outboxState.get().entries ?? []).filter(isOpen);
  return Promise.all(
    pinned.map(async ({ view, screen }) => {
      if (entries.length === 0) return view;
      try {
        const count = await countOf(view, screen, entries, { ...engine, client });
        return count ? { ...view, count } : view;
      } catch {
        return view;
      }
    }),
  );
}

/** Counts the rows of a view by its list; undefined where nothing waits about them, or its filter cannot be said here. */
async function countOf(
  { id, query }: PinnedView,
  screen: string,
  entries: readonly Entry[],
  { registry, me, client }: Pick<Engine, 'registry' | 'me'> & { client: QueryClient },
): Promise<PinnedView['count']> {
  const place = await client.ensureQueryData(placeQuery(registry, client, screen));
  const { schema, actions = [] } = place.definition;
  const effects = effectsOn(entries, schema, Date.now(), foresightOfActions(actions));
  if (effects.length === 0) return undefined;
  const views = await client.ensureQueryData(viewsQuery(query));
  const kept = views.find((one) => one.id === id);
  if (!kept) return undefined;
  const whole = isWhole(kept) ? kept : await client.ensureQueryData(wholeViewQuery(query, kept));
  const setup = setupOfView(whole, place.fields, place.definition.renamed);
  if (!setup) return undefined;
  const source = listSource(place, { ...setup, q: '' }, { user: me, now: new Date() });
  const { total, isCapped = false } = await source.read({ offset: 0, limit: 1, count: 'capped' });
  return total === undefined ? undefined : { total, isCapped, sums: [] };
}
