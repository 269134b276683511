import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { notifyError } from '../../../../ui/notices';
import { mostAtOnce } from '../../../data/lists/most-at-once';
import type { Rows } from '../../../data/lists/use-rows';
import type { Work } from './list-work';

/**
 * Keeps what is being done to many rows at once: export, import, print, change, remove. Too many of them, or an unknown
 * number, are refused before anything begins. `isAllOfMore`: all are selected, and there are more than were counted.
 */
export function useWork(
  rows: Rows,
  selected: number,
  isAllOfMore: boolean,
  isCapped: boolean,
): {
  work: Work | undefined;
  setWork: (work: Work | undefined) => void;
  begin: (next: Work) => void;
} {
  const { t } = useTranslation('list');
  const [work, setWork] = useState<Work>();
  const { askTotal, isGrowing } = rows;
  // Asks for the number before something is done to all rows.
  useEffect(() => {
    if (isAllOfMore) askTotal();
  }, [isAllOfMore, askTotal]);
  const begin = (next: Work) => {
    if (typeof next === 'object' && (selected > mostAtOnce || (isAllOfMore && isGrowing))) {
      notifyError(
        isAllOfMore
          ? t('selection.atMost', { most: mostAtOnce })
          : t('selection.tooMany', { most: mostAtOnce, count: selected }),
      );
      return;
    }
    if (next === 'export' && isCapped) askTotal();
    setWork(next);
  };
  return { work, setWork, begin };
}
