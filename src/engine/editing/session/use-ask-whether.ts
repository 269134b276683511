import { useTranslation } from 'react-i18next';
import { failureText } from '../../../failure/failure-text';
import { confirmDialog } from '../../../ui/confirm-store';
import type { AskWhether } from './confirmed';

/** The question of a refusal that may be confirmed, in the server's words. */
export function useAskWhether(): AskWhether {
  const { t } = useTranslation('record');
  return (refusal) =>
    confirmDialog({
      title: t('record:nevertheless.title'),
      message: `${failureText(refusal)} ${t('record:nevertheless.question')}`,
      confirmLabel: t('record:nevertheless.confirm'),
    });
}
