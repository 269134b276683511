import { useTranslation } from 'react-i18next';
import { notifyError, notifySuccess } from '../../../ui/notices';

/** Copies a text, and says that it is copied, or that the browser has no clipboard (plain HTTP) or refuses. */
export function useCopyText() {
  const { t } = useTranslation('list');
  return async (text: string, done: string): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      notifySuccess(done);
    } catch {
      notifyError(t('copy.failed'));
    }
  };
}
