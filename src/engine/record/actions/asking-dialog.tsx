import { lazyPart } from '../../../ui/lazy-part';
import { DialogBoundary } from '../../../ui/dialog-boundary';
import type { AnyRecord } from '../../define/definition';
import type { Place } from '../../route/match';
import type { RecordActions } from './use-actions';

// Most visits to a record ask nothing.
const ActionDialog = lazyPart(async () => (await import('./action-dialog')).ActionDialog, {
  isNeeded: true,
});
const AskDialog = lazyPart(async () => (await import('./ask-dialog')).AskDialog, {
  isNeeded: true,
});

interface AskingDialogProps {
  place: Place;
  id: number;
  record: AnyRecord;
  actions: RecordActions;
}

/** The dialog of the action that asks, if one does. */
export function AskingDialog({ place, id, record, actions }: AskingDialogProps) {
  const { asking, labelOf, answer, dismiss } = actions;
  if (!asking) return null;
  const title = labelOf(asking);
  return (
    <DialogBoundary onClose={dismiss}>
      {asking.type === 'ask' ? (
        <AskDialog action={asking} title={title} place={place} id={id} onClose={dismiss} />
      ) : (
        <ActionDialog
          action={asking}
          record={record}
          title={title}
          onAnswer={answer}
          onClose={dismiss}
        />
      )}
    </DialogBoundary>
  );
}
