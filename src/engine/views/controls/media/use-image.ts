import { queryOptions, useQuery } from '@tanstack/react-query';
import { readImage } from '../../../../api/images';

/** Query for the bytes, which never change; `size` in px. */
export function imageQuery(gfxid: number, size: 400 | 1600) {
  return queryOptions({
    queryKey: ['image', gfxid, size],
    queryFn: ({ signal }) => readImage(gfxid, { size, signal }),
    staleTime: Infinity,
    retry: false,
    meta: { failure: 'silent' },
  });
}

/** Reads an image; nothing where the value is not an id. */
export function useImage(gfxid: unknown, size: 400 | 1600) {
  const isId = typeof gfxid === 'number';
  const { data, isError, isPending } = useQuery({
    ...imageQuery(isId ? gfxid : 0, size),
    enabled: isId,
  });
  return { blob: data, isMissing: isError, isPending: isId && isPending };
}
