import { lazyPart } from '../../../../ui/lazy-part';
import { useOnline } from '../../../../ui/use-online';
import type { Rows } from '../../../data/lists/use-rows';

export const OutdatedNote = lazyPart(async () => (await import('./outdated-note')).OutdatedNote);

/** Says when rows are those of a while ago; what says it is fetched at rest. */
export function Outdated({ rows }: { rows: Rows }) {
  const online = useOnline();
  return online && !rows.error ? null : <OutdatedNote rows={rows} online={online} />;
}
