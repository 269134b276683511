import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { readStartBlock } from '../../../api/start';
import { rowsKey } from '../../data/lists/row-page';
import type { FiguresBlock } from '../../screens/home-block';

/** Reads what a list has on the start page. Changes of its rows, by whoever, read it anew. */
export function useStartBlock({ schema, block }: Pick<FiguresBlock, 'schema' | 'block'>) {
  const { i18n } = useTranslation();
  return useQuery({
    queryKey: [...rowsKey(schema), 'start', block, i18n.language],
    queryFn: () => readStartBlock(block),
    // Shows a returning user what was there, and soon what is.
    staleTime: 0,
    retry: false,
    meta: { failure: 'shown' },
  });
}
