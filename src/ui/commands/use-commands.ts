import { useEffect, useLayoutEffect, useRef } from 'react';
import { type Command, type CommandGroup, commandStore } from './command-store';
import { keyPressed } from './pressed-key';

interface Options {
  /** Heading in the list of keys; the title unless given. */
  keysTitle?: string;
  /** True if these keys go before those of what stands inside. */
  goFirst?: boolean;
}

/** Selector of what lies over the page and has keys of its own. */
const over = '[role="dialog"], dialog[open]';

/** Pattern of the keys that only type or move. */
const plain = /^(.|Enter|Tab|Space|Backspace|Del|Home|End|PageUp|PageDown|[↑↓←→])$/;

/**
 * Offers commands while the component is shown: by their keys, in the palette and in the list of all keys, which ask for them
 * when they open. An open dialog keeps the keys to itself.
 */
export function useCommands(
  title: string,
  commands: () => readonly Command[],
  { keysTitle = title, goFirst = false }: Options = {},
): void {
  const latest = useRef(commands);
  // As early as their buttons can be seen.
  useLayoutEffect(() => {
    latest.current = commands;
  });
  useEffect(() => {
    const group: CommandGroup = { title, keysTitle, commands: () => latest.current() };
    commandStore.update((all) => [...all, group]);
    return () => commandStore.update((all) => all.filter((one) => one !== group));
  }, [title, keysTitle]);
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const key = keyPressed(event);
      if (event.defaultPrevented || key === undefined || plain.test(key)) return;
      const command = latest.current().find((one) => isMeant(one, key, event));
      // Looking for a dialog costs more the longer the page is, so it is not done with every key typed.
      if (!command || isKept(event.target as Element)) return;
      event.preventDefault();
      if (!command.isOff) command.run?.(key);
    };
    window.addEventListener('keydown', onKeyDown, goFirst);
    return () => window.removeEventListener('keydown', onKeyDown, goFirst);
  }, [goFirst]);
}

function isMeant({ keys, run, takes }: Command, key: string, event: KeyboardEvent): boolean {
  if (!run || keys === undefined || !keys.split(' ').includes(key)) return false;
  return takes?.(event) ?? true;
}

/**
 * Tells whether a dialog keeps the key, even one that this very key has closed: it is gone from the document, but still
 * above its target.
 */
function isKept(target: Element): boolean {
  return document.querySelector(over) !== null || target.closest(`${over}, [popover]`) !== null;
}

/**
 * Names keys in the list of all keys while the component is shown, which answers them itself: pairs of keys and what
 * they do.
 */
export function useNamedKeys(
  title: string,
  pairs: readonly (readonly [keys: string, does: string])[],
): void {
  useCommands(title, () => pairs.map(([keys, label]) => ({ keys, label })));
}
