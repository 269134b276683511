import { IconCloudCheck } from '@tabler/icons-react';
import { useStore } from '../../../state/store';
import { offlineState } from '../../outbox/offline-state';
import { OfflineNote } from './offline-note';
import styles from './ready-note.module.css';

/** Note above a list that is worked with where there is no network: whether all of it is on the device. */
export function ReadyNote() {
  const { state } = useStore(offlineState);
  if (state === 'unknown') return null;
  return (
    <div className={styles.note} data-state={state}>
      <IconCloudCheck size={18} stroke={1.5} aria-hidden />
      <OfflineNote isShort />
    </div>
  );
}
