import { useTranslation } from 'react-i18next';
import { notifyFailure } from '../../../../failure/notify-failure';
import type { ActiveCell } from '../../../data/lists/active-cell';
import { useCopyText } from '../../actions/use-copy-text';
import type { CopyOptions } from './copy-selected';

/** Copies cells and rows; see `copySelected`. */
export function useCopy(options: CopyOptions) {
  const { t } = useTranslation('list');
  const copyText = useCopyText();
  return async (cell?: ActiveCell): Promise<void> => {
    try {
      const { copySelected } = await import('./copy-selected');
      await copySelected(options, cell, { t, copyText });
    } catch (error) {
      notifyFailure(error);
    }
  };
}
