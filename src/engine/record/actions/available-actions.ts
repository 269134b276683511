import type { Engine } from '../../context';
import type { ActionDefinition, AnyRecord } from '../../define/definition';
import { mayOpen } from '../../may-open';

/** The actions of a screen that this user may run on this record: the right to what it calls or opens, then `when`. */
export function availableActions(
  actions: readonly ActionDefinition[],
  record: AnyRecord,
  engine: Pick<Engine, 'can' | 'me' | 'registry'>,
): readonly ActionDefinition[] {
  return actions.filter(
    (action) => isPermitted(action, record, engine) && (action.when?.(record, engine.me) ?? true),
  );
}

function isPermitted(
  action: ActionDefinition,
  record: AnyRecord,
  { can, registry }: Pick<Engine, 'can' | 'registry'>,
): boolean {
  if (action.type !== 'link') return can(action.call);
  // A link that leads nowhere is no action of this record.
  if (action.id !== undefined && (record[action.id] ?? null) === null) return false;
  const target = registry.entries.find(({ name }) => name === action.screen);
  return target !== undefined && mayOpen(target, can);
}
