import { userState } from '../../state/user-state';

export interface HelpQuestion {
  /** What had the focus when somebody asked. */
  from: Element | null;
}

/** What is being explained; undefined while nobody asks. */
export const helpStore = userState<HelpQuestion | undefined>(() => undefined);

/** Explains the page, and first what has the focus. */
export function askForHelp(): void {
  helpStore.set({ from: document.activeElement });
}
