import { queryOptions } from '@tanstack/react-query';
import type { AnyRecord } from '../../api/dialect';
import { readRecord } from '../../api/records';
import { readRows } from '../../api/rows';
import { rowsKey } from '../../engine/data/lists/row-page';
import {
  paths,
  type ExtraWork,
  type MaterialPosition,
  type Order,
  type Question,
  type Task,
  type WorkTime,
} from './task';

/** Returns the beginning of the key of whatever is read for a task alone. */
export const taskKey = (id: number) => ['record', 'service task', id] as const;

const shown = { meta: { failure: 'shown' } } as const;
/** Most rows of an order; no order has more, and the rest would be seen in its own tabs. */
const MOST = 200;

export function timesQuery({ id: planungId }: Task) {
  return queryOptions({
    queryKey: [...rowsKey('WorkTime'), 'of task', planungId],
    queryFn: async ({ signal }) => {
      const asked = { params: { planungId }, order: 'datum,von', limit: MOST, signal };
      return (await readRows(paths.times, asked)).rows as unknown as readonly WorkTime[];
    },
    ...shown,
  });
}

export function extrasQuery({ serviceAuftragId }: Task) {
  return queryOptions({
    queryKey: [...rowsKey('ExtraWork'), 'of order', serviceAuftragId],
    queryFn: async ({ signal }) => {
      const asked = { params: { serviceAuftragId }, order: 'id', limit: MOST, signal };
      return (await readRows(paths.extras, asked)).rows as unknown as readonly ExtraWork[];
    },
    ...shown,
  });
}

export function materialQuery({ serviceAuftragId }: Task) {
  return queryOptions({
    queryKey: [...rowsKey('ServiceMaterial'), 'of order', serviceAuftragId],
    queryFn: async ({ signal }) => {
      const asked = { params: { serviceAuftragId }, order: 'id', limit: MOST, signal };
      return (await readRows(paths.material, asked)).rows as unknown as readonly MaterialPosition[];
    },
    ...shown,
  });
}

/** Query for the kinds of additional work: shipped, and hardly ever changed. */
export function extraTypesQuery(language: string) {
  return queryOptions({
    queryKey: [...rowsKey('ExtraWorkType'), 'all', language],
    queryFn: async ({ signal }) =>
      (await readRows(paths.extraTypes, { limit: MOST, order: 'id', signal })).rows,
    staleTime: 60 * 60_000,
    ...shown,
  });
}

export function checklistQuery({ id }: Task, language: string) {
  return queryOptions({
    queryKey: [...taskKey(id), 'checklist', language],
    queryFn: async ({ signal }) => {
      const { rows } = await readRows(paths.checklist, { params: { id }, signal });
      return rows as unknown as readonly Question[];
    },
    ...shown,
  });
}

export function orderQuery({ id, serviceAuftragId }: Task) {
  return queryOptions({
    queryKey: [...taskKey(id), 'order', serviceAuftragId],
    queryFn: async ({ signal }) =>
      (await readRecord(paths.order, {
        params: { id: serviceAuftragId },
        signal,
      })) as unknown as Order,
    ...shown,
  });
}

/** Query for a record that the task names: its customer, its contact, its subject. */
export function namedQuery(path: string, id: number | null | undefined, isPermitted: boolean) {
  return queryOptions({
    queryKey: ['record', path, {}, id, 'of task'],
    queryFn: ({ signal }): Promise<AnyRecord> =>
      readRecord(path, { params: { id: id ?? 0 }, signal }),
    enabled: id != null && isPermitted,
    staleTime: 60_000,
    ...shown,
  });
}

/** Query for the last tasks with the same value in a field, e.g. the same device, the latest first. */
export function visitsQuery(task: Task, field: 'assetId' | 'standortId', language: string) {
  const value = task[field];
  return queryOptions({
    queryKey: [...rowsKey('PlanningItem'), 'visits', field, value, language],
    queryFn: async ({ signal }) => {
      const filter = `${field}=${value},beendetDatum!null`;
      const asked = { filter, order: '-beendetDatum', limit: 5, signal };
      return (await readRows(paths.tasks, asked)).rows as unknown as readonly Task[];
    },
    enabled: value != null,
    ...shown,
  });
}

/** Query for what the technician has to do after this, the earliest first. */
export function followingQuery({ id }: Task, technician: number | null) {
  return queryOptions({
    queryKey: [...rowsKey('PlanningItem'), 'following', technician, id],
    queryFn: async ({ signal }) => {
      const filter = `technikerId=${technician},angenommenDatum!null,beendetDatumnull,id!=${id}`;
      const { rows } = await readRows(paths.tasks, {
        ...{ filter, order: 'beginnDatum', limit: 1 },
        signal,
      });
      return (rows[0] as unknown as Task | undefined) ?? null;
    },
    enabled: technician !== null,
    ...shown,
  });
}
