import { useQuery } from '@tanstack/react-query';
import { useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { afterStep } from '../../../schemas/rules/after-step';
import { localTimeOf } from '../../../schemas/rules/company-time';
import {
  END_OF_DAY,
  instantsIn,
  minutesOfSpan,
  wholeMinute,
} from '../../../schemas/rules/spans-by-day';
import { runningSince, timerFrom } from '../../../schemas/rules/work-time-problem';
import {
  furtherSteps,
  nextStep,
  type FlowStep,
  type TaskFacts,
} from '../../../schemas/rules/service-flow';
import type { AnyRecord } from '../../api/dialect';
import { notifyInfo } from '../../ui/notices';
import { FlowProvider, type Foreseen } from '../../engine/flow/state/flow-provider';
import type { Place } from '../../engine/screens/place';
import { factsQuery } from './report/report-queries';
import { steps } from './steps';
import type { Task } from './task';
import { orderQuery } from './task-queries';
import { useChecklist, useTimes } from './task-rows';
import { TaskScope } from './use-task';
import { useTaskCalls } from './use-task-calls';

interface TaskProviderProps {
  place: Place;
  task: Task;
  children: ReactNode;
}

/** Provider of the task that its parts work on: what is known of it, what is next, and what takes a step. */
export function TaskProvider({ place, task, children }: TaskProviderProps) {
  const { t } = useTranslation('serviceTask');
  const calls = useTaskCalls(place, task);
  const { rows: times } = useTimes(task);
  const order = useQuery(orderQuery(task));
  const { rows: all } = useChecklist(task);
  // For signing without a network, even for a task that was not read ahead.
  useQuery({ ...factsQuery(task.id), enabled: task.beendetDatum == null });
  const facts = useMemo<TaskFacts>(() => {
    return {
      hasTime: (times?.length ?? 0) > 0 || (order.data?.gebrauchteZeit ?? 0) > 0,
      // Until it is known there may be one: most orders have questions, and so nothing moves then.
      questions: all?.length ?? 1,
      openQuestions: all?.filter(({ pflicht, wert }) => pflicht && wert === null).length ?? 1,
    };
  }, [times, order.data, all]);
  const isRead = times !== undefined && order.data !== undefined && all !== undefined;
  const next = nextStep(task, facts);
  return (
    <FlowProvider
      place={place}
      id={task.id}
      record={task}
      texts="serviceTask"
      steps={steps}
      next={next}
      further={furtherSteps(task, next)}
      calls={calls}
      foresee={(step, body) => foreseen(step as FlowStep, task, body)}
      onDone={(step, { brings }) => {
        if (step === 'stopTimer' && !brings) notifyInfo(t('timer.tooShort'));
      }}
    >
      <TaskScope value={{ task, facts, isRead, next }}>{children}</TaskScope>
    </FlowProvider>
  );
}

/** Foresees what the task says once a step has reached the server, and the working time that a timer has measured. */
function foreseen(step: FlowStep, task: Task, body: AnyRecord): Foreseen {
  const measured = step === 'stopTimer' ? measuredTime(task) : undefined;
  return {
    follows: {
      ...afterStep(step, task, body, localTimeOf(new Date())),
      // Local time alone does not tell the two hours apart when clocks are set back.
      ...(step === 'startTimer' && timerFrom(task.vorOrtDatum, Date.now())),
    },
    ...(measured && { brings: { schema: 'WorkTime', row: measured } }),
  };
}

/**
 * Returns the working time that a running timer has measured, as one row until the server has split it at midnight;
 * undefined for less than a minute, which is none.
 */
function measuredTime(task: Task): AnyRecord | undefined {
  const from = runningSince(task);
  const span = from === undefined ? undefined : { from, to: wholeMinute(Date.now()) };
  if (!span || minutesOfSpan(span) < 1) return undefined;
  const [datum, von] = localTimeOf(new Date(span.from)).split('T');
  const [day, time] = localTimeOf(new Date(span.to)).split('T');
  const bis = day === datum ? time : END_OF_DAY;
  return { datum, von, bis, ...instantsIn(span), dauer: minutesOfSpan(span) };
}
