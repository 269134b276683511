import { keys } from '../../../../ui/commands/keys';
import { keyPressed } from '../../../../ui/commands/pressed-key';

export type RowCommand =
  'insert' | 'duplicate' | 'up' | 'down' | 'remove' | 'reset' | 'edit' | 'open';

/** Keys of the commands, as they are written on the keyboard (4-field-reality 4.1). */
export const commandKeys: Partial<Record<RowCommand, string>> = {
  insert: keys.insert,
  duplicate: keys.duplicate,
  up: keys.up,
  down: keys.down,
  remove: keys.remove,
  open: 'Alt+Enter',
};

/** Returns the command of a row whose key is pressed; Insert inserts one, too. */
export function commandOf(event: Parameters<typeof keyPressed>[0]): RowCommand | undefined {
  const pressed = keyPressed(event);
  if (pressed === 'Ins') return 'insert';
  const found = Object.entries(commandKeys).find(([, key]) => key === pressed);
  return found && (found[0] as RowCommand);
}
