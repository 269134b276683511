import { useMemo } from 'react';
import { keepPreviousData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import type { RecordId } from '../../../../api/dialect';
import { changeRecord, removeRecord } from '../../../../api/write-records';
import { readRows } from '../../../../api/rows';
import { noteFailure, notifyFailure } from '../../../../failure/notify-failure';
import type { UploadTarget } from '../../../../api/uploads';
import { useEngine } from '../../../application/context';
import { attachmentsKey } from '../../../data/attachments-key';
import type { AnyRecord } from '../../../define/definition';
import { paramsBelow, type Place } from '../../../screens/place';
import { attachmentOf, type Attachment } from './attachment';

/** Number of rows asked for where a definition asks for no pages. */
const ALL = 2000;

export interface AttachmentsOf {
  /** Path of the list, whose last parameter is the record's id. */
  path: string;
  filter?: string;
  pageSize?: number;
  place: Place;
  id: RecordId;
  record: AnyRecord;
}

export function useAttachments(of: AttachmentsOf, order: string) {
  const { path, filter, pageSize = ALL, place, id, record } = of;
  const { can } = useEngine();
  const client = useQueryClient();
  const params = useMemo(() => paramsBelow(path, place, id), [path, place, id]);
  const key = useMemo(() => attachmentsKey(path, params), [path, params]);
  const query = useInfiniteQuery({
    queryKey: [...key, filter, order, pageSize],
    initialPageParam: 0,
    queryFn: async ({ pageParam: offset, signal }) => {
      const asked = { filter, order, limit: pageSize, offset, count: true };
      const { rows, total, hasMore } = await readRows(path, { params, ...asked, signal });
      return { items: rows.map(attachmentOf), total, next: hasMore ? offset + rows.length : null };
    },
    getNextPageParam: ({ next }) => next,
    // Keeps the list while another order is on its way.
    placeholderData: keepPreviousData,
    meta: { failure: 'shown' },
  });
  const items = useMemo(() => query.data?.pages.flatMap((page) => page.items), [query.data]);
  const changed = () => client.invalidateQueries({ queryKey: key });
  const one = (item: Attachment) => ({
    params: { ...params, id: item.id },
    base: { version: item.version },
  });
  const target: UploadTarget = {
    operation: `POST ${path}`,
    params,
    onSent: () => void changed(),
    onFailed: noteFailure,
  };
  return {
    query,
    items,
    total: query.data?.pages[0]?.total,
    target,
    params,
    may: {
      add: can(`POST ${path}`, record),
      rename: can(`PATCH ${path}/{id}`, record),
      remove: can(`DELETE ${path}/{id}`, record),
    },
    /** Renames a file; rejects with the server's objection. */
    rename: async (item: Attachment, name: string) => {
      await changeRecord(`${path}/{id}`, { ...one(item), body: { dateiname: name } });
      await changed();
    },
    /** Removes a file and returns whether it is gone; a failure has been reported by then. */
    remove: async (item: Attachment) => {
      try {
        await removeRecord(`${path}/{id}`, one(item));
        return true;
      } catch (error) {
        notifyFailure(error);
        return false;
      } finally {
        await changed();
      }
    },
  };
}

export type Attachments = ReturnType<typeof useAttachments>;
