import { createStore, useStore, type Readable } from '../state/store';

/** Colour scheme: `contrast` is light or dark as the system says; `auto` follows the system in everything. */
export type ColorScheme = 'light' | 'dark' | 'contrast' | 'auto';

interface Shown {
  scheme: 'light' | 'dark';
  contrast: boolean;
}

/** Key of the browser's copy of the choice, so that the next start has it at once. */
const key = 'kontor.darkmode';
const choice = createStore(remembered());

const shown = createStore<Shown>({ scheme: 'light', contrast: false });

/** Scheme that is shown, for listeners outside React. */
export const shownScheme: Readable<Shown> = shown;

/** Starts the colour scheme; resolves when the page may be drawn: high contrast brings its own colours. */
export function startColorScheme(): Promise<void> {
  for (const wish of wishes) matchMedia(wish).addEventListener('change', apply);
  window.addEventListener('storage', (event) => {
    if (event.key !== key && event.key !== null) return;
    choice.set(remembered());
    void apply();
  });
  return apply();
}

/** Chooses the scheme in this tab and in the others. */
export function chooseColorScheme(scheme: ColorScheme): void {
  choice.set(scheme);
  void apply();
  try {
    globalThis.localStorage?.setItem(key, scheme);
  } catch {
    // Without storage, or with a full one, the next start asks the server.
  }
}

/** Forgets the scheme, which was another user's; other tabs hear of it. */
export function forgetColorScheme(): void {
  choice.set('auto');
  globalThis.localStorage?.removeItem(key);
  void apply();
}

/** Returns the scheme that was chosen; {@link useShownScheme} says what `auto` comes to. */
export function useColorScheme(): ColorScheme {
  return useStore(choice);
}

export function useShownScheme(): 'light' | 'dark' {
  return useStore(shown, ({ scheme }) => scheme);
}

export function isColorScheme(text: unknown): text is ColorScheme {
  return text === 'light' || text === 'dark' || text === 'contrast' || text === 'auto';
}

function remembered(): ColorScheme {
  const stored = globalThis.localStorage?.getItem(key);
  return isColorScheme(stored) ? stored : 'auto';
}

async function apply(): Promise<void> {
  document.documentElement.dataset.mantineColorScheme = wanted().scheme;
  // Without a network it stays as legible as light and dark are.
  if (wanted().contrast) await import('./contrast.css').catch(() => undefined);
  // Another scheme may have been chosen meanwhile.
  const now = wanted();
  document.documentElement.toggleAttribute('data-contrast', now.contrast);
  shown.set(now);
}

/** Media queries for what the system may ask for. */
const wishes = [
  '(prefers-color-scheme: dark)',
  '(prefers-contrast: more)',
  '(forced-colors: active)',
] as const;

function wanted(): Shown {
  const [dark, more, forced] = wishes.map((wish) => matchMedia(wish).matches);
  const chosen = choice.get();
  return {
    scheme: chosen === 'dark' || (chosen !== 'light' && dark) ? 'dark' : 'light',
    contrast: Boolean(chosen === 'contrast' || forced || (chosen === 'auto' && more)),
  };
}
