import { newId } from '../state/new-id';
import type { Readable } from '../state/store';
import { userState } from '../state/user-state';

/** Question of a dialog; its buttons are «OK» and «Abbrechen» unless named. */
export interface ConfirmQuestion {
  title: string;
  message: string;
  /** Links to what the question is about; each opens in a tab of its own, so that the question stays. */
  links?: readonly { text: string; to: string }[];
  confirmLabel?: string;
  cancelLabel?: string;
  danger?: boolean;
  /** True if there is nothing to decide: one button, whichever way the dialog closes. */
  isNotice?: boolean;
}

export interface PendingConfirm extends ConfirmQuestion {
  id: number;
  answer: (confirmed: boolean) => void;
}

const questions = userState<readonly PendingConfirm[]>(
  () => [],
  // Nobody else can answer them.
  (open) => open.forEach(({ answer }) => answer(false)),
);

export const openQuestions: Readable<readonly PendingConfirm[]> = questions;

/** Asks a question; resolves to true if it was confirmed. Several questions are put one after the other. */
export function confirmDialog(question: ConfirmQuestion): Promise<boolean> {
  return new Promise((resolve) => {
    const id = newId();
    const answer = (confirmed: boolean) => {
      questions.update((open) => open.filter((one) => one.id !== id));
      resolve(confirmed);
    };
    questions.update((open) => [...open, { ...question, id, answer }]);
  });
}
