import type { ComponentType } from 'react';
import type { RecordId } from '../../../api/dialect';
import { DialogBoundary } from '../../../ui/dialog-boundary';
import { lazyPart } from '../../../ui/lazy-part';
import { actionTypeOf, type ActionDialogProps, type ActionType } from '../../screens/action-type';
import { useEngine } from '../../application/context';
import { useFormatters } from '../../data/use-formatters';
import type { ActionDefinition, AnyRecord, CallingAction } from '../../define/definition';
import { useNamedFields } from '../../fields/use-field-texts';
import { useScreenLabels } from '../../labels/use-screen-labels';
import type { Place } from '../../screens/place';
import type { RecordActions } from './use-actions';
import { RefusedDialog } from './refused-dialog';
import { QuestionAfterDialog } from './question-after-dialog';

const none: readonly string[] = [];

type Dialog = ComponentType<ActionDialogProps<never>>;

/** Dialogs by type, each loaded once, and late: most visits to a record ask nothing. */
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
  id: RecordId;
  record: AnyRecord;
  actions: RecordActions;
}

export function AskingDialog({ place, id, record, actions }: AskingDialogProps) {
  const { registry } = useEngine();
  const { asking, refused, question, available, labelOf, answer, run, dismiss } = actions;
  const { part } = useScreenLabels();
  const confirmLabel = useConfirmLabel(place, record, asking);
  const Dialog = asking && dialogOf(actionTypeOf(registry, asking));
  if (refused && !asking) {
    return (
      <DialogBoundary onClose={dismiss}>
        <RefusedDialog
          title={labelOf(refused.action)}
          error={refused.error}
          place={place}
          findings={(refused.action as Partial<CallingAction>).findings}
          offered={actions.offered(refused.action, refused.error)}
          wayTo={actions.wayTo}
          onClose={dismiss}
        />
      </DialogBoundary>
    );
  }
  const runInstead = (other: ActionDefinition) => {
    dismiss();
    run(other);
  };
  if (question && !asking) {
    return (
      <DialogBoundary onClose={dismiss}>
        <QuestionAfterDialog
          title={labelOf(question.action)}
          done={actions.doneText(question.action)}
          question={part(place.definition, `afterwards.${question.action.name}`)}
          answers={question.answers.map((one) => ({
            label: labelOf(one),
            run: () => runInstead(one),
          }))}
          onClose={dismiss}
        />
      </DialogBoundary>
    );
  }
  if (!Dialog) return null;
  return (
    <DialogBoundary onClose={dismiss}>
      <Dialog
        action={asking as never}
        title={labelOf(asking)}
        place={place}
        id={id}
        record={record}
        confirmLabel={confirmLabel}
        onCall={answer}
        offered={(error) => actions.offered(asking, error)}
        wayTo={actions.wayTo}
        available={available}
        labelOf={labelOf}
        onRun={runInstead}
        onClose={dismiss}
      />
    </DialogBoundary>
  );
}

/**
 * Returns the label that confirms, with values of the record as they are displayed: «Zahlung über 1.000,00 €
 * stornieren».
 */
function useConfirmLabel(
  { definition, fields }: Place,
  record: AnyRecord,
  action: ActionDefinition | undefined,
): string | undefined {
  const { part } = useScreenLabels();
  const names = action?.confirmNames;
  const named = useNamedFields(names ?? none, fields);
  const formatters = useFormatters(named);
  if (!action || !names) return undefined;
  const values = named.map(({ name }) => [
    name,
    formatters.get(name)?.(record[name], record) ?? '',
  ]);
  return part(definition, `confirm.${action.name}`, Object.fromEntries(values));
}
