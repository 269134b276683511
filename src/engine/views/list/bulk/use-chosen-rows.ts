import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AnyRecord } from '../../../../api/dialect';
import { failureText } from '../../../../failure/failure-text';
import { gatherRows } from '../../../data/lists/gather-rows';
import { TooManyRows } from '../../../data/lists/most-at-once';
import type { TogetherObstacle } from './together-obstacle';

/** Reads the chosen rows once, as they are now; `unread` says why they could not be. */
export function useChosenRows(
  readSelected: (signal: AbortSignal) => AsyncIterable<readonly AnyRecord[]>,
  most: number,
  obstacleText: (obstacle: TogetherObstacle) => string,
) {
  const { t } = useTranslation('list');
  const [rows, setRows] = useState<readonly AnyRecord[]>();
  const [unread, setUnread] = useState<string>();
  const read = useEffectEvent(async (signal: AbortSignal) => {
    try {
      setRows(await gatherRows(readSelected(signal), most));
    } catch (error) {
      if (signal.aborted) return;
      const isTooMany = error instanceof TooManyRows;
      setUnread(
        isTooMany
          ? obstacleText({ kind: 'tooMany', most })
          : `${t('list:failed')} ${failureText(error)}`,
      );
    }
  });
  useEffect(() => {
    const stop = new AbortController();
    void read(stop.signal);
    return () => stop.abort();
  }, []);
  return { rows, unread };
}
