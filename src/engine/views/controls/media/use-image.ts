import { queryOptions, useQuery } from '@tanstack/react-query';
import { readImage } from '../../../../api/images';

/** The bytes never change; `size` in px. */
export function imageQuery(gfxid: number, size: 400 | 1600) {
  return queryOptions({
    queryKey: ['image', gfxid, size],
    queryFn: ({ signal }) => readImage(gfxid, { size, signal }),
    staleTime: Infinity,
    retry: false,
    meta: { failure: 'silent' },
  });
}

/** Nothing for what is no id. */
export function useImage(gfxid: unknown, size: 400 | 1600) {
  const isId = typeof gfxid === 'number';
  const { data, isError, isPending } = useQuery({
    ...imageQuery(isId ? gfxid : 0, size),
    enabled: isId,
  });
  return { blob: data, isMissing: isError, isPending: isId && isPending };
}
