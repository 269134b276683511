import { userState } from '../../state/user-state';
import type { Reminder } from './reminder';

/** What a reminder is about. */
export interface About {
  tabelle: string;
  tabelleId: number;
  title: string;
}

/** The reminder that is being written, if any. */
export type Written = { former: Reminder } | { about: About | undefined };

/** Opened from the bar, from the palette and from records. */
export const writtenReminder = userState<Written | undefined>(() => undefined);
