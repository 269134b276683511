import type { Numbering } from '../../../../schemas/rules/part-numbers';
import type { BookedSpan } from '../../../../schemas/rules/work-time-problem';
import type { MaterialPosition, Question, Task, WorkTime } from '../task';

/** Entries of one kind in a report: how many there are, and the letters of their remarks. */
export interface Room {
  count: number;
  letters: number;
}

/**
 * What a device knows of a step, with what waits on it. Whatever is undefined is not known: then only the server can
 * judge.
 */
export interface StepFacts {
  /** Time by the server's clock, in ms since 1970. */
  now: number;
  me: { id: number; technikerId: number | null };
  /** True if the user may work on what others do. */
  mayPlan: boolean;
  task: Task | undefined;
  /** Status of the order: a task that is over keeps the one that it ended with. */
  orderStatus?: string | undefined;
  /** True if the user has an open task of the order. */
  isDoneByMe: boolean | undefined;
  times?: Room | undefined;
  extras?: Room | undefined;
  trips?: number | undefined;
  /** Working times of the user as a technician, the earliest first, without a running timer. */
  booked?: readonly BookedSpan[] | undefined;
  /** Instant at which the last working time of the task ends. */
  workedUntil?: number | undefined;
  /** Timer of the technician that runs for another task. */
  other?: BookedSpan | undefined;
  /** Working times of the task, the earliest first. */
  work?: readonly BookedSpan[] | undefined;
  /** Working time that is corrected, as it is now; then it is not among those that are booked. */
  corrected?: WorkTime | undefined;
  /** True if the report of the task was signed, or a signature waits. */
  isSigned?: boolean | undefined;
  /** True if working time is booked for the order. */
  hasTime?: boolean | undefined;
  questions?: readonly Question[] | undefined;
  /** Kind of additional work that is said. */
  extraKind?: number | undefined;
  material?: readonly MaterialPosition[] | undefined;
  position?: MaterialPosition | undefined;
  numbering?: Numbering | undefined;
  /** Part in the technician's van that is taken. */
  van?: { artikelNummer?: string | null; frei: number } | undefined;
}
