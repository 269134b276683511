import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

/** What is said to screen readers: how many rows a change of the filters has left, and whatever is handed in. */
export function useResultsSaid(total: number | undefined): [string, (text: string) => void] {
  const { t } = useTranslation('list');
  const [said, say] = useState('');
  const before = useRef<number>(undefined);
  useEffect(() => {
    if (total === undefined) return;
    // Opening the list is no result; its title says how many there are.
    if (before.current !== undefined && before.current !== total)
      say(total === 0 ? t('noMatch') : t('count', { count: total }));
    before.current = total;
  }, [total, t]);
  return [said, say];
}
