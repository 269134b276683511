import { useEffect, useRef, type ComponentType } from 'react';
import { createStore } from '../state/store';

/** Something that can be done on the page that is shown. */
export interface Command {
  label: string;
  Icon?: ComponentType<{ size?: number; stroke?: number }>;
  /** E.g. `Ctrl+S`. */
  keys?: string;
  run: () => void;
}

export interface CommandGroup {
  title: string;
  /** As they are now. */
  commands: () => readonly Command[];
}

export const commandStore = createStore<readonly CommandGroup[]>([]);

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
