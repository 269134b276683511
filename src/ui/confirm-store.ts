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

let questions: readonly PendingConfirm[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

/** Asks and resolves with the answer. Several questions are put one after the other. */
export function confirmDialog(question: ConfirmQuestion): Promise<boolean> {
  return new Promise((resolve) => {
    const id = ++lastId;
    const answer = (confirmed: boolean) => {
      update(questions.filter((open) => open.id !== id));
      resolve(confirmed);
    };
    update([...questions, { ...question, id, answer }]);
  });
}

/** The question to show now. */
export function currentQuestion(): PendingConfirm | undefined {
  return questions[0];
}

export function onQuestions(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function update(next: readonly PendingConfirm[]): void {
  questions = next;
  for (const listener of listeners) listener();
}
