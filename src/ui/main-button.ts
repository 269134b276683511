import { isFocusLost } from './focus';

/** Marks the button of what comes next on a page, in a drawer or a dialog: `data-main`. The topmost one counts. */
const mainButton = (): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>('button[data-main]')].at(-1);

/** Gives the focus that nothing has any more to the button of what comes next. */
export function focusMainButton(): void {
  if (isFocusLost()) mainButton()?.focus();
}
