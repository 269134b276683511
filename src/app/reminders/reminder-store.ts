import { userState } from '../../state/user-state';
import type { Reminder } from './reminder';

/** Record that a reminder is about. */
export interface About {
  tabelle: string;
  tabelleId: number;
  title: string;
}

/** Reminder that is being written. */
export type Written = { former: Reminder } | { about: About | undefined };

/** Reminder being written, opened from the bar, from the palette and from records. */
export const writtenReminder = userState<Written | undefined>(() => undefined);
