import { lazyContent } from '../../../ui/lazy-content';
import { LazyDialog } from '../../../ui/lazy-dialog';
import type { AnyRecord } from '../../define/definition';
import type { Place } from '../../route/match';
import type { RecordActions } from './use-actions';

// Most visits to a record ask nothing.
const ActionDialog = lazyContent(async () => (await import('./action-dialog')).ActionDialog);
const AskDialog = lazyContent(async () => (await import('./ask-dialog')).AskDialog);

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
    <LazyDialog onClose={dismiss}>
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
    </LazyDialog>
  );
}
