import { useEffect, useRef, type ComponentType } from 'react';
import { createStore } from '../state/store';

/** Something that can be done on the page that is shown. */
export interface Command {
  label: string;
  Icon?: ComponentType<{ size?: number; stroke?: number }>;
  /** E.g. `Ctrl+S`. */
  keys?: string;
  /** Of the record that is open: its menu has it, too. */
  isOfRecord?: boolean;
  run: () => void;
}

export interface CommandGroup {
  title: string;
  /** As they are now. */
  commands: () => readonly Command[];
}

export const commandStore = createStore<readonly CommandGroup[]>([]);

/** Those of all that is shown which concern the open record, as they are now. */
export function commandsOfRecord(): readonly Command[] {
  return commandStore
    .get()
    .flatMap(({ commands }) => commands().filter(({ isOfRecord }) => isOfRecord === true));
}

/** Offers commands in the palette while the component is shown; asked for when it opens. */
export function useCommands(title: string, commands: () => readonly Command[]): void {
  const latest = useRef(commands);
  useEffect(() => {
    latest.current = commands;
  });
  useEffect(() => {
    const group: CommandGroup = { title, commands: () => latest.current() };
    commandStore.update((all) => [...all, group]);
    return () => commandStore.update((all) => all.filter((one) => one !== group));
  }, [title]);
}
