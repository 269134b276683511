import { callEarly } from '../../api/early/early-calls';
import { needsRenewal } from '../../api/token-expiry';
import { readSession } from '../../api/token-store';
import type { FirstCall, FirstCalls } from '../../engine/list/source/first-calls';
import { rememberedLanguage } from '../remembered-language';
import { keptKey } from '../session/kept-key';

/** What the build knows of a screen, for a page that is about to load it. */
export interface EarlyScreen {
  /** Of a list. */
  calls?: FirstCalls;
  /** Files of its definition and its schema. */
  files: readonly string[];
}

/** What the build knows, see `scripts/early-script.ts`. */
export interface EarlyKnowledge {
  screens: Readonly<Record<string, EarlyScreen>>;
  /** Files of texts, by language. */
  texts: Readonly<Record<string, string>>;
}

declare global {
  interface ImportMetaEnv {
    /** What the build tells this script. */
    readonly KONTOR_EARLY: EarlyKnowledge;
  }
}

/**
 * Runs before everything else, as a script of its own: what the page needs next is on its way while the browser
 * still reads the page's code.
 */
function start({ screens, texts }: EarlyKnowledge): void {
  const language = rememberedLanguage();
  const session = readSession();
  preload(texts[language], 'fetch');
  if (!session || session.mustChangePassword) return;
  const [, name = '', rest = ''] = /^\/([^/]+)\/?(.*)$/.exec(location.pathname) ?? [];
  const screen = Object.hasOwn(screens, name) ? screens[name] : undefined;
  for (const file of screen?.files ?? []) preload(file);
  // A token that has to be renewed first belongs to the page.
  if (needsRenewal(session)) return;
  const isPlain = rest === '' && location.search === '';
  const calls = isPlain && screen?.calls ? callsOf(session.user, screen.calls) : [];
  callEarly(['/webapp/me', ...calls], session, language);
}

/** What this device does not know from before, and the rows, unless another view opens by itself as far as it knows. */
function callsOf(user: string, { rows, layout, views }: FirstCalls): string[] {
  const known = ({ hash }: FirstCall) => localStorage.getItem(keptKey(user, hash));
  const hasOwnView = views && known(views)?.includes('"istStandard":true') === true;
  const asked = [layout, ...(views ? [views] : [])].filter((call) => known(call) === null);
  return [...(hasOwnView ? [] : [rows]), ...asked.map(({ path }) => path)];
}

function preload(file: string | undefined, as?: string): void {
  if (file === undefined) return;
  const link = document.createElement('link');
  link.rel = as === undefined ? 'modulepreload' : 'preload';
  if (as !== undefined) link.as = as;
  link.crossOrigin = '';
  link.href = file;
  document.head.append(link);
}

start(import.meta.env.KONTOR_EARLY);
