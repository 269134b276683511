import { useSyncExternalStore } from 'react';

/** What somebody may choose; `auto` is as the system says. */
export type ColorScheme = 'light' | 'dark' | 'auto';

/** The browser's copy of the choice, so that the next start has it at once. */
const key = 'kontor.darkmode';
const listeners = new Set<() => void>();
let choice = remembered();

/** Shows the remembered appearance; call it before anything is drawn. */
export function startColorScheme(): void {
  system().addEventListener('change', apply);
  window.addEventListener('storage', (event) => {
    if (event.key !== key && event.key !== null) return;
    choice = remembered();
    apply();
  });
  apply();
}

/** Switches the appearance, in this tab and in the others. */
export function chooseColorScheme(scheme: ColorScheme): void {
  choice = scheme;
  apply();
  try {
    globalThis.localStorage?.setItem(key, scheme);
  } catch {
    // Without storage, or with a full one, the next start asks the server.
  }
}

/** Forgets the choice, which was another user's; other tabs hear of it. */
export function forgetColorScheme(): void {
  choice = 'auto';
  globalThis.localStorage?.removeItem(key);
  apply();
}

/** What was chosen. */
export function useColorScheme(): ColorScheme {
  return useSyncExternalStore(subscribe, () => choice);
}

/** What is shown. */
export function useShownScheme(): 'light' | 'dark' {
  return useSyncExternalStore(subscribe, shown);
}

/** Whether a stored text names an appearance. */
export function isColorScheme(text: unknown): text is ColorScheme {
  return text === 'light' || text === 'dark' || text === 'auto';
}

function remembered(): ColorScheme {
  const stored = globalThis.localStorage?.getItem(key);
  return isColorScheme(stored) ? stored : 'auto';
}

function shown(): 'light' | 'dark' {
  if (choice !== 'auto') return choice;
  return system().matches ? 'dark' : 'light';
}

function apply(): void {
  document.documentElement.dataset.mantineColorScheme = shown();
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function system(): MediaQueryList {
  return matchMedia('(prefers-color-scheme: dark)');
}
