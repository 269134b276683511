import type { QueryClient } from '@tanstack/react-query';
import type { StartBlock } from '../../../api/start';
import type { Engine } from '../../application/context';
import { viewSource } from '../../data/lists/view-source';
import { placeQuery } from '../../data/references/place-query';
import type { FiguresBlock } from '../../screens/home-block';

/** Number of rows that a block shows. */
const LINES = 4;

/**
 * Counts what a block shows by the lists themselves, which know what waits on this device and answer without a network;
 * without sums. Throws what these throw.
 */
export async function blockOfLists(
  { screen, figures }: Pick<FiguresBlock, 'screen' | 'figures'>,
  { registry, me }: Pick<Engine, 'registry' | 'me'>,
  client: QueryClient,
): Promise<StartBlock> {
  const place = await client.ensureQueryData(placeQuery(registry, client, screen));
  const counted = await Promise.all(
    figures.map(async ({ name }) => {
      const page = await viewSource(place, name, me).read({
        offset: 0,
        limit: LINES,
        count: 'capped',
      });
      const { rows, total = rows.length, isCapped = false } = page;
      return { name, rows, total, isCapped };
    }),
  );
  const due = counted.filter(({ total }) => total > 0);
  return {
    figures: Object.fromEntries(
      due.map(({ name, total, isCapped }) => [name, { total, isCapped, sums: [] }]),
    ),
    shows: due[0]?.name,
    rows: due[0]?.rows ?? [],
  };
}
