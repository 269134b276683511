import { closeOnBack } from './close-on-back';
import { keepAboveKeyboard } from './keep-above-keyboard';
import { pullToClose } from './pull-to-close';

/** Returns how to end it. */
export function behaveAsSheet(
  sheet: HTMLElement,
  close: () => void,
  { asksToLeave }: { asksToLeave: boolean },
): () => void {
  const ends = [keepAboveKeyboard(), pullToClose(sheet, close)];
  if (!asksToLeave) ends.push(closeOnBack(close));
  return () => ends.forEach((end) => end());
}
