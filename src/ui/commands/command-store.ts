import type { ComponentType } from 'react';
import { createStore } from '../../state/store';

/** Command that the shown page offers. */
export interface Command {
  label: string;
  Icon?: ComponentType<{ size?: number; stroke?: number }> | undefined;
  /** Keys as shipped, e.g. `Ctrl+S`; several that belong together are separated by a space. */
  keys?: string | undefined;
  /**
   * Runs the command. Absent where the shown element answers the keys itself, as a grid does its arrows: then they are
   * only named.
   */
  run?: ((pressed?: string) => void) | undefined;
  /** True if it belongs to the open record: the record's menu has it, too. */
  isOfRecord?: boolean;
  /** True if it means something only where the focus is: the palette does not offer it. */
  isByKeyOnly?: boolean;
  /** True if it takes its key but has nothing to do just now. */
  isOff?: boolean;
  /** Tells whether it takes this press of its key; always unless given. */
  takes?: (event: KeyboardEvent) => boolean;
}

export interface CommandGroup {
  /** Heading of the commands in the palette. */
  title: string;
  /** Heading of the commands in the list of keys. */
  keysTitle: string;
  /** Returns the commands as they are now. */
  commands: () => readonly Command[];
}

export const commandStore = createStore<readonly CommandGroup[]>([]);

/** Returns the groups of everything shown, as they are now; what is in front registered last and comes first. */
export function commandGroups(
  groups: readonly CommandGroup[],
  titleOf: (group: CommandGroup) => string,
): ReadonlyMap<string, readonly Command[]> {
  const found = new Map<string, readonly Command[]>();
  for (const group of [...groups].reverse()) {
    const title = titleOf(group);
    found.set(title, [...(found.get(title) ?? []), ...group.commands()]);
  }
  return found;
}

/** Returns the shown commands that concern the open record, as they are now. */
export function commandsOfRecord(): readonly RunnableCommand[] {
  return commandStore
    .get()
    .flatMap(({ commands }) => commands())
    .filter((command) => command.isOfRecord === true)
    .filter(canRun);
}

export type RunnableCommand = Command & { run: NonNullable<Command['run']> };

/** Tells whether the command can be run from anywhere, not only by the element that answers its keys. */
export function canRun(command: Command): command is RunnableCommand {
  return command.run !== undefined;
}
