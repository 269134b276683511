import { useQuery } from '@tanstack/react-query';
import { createContext, useContext, useMemo, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { afterStep } from '../../../schemas/rules/after-step';
import { localTimeOf } from '../../../schemas/rules/company-time';
import {
  nextStep,
  type FlowStep,
  type NextStep,
  type TaskFacts,
} from '../../../schemas/rules/service-flow';
import { ApiError } from '../../api/api-error';
import type { AnyRecord } from '../../api/dialect';
import { notifyFailure } from '../../failure/notify-failure';
import { confirmDialog } from '../../ui/confirm-store';
import { notifyInfo, notifySuccess } from '../../ui/notices';
import { recordPath } from '../../engine/screens/record-path';
import type { Place } from '../../engine/screens/place';
import { minutesSince } from './local-text';
import { directCalls } from './steps';
import { factsQuery } from './report/report-queries';
import { orderQuery } from './task-queries';
import { useChecklist, useTimes } from './task-rows';
import { cardId, type CardName, type Task } from './task';
import { useTaskCall, type TaskCalls } from './use-task-call';

export interface TaskView {
  place: Place;
  task: Task;
  facts: TaskFacts;
  /** All that its facts say has been read. */
  isRead: boolean;
  next: NextStep | undefined;
  calls: TaskCalls;
  /** The step that is under way without a dialog. */
  running: FlowStep | undefined;
  /** The step whose dialog is open. */
  asking: FlowStep | undefined;
  take: (step: NextStep) => void;
  dismiss: () => void;
  /** Address of one of the task's tabs. */
  to: (tab: string) => string;
}

const TaskContext = createContext<TaskView | undefined>(undefined);

/** The open task; throws outside of one. */
export function useTask(): TaskView {
  const view = useContext(TaskContext);
  if (!view) throw new Error('useTask: no task around this component');
  return view;
}

/** Notices after what has nothing else to show for it, 3 seconds long (specification 2 §8). */
const NOTICE_MS = 3000;

/** The task that its parts work on: what is known of it, what is next, and what takes a step. */
export function TaskProvider({
  place,
  task,
  children,
}: {
  place: Place;
  task: Task;
  children: ReactNode;
}) {
  const { t, i18n } = useTranslation('serviceTask');
  const navigate = useNavigate();
  const calls = useTaskCall(place, task);
  const [running, setRunning] = useState<FlowStep>();
  const [asking, setAsking] = useState<FlowStep>();
  const { rows: times } = useTimes(task);
  const order = useQuery(orderQuery(task));
  const { rows: all } = useChecklist(task);
  // For signing without a network, also a task that was not read ahead.
  useQuery({ ...factsQuery(task.id), enabled: task.beendetDatum == null });
  const facts = useMemo<TaskFacts>(() => {
    return {
      hasTime: (times?.length ?? 0) > 0 || (order.data?.gebrauchteZeit ?? 0) > 0,
      // Until it is known there may be one: most orders ask something, and nothing moves then.
      questions: all?.length ?? 1,
      openQuestions: all?.filter(({ pflicht, wert }) => pflicht && wert === null).length ?? 1,
    };
  }, [times, order.data, all]);

  const run = async (step: FlowStep, operation: string, body?: AnyRecord): Promise<void> => {
    setRunning(step);
    const measured = step === 'stopTimer' ? measuredTime(task) : undefined;
    try {
      await calls.send(operation, {
        action: t(`steps.${step}`),
        ...(!operation.startsWith('DELETE') && { body: body ?? {} }),
        follows: afterStep(step, task, body ?? {}, localTimeOf(new Date())),
        ...(measured && { brings: { schema: 'WorkTime', row: measured } }),
      });
      if (step === 'stopTimer' && !measured) notifyInfo(t('timer.tooShort'));
      sayDone(step, t, i18n.exists.bind(i18n));
    } catch (error) {
      const isOther = error instanceof ApiError && error.says('msg_service_timer_running');
      if (step !== 'startTimer' || !isOther || body) return notifyFailure(error);
      setRunning(undefined);
      // One timer at a time: a second one ends the first, when that is meant (specification 2 §4).
      const [message = ''] = error.services.map((service) => service.message);
      const isMeant = await confirmDialog({
        title: t('otherTimer.title'),
        message: `${message} ${t('otherTimer.question')}`,
        confirmLabel: t('otherTimer.confirm'),
      });
      if (isMeant) await run(step, operation, { trotzdem: true });
    } finally {
      setRunning(undefined);
    }
  };
  const to = (tab: string) => `${recordPath(place.path, task.id)}/${tab}`;
  const take = (step: NextStep) => {
    if (step === 'checklist') return showCard('checklist');
    if (step === 'complete') return void navigate(to('complete'));
    const direct = directCalls[step];
    if (direct) return void run(step, direct);
    setAsking(step);
  };
  const view: TaskView = {
    ...{ place, task, facts, calls, running, asking, take, to },
    isRead: times !== undefined && order.data !== undefined && all !== undefined,
    next: nextStep(task, facts),
    dismiss: () => setAsking(undefined),
  };
  return <TaskContext value={view}>{children}</TaskContext>;
}

/** The working time that a running timer has measured; undefined for less than a minute, which is none. */
function measuredTime({ zeitmessungSeit: since }: Task): AnyRecord | undefined {
  if (since == null) return undefined;
  const dauer = minutesSince(since, Date.now());
  const [, bis] = localTimeOf(new Date()).split('T');
  const [datum, von] = since.split('T');
  return dauer === 0 ? undefined : { datum, von, bis, dauer };
}

/** Brings a card of the flow into sight, and the focus to it. */
function showCard(name: CardName): void {
  const card = document.getElementById(cardId(name));
  card?.scrollIntoView({ block: 'start', behavior: 'smooth' });
  card?.focus({ preventScroll: true });
}

/** «Reisebeginn gestartet», where a step has such words. */
export function sayDone(
  step: FlowStep,
  t: (key: string) => string,
  exists: (key: string) => boolean,
): void {
  const key = `serviceTask:done.${step}`;
  if (exists(key)) notifySuccess(t(key), { durationMs: NOTICE_MS });
}
