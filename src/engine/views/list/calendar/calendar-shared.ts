import type { RefObject } from 'react';
import type { Period } from '../period/days';
import type { PeriodEntry } from '../period/period-source';
import type { EntryTexts } from '../period/use-entry-texts';

/** What day, week, month and agenda are drawn from. */
export interface CalendarShared {
  period: Period;
  entries: readonly PeriodEntry[];
  /** The day that keys are on. */
  active: string;
  textsOf: (entry: PeriodEntry) => EntryTexts;
  mayMove: (entry: PeriodEntry) => boolean;
  isMoving: (key: string) => boolean;
  /** Element that says how entries are moved. */
  hint: string;
  /** The day under an entry that is dragged. */
  over: string | undefined;
  /** A free span makes something. */
  mayCreate: boolean;
  isPending: boolean;
}

export interface CalendarViewProps extends CalendarShared {
  /** What is scrolled. */
  body: RefObject<HTMLDivElement | null>;
}
