import { useTranslation } from 'react-i18next';
import { notifyError, notifySuccess } from '../../../../ui/notices';

/** Puts a text on the clipboard and says so; where the browser has none (plain HTTP) or refuses, it says that. */
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
