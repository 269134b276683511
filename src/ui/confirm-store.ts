import { newId } from '../state/new-id';
import type { Readable } from '../state/store';
import { userState } from '../state/user-state';

/** One question to the user. Buttons are «OK» and «Abbrechen» unless named. */
export interface ConfirmQuestion {
  title: string;
  message: string;
  confirmLabel?: string;
  cancelLabel?: string;
  /** The confirmed action destroys something. */
  danger?: boolean;
  /** There is nothing to decide: one button, whichever way it closes. */
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

/** Questions that wait for an answer; the first is the one to show. */
export const openQuestions: Readable<readonly PendingConfirm[]> = questions;

/** Asks and resolves with the answer. Several questions are put one after the other. */
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
