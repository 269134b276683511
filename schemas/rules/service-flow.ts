import { mayDo, serviceStatus, type ServiceAction } from './service-states';
import type { StatedTask } from './service-tasks';

/** Facts besides the status that decide the next step. */
export interface TaskFacts {
  /** True if somebody booked working time for the order. */
  hasTime: boolean;
  /** Number of questions of the checklist, and of mandatory ones without an answer. */
  questions: number;
  openQuestions: number;
}

/** Steps of a technician, in their usual order; the last ones end the task in another way. */
const technicianSteps = [
  'accept',
  'travel',
  'arrive',
  'startTimer',
  'stopTimer',
  'bookTime',
  'bookExtra',
  'complete',
  'suspend',
  'startByPhone',
  'completeByPhone',
  'refuse',
  'abort',
] as const satisfies readonly ServiceAction[];

export type FlowStep = (typeof technicianSteps)[number];

/** The next step: an action, or `checklist`, which has to be answered before the completion. */
export type NextStep = FlowStep | 'checklist';

/** Statuses with a single next step, whatever was booked. */
const nextByStatus: Readonly<Record<string, NextStep>> = {
  [serviceStatus.sent]: 'accept',
  [serviceStatus.accepted]: 'travel',
  [serviceStatus.suspended]: 'travel',
  [serviceStatus.travelling]: 'arrive',
  [serviceStatus.byPhone]: 'completeByPhone',
};

/** Next step of a technician; undefined where it is somebody else's turn, or the task is over. */
export function nextStep(task: StatedTask, facts: TaskFacts): NextStep | undefined {
  const { auftragsstatus, beendetDatum, zeitmessungSeit } = task;
  if (beendetDatum != null) return undefined;
  const fixed = nextByStatus[auftragsstatus];
  if (fixed !== undefined) return fixed;
  if (!mayDo('complete', auftragsstatus)) return undefined;
  if (zeitmessungSeit != null && mayDo('stopTimer', auftragsstatus)) return 'stopTimer';
  if (!facts.hasTime) return 'startTimer';
  return facts.openQuestions > 0 ? 'checklist' : 'complete';
}

/** Other steps that the status allows, in their order. */
export function furtherSteps(task: StatedTask, next: NextStep | undefined): readonly FlowStep[] {
  const { auftragsstatus, beendetDatum, zeitmessungSeit } = task;
  if (beendetDatum != null) return [];
  return technicianSteps.filter((step) => {
    if (step === next || !mayDo(step, auftragsstatus)) return false;
    if (step === 'startTimer') return zeitmessungSeit == null;
    return step !== 'stopTimer' || zeitmessungSeit != null;
  });
}

export type StageName = 'travel' | 'onSite' | 'work' | 'checklist' | 'byPhone' | 'finish';

export interface Stage {
  name: StageName;
  state: 'done' | 'current' | 'open';
}

interface ProgressingTask extends StatedTask {
  reisebeginnDatum?: string | null | undefined;
  vorOrtDatum?: string | null | undefined;
}

const finished: readonly string[] = [
  serviceStatus.done,
  serviceStatus.doneByPhone,
  serviceStatus.reviewed,
  serviceStatus.billing,
  serviceStatus.partlyBilled,
  serviceStatus.billed,
  serviceStatus.waitsForMaterial,
  serviceStatus.waitsForCustomer,
];

/** Stages of a task, from the travel to its completion; the first one not done is the current one while it goes on. */
export function stagesOf(task: ProgressingTask, facts: TaskFacts): readonly Stage[] {
  const { auftragsstatus, reisebeginnDatum, vorOrtDatum, zeitmessungSeit, beendetDatum } = task;
  const isOver = beendetDatum != null;
  const isFinished = isOver && finished.includes(auftragsstatus);
  const { byPhone, doneByPhone } = serviceStatus;
  const isWorked = facts.hasTime && zeitmessungSeit == null && vorOrtDatum != null;
  const stages: [StageName, boolean][] = [byPhone, doneByPhone].includes(auftragsstatus as '09')
    ? [['byPhone', isFinished]]
    : [
        ['travel', reisebeginnDatum != null || vorOrtDatum != null],
        ['onSite', vorOrtDatum != null],
        ['work', isWorked],
        ...(facts.questions > 0
          ? [['checklist', isWorked && facts.openQuestions === 0] as [StageName, boolean]]
          : []),
      ];
  stages.push(['finish', isFinished]);
  const now = isOver ? undefined : stages.find(([, isDone]) => !isDone)?.[0];
  return stages.map(([name, isDone]) => ({
    name,
    state: isDone ? 'done' : name === now ? 'current' : 'open',
  }));
}

/** Reasons why a task cannot be completed yet (3-decisions §3.9); the server checks the same. */
export function missingFor(task: StatedTask, facts: TaskFacts): readonly ('time' | 'checklist')[] {
  const isTimed = facts.hasTime || task.zeitmessungSeit != null;
  return [
    ...(isTimed ? [] : (['time'] as const)),
    ...(facts.openQuestions > 0 ? (['checklist'] as const) : []),
  ];
}
