import { isFocusLost } from './focus';

/** Marks the button of what comes next on a page, in a drawer or a dialog: `data-main`. The topmost one counts. */
const mainButton = (): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>('button[data-main]')].at(-1);

/** Gives the focus to the button of what comes next where nothing has it, or only a title that was shown. */
export function focusMainButton(): void {
  if (isFocusLost() || document.activeElement?.matches('h1')) mainButton()?.focus();
}
