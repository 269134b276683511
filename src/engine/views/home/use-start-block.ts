import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { answerKeeper } from '../../../api/answer-keeper';
import { ApiError } from '../../../api/api-error';
import { readStartBlock } from '../../../api/start';
import { useEngine } from '../../application/context';
import { rowsKey } from '../../data/lists/row-page';
import { effectsOn } from '../../outbox/effects';
import { outboxState } from '../../outbox/outbox-state';
import type { FiguresBlock } from '../../screens/home-block';
import { blockOfLists } from './block-of-lists';

/**
 * Reads what a list has on the start page; from the list itself where the server counts nothing, with what waits on this
 * device, and without a network.
 * Changes of its rows, by whoever, read it anew.
 */
export function useStartBlock(block: FiguresBlock) {
  const { i18n } = useTranslation();
  const engine = useEngine();
  const client = useQueryClient();
  const { schema } = block;
  return useQuery({
    queryKey: [...rowsKey(schema), 'start', block.key, i18n.language],
    queryFn: async () => {
      const { block: counted } = block;
      if (counted === undefined) return blockOfLists(block, engine, client);
      const entries = outboxState.get().entries ?? [];
      if (effectsOn(entries, schema, Date.now()).length > 0) {
        return blockOfLists(block, engine, client);
      }
      try {
        return await readStartBlock(counted);
      } catch (error) {
        const isUnanswered = error instanceof ApiError && error.status === undefined;
        if (!isUnanswered || !answerKeeper.get()) throw error;
        return blockOfLists(block, engine, client);
      }
    },
    // Shows a returning user what was there, and soon what is.
    staleTime: 0,
    retry: false,
    meta: { failure: 'shown' },
  });
}
