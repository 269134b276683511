import { mayDo, type ServiceAction } from './service-states';
import { correctionStateRefusal, hasStep, type ToldSteps } from './step-correction';

export interface StatedTask {
  auftragsstatus: string;
  beendetDatum?: string | null | undefined;
  benutzerId?: number | null | undefined;
  angenommenDatum?: string | null | undefined;
  vorOrtDatum?: string | null | undefined;
  zeitmessungSeit?: string | null | undefined;
}

type OfTask = (task: StatedTask, me: { id: number }) => boolean;

/** Tells whether a step is possible with a task: its order's status allows it, and it is not over. */
export const taskMay =
  (action: ServiceAction): OfTask =>
  ({ auftragsstatus, beendetDatum }) =>
    beendetDatum == null && mayDo(action, auftragsstatus);

/** Tells the same for the user's own tasks and for those offered to everybody. */
export const taskMayFor =
  (action: ServiceAction): OfTask =>
  (task, me) =>
    taskMay(action)(task, me) && (task.benutzerId == null || task.benutzerId === me.id);

/** Tells whether there is something to report of a task: somebody has been there, or it has ended. */
export const isReported: OfTask = ({ vorOrtDatum, beendetDatum }) =>
  vorOrtDatum != null || beendetDatum != null;

/** Tells whether the timer of a task can be started, or stopped. */
export const timerMay =
  (action: 'startTimer' | 'stopTimer'): OfTask =>
  (task, me) =>
    (task.zeitmessungSeit != null) === (action === 'stopTimer') && taskMay(action)(task, me);

/** Tells whether told steps of a task can be corrected, by its technician or by dispatch. */
export const mayCorrect = (
  task: StatedTask & ToldSteps,
  me: { id: number },
  can: (right: 'SVA_PLANEN') => boolean,
): boolean =>
  hasStep(task) &&
  correctionStateRefusal(task) === undefined &&
  (task.benutzerId === me.id || can('SVA_PLANEN'));

/** Tells the same of the begin of its timer, while that runs. */
export const mayCorrectTimer: typeof mayCorrect = (task, me, can) =>
  task.zeitmessungSeit != null && mayCorrect(task, me, can);

/** Tells whether a task is stored: of one that is being created no order is known yet. */
export const isStoredTask = ({ auftragsnummer }: { auftragsnummer?: number | null | undefined }) =>
  auftragsnummer != null;

/** Tells whether a technician sees a task's steps as his own: his task, or one offered to every technician. */
export const isForTechnician: OfTaskOfTechnician = (
  { benutzerId, technikerId, auftragsnummer },
  me,
) =>
  auftragsnummer != null &&
  (benutzerId === me.id || (technikerId == null && me.technikerId != null));

type OfTaskOfTechnician = (
  task: {
    benutzerId?: number | null | undefined;
    technikerId?: number | null | undefined;
    auftragsnummer?: number | null | undefined;
  },
  me: { id: number; technikerId: number | null },
) => boolean;

/** Tells whether a user may change a working time: a colleague's is up to the office. */
export const mayChangeTime = (
  { technikerId }: { technikerId?: number | null | undefined },
  me: { technikerId: number | null },
  can: (right: 'SVA_PLANEN') => boolean,
): boolean => (technikerId != null && technikerId === me.technikerId) || can('SVA_PLANEN');
