import type { Registry } from '../../application/registry';
import type { ActionDefinition, AnyRecord } from '../../define/definition';
import { actionTypeOf } from '../../screens/action-type';

/**
 * Returns the action that a record in this state is there for: what its definition calls primary, «Ändern» where
 * something can be changed (undefined), else the first that does something and destroys nothing.
 */
export function mainAction(
  available: readonly ActionDefinition[],
  record: AnyRecord,
  canEdit: boolean,
  registry: Pick<Registry, 'actionTypes'>,
): ActionDefinition | undefined {
  const isDeed = (action: ActionDefinition) =>
    !action.danger && (actionTypeOf(registry, action).isDeed?.(action) ?? false);
  const isPrimary = ({ primary }: ActionDefinition) =>
    typeof primary === 'function' ? primary(record) : primary === true;
  return available.find(isPrimary) ?? (canEdit ? undefined : available.find(isDeed));
}
