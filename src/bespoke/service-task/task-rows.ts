import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useBroughtRows } from '../../engine/outbox/use-brought-rows';
import { useWaitingCalls } from '../../engine/outbox/use-waiting-calls';
import { minutesOf } from '../../../schemas/rules/minutes-of';
import { paths, type ExtraWork, type Question, type Task, type WorkTime } from './task';
import { checklistQuery, extrasQuery, timesQuery } from './task-queries';

/** Rows beside a task: those that were read, and those that wait on the device to be sent. */
export interface TaskRows<R> {
  query: UseQueryResult<readonly R[]>;
  /** Undefined until something is known. */
  rows: readonly R[] | undefined;
}

/** Whether a row has not reached the server: nothing can be changed about it here. */
export const isWaiting = ({ id }: { id: number }): boolean => id < 0;

/** What waits may be corrected, and lasts as long as it says then. */
const withDuration = (time: WorkTime): WorkTime => ({
  ...time,
  dauer: minutesOf(time.bis) - minutesOf(time.von),
});

const asItIs = <R>(row: R): R => row;

export const useTimes = (task: Task): TaskRows<WorkTime> =>
  useWithBrought(useQuery(timesQuery(task)), task, 'WorkTime', withDuration);

export const useExtras = (task: Task): TaskRows<ExtraWork> =>
  useWithBrought(useQuery(extrasQuery(task)), task, 'ExtraWork');

function useWithBrought<R extends { id: number }>(
  query: UseQueryResult<readonly R[]>,
  { id }: Task,
  schema: string,
  complete: (row: R) => R = asItIs,
): TaskRows<R> {
  const of = { schema: 'PlanningItem', id };
  const brought = useBroughtRows(of, schema, query.dataUpdatedAt);
  const { data } = query;
  const rows = useMemo(() => {
    if (brought.length === 0) return data;
    // Negative ids are those of no row on a server.
    const more = brought.map(({ entry, row }) =>
      complete({ ...row, id: -entry.seq } as unknown as R),
    );
    return [...(data ?? []), ...more];
  }, [data, brought, complete]);
  return { query, rows };
}

/** The answer of a question with a photo that waits: a key of the outbox behind this prefix. */
const PHOTO = 'waiting:';

/** The key under which the photo of an answer waits on the device; undefined for one that the server has. */
export const waitingPhotoOf = (wert: string | null): string | undefined =>
  wert?.startsWith(PHOTO) ? wert.slice(PHOTO.length) : undefined;

/** Questions with the answers that were given last, wherever these are. */
export function useChecklist(task: Task): TaskRows<Question> {
  const { i18n } = useTranslation();
  const query = useQuery(checklistQuery(task, i18n.language));
  const { data, dataUpdatedAt } = query;
  const waiting = useWaitingCalls(`PUT ${paths.checklist}`, dataUpdatedAt, 'id', task.id);
  const rows = useMemo(() => {
    if (!data || waiting.length === 0) return data;
    const given = new Map<number, string | null>();
    for (const { body, refers } of waiting) {
      for (const [at, { id, wert }] of (body as readonly Question[]).entries()) {
        const photo = refers?.find((one) => one.at[0] === at);
        given.set(id, photo ? `${PHOTO}${photo.key}` : wert);
      }
    }
    return data.map((question) => {
      const wert = given.get(question.id);
      return wert === undefined ? question : { ...question, wert };
    });
  }, [data, waiting]);
  return { query, rows };
}
