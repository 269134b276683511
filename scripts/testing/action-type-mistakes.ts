import type { ActionDefinition, AnyRecord } from '../../src/engine/define/definition';
import type { ActionType } from '../../src/engine/screens/action-type';
import type { ActionNames } from '../../src/engine/screens/names-of-types';
import { unknownFields, type PlugInContract } from './tab-type-mistakes';

/**
 * Finds what a type of action and its names get wrong of what the engine counts on, tried on an action as a screen
 * writes it.
 */
export async function actionTypeMistakes(
  type: ActionType,
  action: ActionDefinition,
  record: AnyRecord,
  { scope }: PlugInContract,
  names: ActionNames = {},
): Promise<string[]> {
  const mistakes: string[] = [];
  const say = (text: string) => void mistakes.push(`${action.type} «${action.name}»: ${text}`);
  if (!type.run && !type.dialog) say('it neither runs nor asks');
  if (type.asks?.(action) && !type.dialog) say('it asks, and has no dialog');
  if (!type.asks?.(action) && !type.run && type.dialog && type.asks)
    say('it does not ask, and has nothing to run');
  for (const one of unknownFields(names.fields?.(action, scope) ?? [], scope)) say(one);
  const bulk = type.bulk?.(action);
  if (bulk && !/^[A-Z]+ \//.test(bulk.call)) say(`«${bulk.call}» is no operation`);
  if (bulk?.dialog && typeof (await bulk.dialog()).BulkDialog !== 'function')
    say('its dialog of many rows is none');
  if (type.dialog) {
    const { Dialog } = await type.dialog();
    if (typeof Dialog !== 'function') say('its dialog is none');
  }
  const registry = { entries: [], rights: {} } as never;
  const ownCalls = [(action as { call?: string }).call, bulk?.call].filter(Boolean);
  try {
    for (const may of [true, false]) {
      const can = (operation: string, of?: AnyRecord) => {
        if (ownCalls.includes(operation) && of !== record) {
          say(`the right to «${operation}» is asked without the record`);
        }
        return may;
      };
      const engine = { can, registry };
      if (typeof type.isPermitted(action, record, engine, { tabs: [] }) !== 'boolean') {
        say('whether it is permitted is neither yes nor no');
      }
    }
  } catch (error) {
    say(`whether it is permitted throws: ${String(error)}`);
  }
  return mistakes;
}
