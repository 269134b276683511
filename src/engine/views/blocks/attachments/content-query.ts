import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../../api/call';
import { readImage } from '../../../../api/images';
import type { Attachment } from './attachment';

interface Source {
  /** Path of the list that the attachment is in. */
  path: string;
  params: Readonly<Record<string, number>>;
}

/**
 * The bytes of a file or image, which never change; with `size` a preview that fits into a square of so many
 * pixels.
 */
export function contentQuery({ path, params }: Source, item: Attachment, size?: 400 | 1600) {
  return queryOptions({
    queryKey: ['attachment-content', path, params, item.id, size],
    queryFn: async ({ signal }): Promise<Blob> => {
      if (item.gfxid !== undefined) return readImage(item.gfxid, { size, signal });
      const query = { groesse: size };
      const options = { params: { ...params, id: item.id }, query, signal, as: 'blob' } as const;
      return (await call(`GET ${path}/{id}/daten`, options)).data;
    },
    staleTime: Infinity,
    retry: false,
    meta: { failure: 'shown' },
  });
}
