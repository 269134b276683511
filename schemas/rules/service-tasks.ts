import { mayDo, type ServiceAction } from './service-states';

export interface StatedTask {
  auftragsstatus: string;
  beendetDatum?: string | null | undefined;
  benutzerId?: number | null | undefined;
  angenommenDatum?: string | null | undefined;
  zeitmessungSeit?: string | null | undefined;
}

type OfTask = (task: StatedTask, me: { id: number }) => boolean;

/** Whether a step is possible with a task: its order's status allows it, and it is not over. */
export const taskMay =
  (action: ServiceAction): OfTask =>
  ({ auftragsstatus, beendetDatum }) =>
    beendetDatum == null && mayDo(action, auftragsstatus);

/** The same of one's own tasks and of those that are offered to everybody. */
export const taskMayFor =
  (action: ServiceAction): OfTask =>
  (task, me) =>
    taskMay(action)(task, me) && (task.benutzerId == null || task.benutzerId === me.id);

/** Starting or stopping the timer of a task, whichever it is that can be done. */
export const timerMay =
  (action: 'startTimer' | 'stopTimer'): OfTask =>
  (task, me) =>
    (task.zeitmessungSeit != null) === (action === 'stopTimer') && taskMay(action)(task, me);

/** Not one that is being created: nothing is known of its order yet. */
export const isStoredTask = ({ auftragsnummer }: { auftragsnummer?: number | null | undefined }) =>
  auftragsnummer != null;

/** A task that its technician sees as his own steps: his, or one that is offered to every technician. */
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

/** Working times of a colleague are the office's to change. */
export const mayChangeTime = (
  { technikerId }: { technikerId?: number | null | undefined },
  me: { technikerId: number | null },
  can: (right: 'SVA_PLANEN') => boolean,
): boolean => (technikerId != null && technikerId === me.technikerId) || can('SVA_PLANEN');
