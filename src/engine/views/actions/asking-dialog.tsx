import type { ComponentType } from 'react';
import { DialogBoundary } from '../../../ui/dialog-boundary';
import { lazyPart } from '../../../ui/lazy-part';
import { actionTypeOf, type ActionDialogProps, type ActionType } from '../../screens/action-type';
import { useEngine } from '../../application/context';
import type { AnyRecord } from '../../define/definition';
import type { Place } from '../../screens/place';
import type { RecordActions } from './use-actions';

type Dialog = ComponentType<ActionDialogProps<never>>;

/** Each type's dialog is loaded once, and late: most visits to a record ask nothing. */
const dialogs = new WeakMap<ActionType, Dialog>();

function dialogOf(type: ActionType): Dialog | undefined {
  const known = dialogs.get(type);
  if (known || !type.dialog) return known;
  const load = type.dialog.bind(type);
  const dialog: Dialog = lazyPart(async () => (await load()).Dialog as Dialog, { isNeeded: true });
  dialogs.set(type, dialog);
  return dialog;
}

interface AskingDialogProps {
  place: Place;
  id: number;
  record: AnyRecord;
  actions: RecordActions;
}

export function AskingDialog({ place, id, record, actions }: AskingDialogProps) {
  const { registry } = useEngine();
  const { asking, labelOf, answer, dismiss } = actions;
  const Dialog = asking && dialogOf(actionTypeOf(registry, asking));
  if (!Dialog) return null;
  return (
    <DialogBoundary onClose={dismiss}>
      <Dialog
        action={asking as never}
        title={labelOf(asking)}
        place={place}
        id={id}
        record={record}
        onCall={answer}
        onClose={dismiss}
      />
    </DialogBoundary>
  );
}
