import { userState } from '../../state/user-state';

export interface HelpQuestion {
  /** Element that had the focus when somebody asked. */
  from: Element | null;
}

/** Question that is being answered; undefined while nobody asks. */
export const helpStore = userState<HelpQuestion | undefined>(() => undefined);

/** Explains the page, beginning with what has the focus. */
export function askForHelp(): void {
  helpStore.set({ from: document.activeElement });
}
