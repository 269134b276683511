import { useTranslation } from 'react-i18next';
import { notifyFailure } from '../../../failure/notify-failure';
import { confirmDialog } from '../../../ui/confirm-store';
import type { AnyRecord } from '../../define/definition';
import { useFlow } from '../state/flow';

/** Asks, then removes a row that stands below `path`. */
export function useRemoveRow(path: string) {
  const { t } = useTranslation('flow');
  const { calls } = useFlow();
  return async (row: AnyRecord, message: string): Promise<void> => {
    const title = t('remove');
    const isMeant = await confirmDialog({ title, message, confirmLabel: title, danger: true });
    if (!isMeant) return;
    try {
      const options = { action: title, params: { id: Number(row.id) }, base: row };
      await calls.send(`DELETE ${path}/{id}`, options);
    } catch (error) {
      notifyFailure(error);
    }
  };
}
