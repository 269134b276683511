import type { ComponentType } from 'react';
import { createStore } from '../../state/store';

/** Something that can be done on the page that is shown. */
export interface Command {
  label: string;
  Icon?: ComponentType<{ size?: number; stroke?: number }> | undefined;
  /** As shipped, e.g. `Ctrl+S`; several that belong together are separated by a space. */
  keys?: string | undefined;
  /** Absent where what is shown answers the keys itself, as a grid does its arrows: then they are only named. */
  run?: ((pressed?: string) => void) | undefined;
  /** Of the record that is open: its menu has it, too. */
  isOfRecord?: boolean;
  /** Means something only where the focus is: the palette does not offer it. */
  isByKeyOnly?: boolean;
  /** It takes its key, but there is nothing to do just now. */
  isOff?: boolean;
  /** Whether it takes this press of its key; always unless given. */
  takes?: (event: KeyboardEvent) => boolean;
}

export interface CommandGroup {
  /** Heads them in the palette. */
  title: string;
  /** Heads them in the list of keys. */
  keysTitle: string;
  /** As they are now. */
  commands: () => readonly Command[];
}

export const commandStore = createStore<readonly CommandGroup[]>([]);

/** Groups of all that is shown, as they are now; what stands in front has spoken last and comes first. */
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

/** Commands of all that is shown which concern the open record, as they are now. */
export function commandsOfRecord(): readonly RunnableCommand[] {
  return commandStore
    .get()
    .flatMap(({ commands }) => commands())
    .filter((command) => command.isOfRecord === true)
    .filter(canRun);
}

export type RunnableCommand = Command & { run: NonNullable<Command['run']> };

/** Whether it can be run, not only by whoever answers its keys. */
export function canRun(command: Command): command is RunnableCommand {
  return command.run !== undefined;
}
