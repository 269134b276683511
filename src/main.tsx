import './ui/tokens.css';
import './ui/base.css';
import { readDebugSwitch } from './api/debug-mode';
import { readSession } from './api/token-store';
import { startI18n } from './app/i18n';
import { startColorScheme } from './ui/color-scheme';
import { loadTypeface } from './ui/typeface';
import { keepComposition } from './ui/keep-composition';

keepComposition();
readDebugSwitch(window.location.search);
if (globalThis.localStorage?.getItem('kontor.typeface')) {
  void loadTypeface();
}
const ready = Promise.all([startI18n(), startColorScheme()]);
// It may fail before anybody waits for it; what stands in index.html says so.
ready.catch(() => undefined);
const element = document.getElementById('app');
if (!element) throw new Error('index.html: the element #app is missing');

/** Answers how it is started. */
async function loadPage(): Promise<(root: Element) => void> {
  const { startPage } = await import('./app/start-page');
  return (root) => startPage(root, ready);
}

/** Paths that nobody has to be logged in for. */
const isOpen = /^\/(auth\/logout|logout|error503)\/?$/.test(location.pathname);
const opened =
  import.meta.env.KONTOR_ASKS_LOGIN && !readSession() && !isOpen
    ? Promise.all([import('./app/login/login-door'), ready]).then(([{ openLogin }]) =>
        openLogin(element, loadPage),
      )
    : loadPage().then((start) => start(element));
// What stands in index.html says so.
opened.catch(() => undefined);
