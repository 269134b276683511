import { useStore } from '../../../../state/store';
import type { Entry } from '../../../outbox/entry';
import { isOpen } from '../../../outbox/machine';
import { outboxState } from '../../../outbox/outbox-state';
import { useRecord } from '../record-context';

const none: readonly Entry[] = [];

/** Returns what was done with the open record and is not on the server yet, refused or not. */
export function usePending(): readonly Entry[] {
  const { place, id } = useRecord();
  const { schema } = place.definition;
  return useStore(outboxState, ({ entries }) => entries ?? none).filter(
    ({ of, ...entry }) => isOpen(entry) && of?.schema === schema && String(of.id) === String(id),
  );
}
