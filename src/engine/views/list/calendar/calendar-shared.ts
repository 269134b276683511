import type { RefObject } from 'react';
import type { Period } from '../period/days';
import type { PeriodEntry } from '../period/period-source';
import type { EntryTexts } from '../period/use-entry-texts';

/** Props that day, week, month and agenda are drawn from. */
export interface CalendarShared {
  period: Period;
  entries: readonly PeriodEntry[];
  /** Day that the keys are on. */
  active: string;
  textsOf: (entry: PeriodEntry) => EntryTexts;
  mayMove: (entry: PeriodEntry) => boolean;
  isMoving: (key: string) => boolean;
  /** Id of the element that says how entries are moved. */
  hint: string;
  /** Day under an entry that is being dragged. */
  over: string | undefined;
  /** True if choosing a free span creates something. */
  mayCreate: boolean;
  isPending: boolean;
}

export interface CalendarViewProps extends CalendarShared {
  /** Element that scrolls. */
  body: RefObject<HTMLDivElement | null>;
}
