import { queryOptions, useQuery } from '@tanstack/react-query';
import { readImage } from '../../../../api/images';

/** The bytes of a stored image, which never change; a preview as large as `size` pixels. */
export function imageQuery(gfxid: number, size: 400 | 1600) {
  return queryOptions({
    queryKey: ['image', gfxid, size],
    queryFn: ({ signal }) => readImage(gfxid, { size, signal }),
    staleTime: Infinity,
    retry: false,
    meta: { failure: 'silent' },
  });
}

/** A stored image as it is shown; nothing for what is no id. */
export function useImage(gfxid: unknown, size: 400 | 1600) {
  const isId = typeof gfxid === 'number';
  const { data, isError, isPending } = useQuery({
    ...imageQuery(isId ? gfxid : 0, size),
    enabled: isId,
  });
  return { blob: data, isMissing: isError, isPending: isId && isPending };
}
