import { lazy, Suspense, useSyncExternalStore } from 'react';
import { currentQuestion, onQuestions } from './confirm-store';

export { confirmDialog } from './confirm-store';

const ConfirmModal = lazy(async () => ({
  default: (await import('./confirm-modal')).ConfirmModal,
}));

/** Shows what `confirmDialog` asks. Mounted once by the app; the dialog's code comes with the first question. */
export function ConfirmDialogHost() {
  const question = useSyncExternalStore(onQuestions, currentQuestion);
  if (!question) return null;
  return (
    <Suspense fallback={null}>
      <ConfirmModal key={question.id} question={question} />
    </Suspense>
  );
}
