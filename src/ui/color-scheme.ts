import { createStore, useStore, type Readable } from '../state/store';

/** `auto` is as the system says. */
export type ColorScheme = 'light' | 'dark' | 'auto';

/** The browser's copy of the choice, so that the next start has it at once. */
const key = 'kontor.darkmode';
const choice = createStore(remembered());

const shown = createStore<'light' | 'dark'>('light');

/** For listeners outside React. */
export const shownScheme: Readable<'light' | 'dark'> = shown;

/** Call it before anything is drawn. */
export function startColorScheme(): void {
  system().addEventListener('change', apply);
  window.addEventListener('storage', (event) => {
    if (event.key !== key && event.key !== null) return;
    choice.set(remembered());
    apply();
  });
  apply();
}

/** In this tab and in the others. */
export function chooseColorScheme(scheme: ColorScheme): void {
  choice.set(scheme);
  apply();
  try {
    globalThis.localStorage?.setItem(key, scheme);
  } catch {
    // Without storage, or with a full one, the next start asks the server.
  }
}

/** It was another user's; other tabs hear of it. */
export function forgetColorScheme(): void {
  choice.set('auto');
  globalThis.localStorage?.removeItem(key);
  apply();
}

/** What was chosen; {@link useShownScheme} says what `auto` comes to. */
export function useColorScheme(): ColorScheme {
  return useStore(choice);
}

export function useShownScheme(): 'light' | 'dark' {
  return useStore(shown);
}

export function isColorScheme(text: unknown): text is ColorScheme {
  return text === 'light' || text === 'dark' || text === 'auto';
}

function remembered(): ColorScheme {
  const stored = globalThis.localStorage?.getItem(key);
  return isColorScheme(stored) ? stored : 'auto';
}

function apply(): void {
  const chosen = choice.get();
  const ofSystem = system().matches ? 'dark' : 'light';
  const scheme = chosen === 'auto' ? ofSystem : chosen;
  document.documentElement.dataset.mantineColorScheme = scheme;
  shown.set(scheme);
}

function system(): MediaQueryList {
  return matchMedia('(prefers-color-scheme: dark)');
}
