import i18next from 'i18next';
import { confirmDialog } from '../../ui/confirm-dialog';
import { isOpen } from './machine';
import { outboxState } from './outbox-state';

/** Asks twice before somebody leaves while something of his waits; it stays on the device all the same. */
export async function mayLogOut(): Promise<boolean> {
  const count = (outboxState.get().entries ?? []).filter(isOpen).length;
  if (count === 0) return true;
  const title = i18next.t('outbox:logout.title');
  const isSure = await confirmDialog({
    title,
    message: i18next.t('outbox:logout.first', { count }),
    confirmLabel: i18next.t('outbox:logout.goOn'),
    danger: true,
  });
  return (
    isSure &&
    confirmDialog({
      title,
      message: i18next.t('outbox:logout.second', { count }),
      confirmLabel: i18next.t('outbox:logout.confirm'),
      danger: true,
    })
  );
}
