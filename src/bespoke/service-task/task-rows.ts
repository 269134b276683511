import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { minutesOfSpan } from '../../../schemas/rules/spans-by-day';
import { heldSpan } from '../../../schemas/rules/work-time-problem';
import { useWithBrought, type FlowRows } from '../../engine/flow/calls/use-rows';
import { useWaitingCalls } from '../../engine/outbox/use-waiting-calls';
import { correctedTimes, correctTime } from './corrected-times';
import { paths, type ExtraWork, type Question, type Task, type WorkTime } from './task';
import { checklistQuery, extrasQuery, timesQuery } from './task-queries';
import { answersGiven } from './waiting-answers';

/** Adds the duration: waiting times may be corrected, and then last as long as they say. */
const withDuration = (time: WorkTime): WorkTime => {
  const { span } = heldSpan(time);
  return { ...time, dauer: span ? minutesOfSpan(span) : 0 };
};

const recordOf = ({ id }: Task) => ({ schema: 'PlanningItem', id });

/** Returns the working times of a task, with those that wait and what waiting calls correct. */
export function useTimes(task: Task): FlowRows<WorkTime> {
  const query = useQuery(timesQuery(task));
  const all = useWithBrought(query, recordOf(task), 'WorkTime', withDuration);
  const waiting = useWaitingCalls(correctTime, query.dataUpdatedAt, 'planungId', task.id);
  const rows = useMemo(
    () => (waiting.length === 0 ? all.rows : all.rows && correctedTimes(all.rows, waiting)),
    [all.rows, waiting],
  );
  return { query, rows };
}

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
    return answersGiven(data, waiting);
  }, [data, waiting]);
  return { query, rows };
}
