import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { minutesOf } from '../../../schemas/rules/minutes-of';
import { waitingAnswer } from '../../engine/flow/answers/waiting-photo-answer';
import { useWithBrought, type FlowRows } from '../../engine/flow/calls/use-rows';
import { useWaitingCalls } from '../../engine/outbox/use-waiting-calls';
import { paths, type ExtraWork, type Question, type Task, type WorkTime } from './task';
import { checklistQuery, extrasQuery, timesQuery } from './task-queries';

/** Adds the duration: waiting times may be corrected, and then last as long as they say. */
const withDuration = (time: WorkTime): WorkTime => ({
  ...time,
  dauer: minutesOf(time.bis) - minutesOf(time.von),
});

const recordOf = ({ id }: Task) => ({ schema: 'PlanningItem', id });

export const useTimes = (task: Task): FlowRows<WorkTime> =>
  useWithBrought(useQuery(timesQuery(task)), recordOf(task), 'WorkTime', withDuration);

export const useExtras = (task: Task): FlowRows<ExtraWork> =>
  useWithBrought(useQuery(extrasQuery(task)), recordOf(task), 'ExtraWork');

/** Returns the questions with the answers that were given last, wherever these are. */
export function useChecklist(task: Task): FlowRows<Question> {
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
        given.set(id, photo ? waitingAnswer(photo.key) : wert);
      }
    }
    return data.map((question) => {
      const wert = given.get(question.id);
      return wert === undefined ? question : { ...question, wert };
    });
  }, [data, waiting]);
  return { query, rows };
}
