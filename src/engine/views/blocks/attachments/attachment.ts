import { queryOptions } from '@tanstack/react-query';
import type { RecordId } from '../../../../api/dialect';
import { call } from '../../../../api/call';
import { readImage } from '../../../../api/images';
import { readRecord } from '../../../../api/records';
import { attachmentsKey } from '../../../data/attachments-key';
import type { AnyRecord } from '../../../define/definition';

export interface Attachment {
  id: number;
  version: number;
  name: string;
  type: string;
  bytes: number;
  /** True if the server makes smaller pictures of it. */
  hasPreview: boolean;
  /** True if somebody signed it: it stays as it is. */
  isSigned: boolean;
  /** Date in ISO form; undefined for an image of a gallery. */
  date?: string;
  /** Id of the user who added it. */
  by?: number;
  /** Id of an image of a gallery. */
  gfxid?: number;
}

/** Reads an attachment from its row; an image may have come without a name. */
export function attachmentOf(row: AnyRecord): Attachment {
  const number = (value: unknown) => (typeof value === 'number' ? value : undefined);
  const text = (value: unknown) => (typeof value === 'string' ? value : undefined);
  const id = number(row.id) ?? 0;
  const type = text(row.typ) ?? '';
  return {
    id,
    version: number(row.version) ?? 0,
    name: text(row.dateiname) ?? `bild-${id}.${type.replace(/^.*\//, '')}`,
    type,
    bytes: number(row.groesse) ?? 0,
    hasPreview: row.hatVorschau === true,
    isSigned: row.unterschrieben === true,
    date: text(row.datum),
    by: number(row.benutzerId),
    gfxid: number(row.gfx),
  };
}

interface Source {
  /** Path of the list that the attachment is in. */
  path: string;
  params: Readonly<Record<string, RecordId>>;
}

/** Query for one of them, by its id. */
export function attachmentQuery({ path, params }: Source, id: number) {
  return queryOptions({
    queryKey: [...attachmentsKey(path, params), 'one', id],
    queryFn: async ({ signal }) =>
      attachmentOf(await readRecord(`${path}/{id}`, { params: { ...params, id }, signal })),
    retry: false,
  });
}

/** Query for the bytes, which never change. `size`: a preview that fits into a square of so many px. */
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
