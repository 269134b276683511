import { useStore } from '../state/store';
import { openQuestions } from './confirm-store';
import { lazyPart } from './lazy-part';
import { DialogBoundary } from './dialog-boundary';

export { confirmDialog } from './confirm-store';

const ConfirmModal = lazyPart(async () => (await import('./confirm-modal')).ConfirmModal, {
  isNeeded: true,
});

/** Mounted once by the app; the dialog's code comes with the first question. */
export function ConfirmDialogHost() {
  const question = useStore(openQuestions, ([first]) => first);
  if (!question) return null;
  return (
    <DialogBoundary key={question.id} onClose={() => question.answer(false)}>
      <ConfirmModal question={question} />
    </DialogBoundary>
  );
}
