import { useSyncExternalStore } from 'react';
import { currentQuestion, onQuestions } from './confirm-store';
import { lazyContent } from './lazy-content';
import { LazyDialog } from './lazy-dialog';

export { confirmDialog } from './confirm-store';

const ConfirmModal = lazyContent(async () => (await import('./confirm-modal')).ConfirmModal);

/** Shows what `confirmDialog` asks. Mounted once by the app; the dialog's code comes with the first question. */
export function ConfirmDialogHost() {
  const question = useSyncExternalStore(onQuestions, currentQuestion);
  if (!question) return null;
  return (
    <LazyDialog key={question.id} onClose={() => question.answer(false)}>
      <ConfirmModal question={question} />
    </LazyDialog>
  );
}
