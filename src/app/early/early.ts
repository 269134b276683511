import { callEarly } from '../../api/early/early-calls';
import { needsRenewal } from '../../api/token-expiry';
import { readSession } from '../../api/token-store';
import type { View } from '../../api/view';
import { standardView } from '../../engine/views/list/views/chosen-view';
import { rememberedLanguage } from '../remembered-language';
import { readPersisted } from '../session/persisted-key';
import type { EarlyList, EarlyRequest } from './early-requests';

export interface EarlyScreen {
  list?: EarlyList;
  files: readonly string[];
}

/** Knowledge that the build gives the early script; see `scripts/page-build/early-script.ts`. */
export interface EarlyKnowledge {
  user: EarlyRequest;
  /** Files that every page needs, besides those that the login has. */
  page: readonly string[];
  screens: Readonly<Record<string, EarlyScreen>>;
  texts: Readonly<Record<string, string>>;
}

declare global {
  interface ImportMetaEnv {
    readonly KONTOR_EARLY: EarlyKnowledge;
  }
}

/** Runs first, as a script of its own: fetches what the page needs next while the browser reads the page's code. */
function start({ user, page, screens, texts }: EarlyKnowledge): void {
  const language = rememberedLanguage();
  const session = readSession();
  preload(texts[language]);
  const preloadPage = () => page.forEach(preload);
  if (!session) {
    // Whoever types a name is about to need the page.
    addEventListener('input', preloadPage, { once: true });
    return;
  }
  preloadPage();
  if (session.mustChangePassword) return;
  const [, name = '', rest = ''] = /^\/([^/]+)\/?(.*)$/.exec(location.pathname) ?? [];
  const screen = Object.hasOwn(screens, name) ? screens[name] : undefined;
  for (const file of screen?.files ?? []) preload(file);
  // The page itself renews tokens.
  if (needsRenewal(session)) return;
  const isPlain = rest === '' && location.search === '';
  const ofList = isPlain && screen?.list ? listRequests(session.user, screen.list) : [];
  const paths = [user, ...ofList]
    .filter(({ hash, persisted }) => persisted === 'untilStart' || !knows(session.user, hash))
    .map(({ path }) => path);
  callEarly(paths, session, language);
}

const knows = (user: string, hash: string) => readPersisted(user, hash) !== undefined;

/** Lists the requests, without the rows if this device knows of another view that opens by itself. */
function listRequests(user: string, { rows, layout, views }: EarlyList): EarlyRequest[] {
  const known = views && readPersisted(user, views.hash)?.data;
  const hasOwnView = standardView((known ?? []) as View[]) !== undefined;
  return [...(hasOwnView || !rows ? [] : [rows]), layout, ...(views ? [views] : [])];
}

function preload(file: string | undefined): void {
  if (file === undefined) return;
  const link = document.createElement('link');
  const as = file.endsWith('.css') ? 'style' : file.endsWith('.json') ? 'fetch' : undefined;
  link.rel = as === undefined ? 'modulepreload' : 'preload';
  if (as !== undefined) link.as = as;
  link.crossOrigin = '';
  link.href = file;
  document.head.append(link);
}

start(import.meta.env.KONTOR_EARLY);
