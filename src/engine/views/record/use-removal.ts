import { useEngine } from '../../application/context';
import { insteadOfRemoval } from '../../editing/instead-of-removal';
import { useRemoveRecord } from '../../editing/use-remove-record';
import { useScreenLabels } from '../../labels/use-screen-labels';
import type { RecordView } from './use-record-view';

/** Removes a record, and offers what can be done instead where that is refused. */
export function useRemoval(record: RecordView, onRemoved: () => void) {
  const { place, id, stored, title, session } = record;
  const engine = useEngine();
  const labels = useScreenLabels();
  const { remove, removing, refused, forgetRefusal } = useRemoveRecord(place, id);
  const keepInstead = insteadOfRemoval(place, stored, engine);
  const instead = keepInstead &&
    stored && {
      label: labels.part(place.definition, 'insteadOfRemoval'),
      run: () => {
        forgetRefusal();
        session.edit(stored);
        session.change(keepInstead);
        record.save();
      },
    };
  const removeIt = async () => {
    if (stored && (await remove(stored, title))) onRemoved();
  };
  return { removing, refused, forgetRefusal, instead, run: () => void removeIt() };
}
