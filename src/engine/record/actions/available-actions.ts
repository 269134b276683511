import type { Engine } from '../../context';
import type { AnyRecord, CallActionDefinition } from '../../define/definition';

/** The actions of a screen that this user may run on this record: the call's right, then `when`. */
export function availableActions(
  actions: readonly CallActionDefinition[],
  record: AnyRecord,
  { can, me }: Pick<Engine, 'can' | 'me'>,
): readonly CallActionDefinition[] {
  return actions.filter(
    (action) => can(action.call, record) && (action.when?.(record, me) ?? true),
  );
}
