import type { ComponentType } from 'react';
import { lazyPart } from '../../../../ui/lazy-part';
import { useEngine } from '../../../application/context';
import type { ActionDefinition } from '../../../define/definition';
import { useScreenLabels } from '../../../labels/use-screen-labels';
import { type ActionType, actionTypeOf, type BulkDialogProps } from '../../../screens/action-type';

type Dialog = ComponentType<BulkDialogProps<never>>;

/** Dialogs by type, each loaded once. */
const dialogs = new WeakMap<ActionType, Dialog>();

function dialogOf(type: ActionType, action: ActionDefinition): Dialog | undefined {
  const known = dialogs.get(type);
  const load = type.bulk?.(action)?.dialog;
  if (known || !load) return known;
  const dialog: Dialog = lazyPart(async () => (await load()).BulkDialog as Dialog, {
    isNeeded: true,
  });
  dialogs.set(type, dialog);
  return dialog;
}

/** Dialog of an action whose type has one for many rows. */
export function OwnBulkDialog({
  action,
  ...props
}: Omit<BulkDialogProps<ActionDefinition>, 'title'>) {
  const { registry } = useEngine();
  const { part } = useScreenLabels();
  const Dialog = dialogOf(actionTypeOf(registry, action), action);
  if (!Dialog) return null;
  const title = part(props.place.definition, `actions.${action.name}`);
  return <Dialog {...props} action={action as never} title={title} />;
}
