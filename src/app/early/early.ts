import { callEarly } from '../../api/early/early-calls';
import { needsRenewal } from '../../api/token-expiry';
import { readSession } from '../../api/token-store';
import type { View } from '../../api/view';
import { standardView } from '../../engine/views/list/views/chosen-view';
import { rememberedLanguage } from '../remembered-language';
import { readPersisted } from '../session/persisted-key';
import type { EarlyList, EarlyRequest } from './early-requests';

/** What is known of a screen, for a page that is about to load it. */
export interface EarlyScreen {
  /** Of a list. */
  list?: EarlyList;
  /** Files of its definition and its schema. */
  files: readonly string[];
}

/** What this script is told, see `scripts/early-script.ts`. */
export interface EarlyKnowledge {
  /** Who the user is. */
  user: EarlyRequest;
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
function start({ user, screens, texts }: EarlyKnowledge): void {
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
  const ofList = isPlain && screen?.list ? listRequests(session.user, screen.list) : [];
  const paths = [user, ...ofList]
    .filter(({ hash, persisted }) => persisted === 'untilStart' || !knows(session.user, hash))
    .map(({ path }) => path);
  callEarly(paths, session, language);
}

const knows = (user: string, hash: string) => readPersisted(user, hash) !== undefined;

/** The rows too, unless another view opens by itself as far as this device knows. */
function listRequests(user: string, { rows, layout, views }: EarlyList): EarlyRequest[] {
  const known = views && readPersisted(user, views.hash)?.data;
  const hasOwnView = standardView((known ?? []) as View[]) !== undefined;
  return [...(hasOwnView ? [] : [rows]), layout, ...(views ? [views] : [])];
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
