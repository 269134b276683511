import type { BrowserContext, Page } from '@playwright/test';
import { sessionOfAnswer, type TokenPair } from '../../../src/api/session-of-answer';
import type { StoredSession } from '../../../src/api/token-store';
import { demoPassword } from './login';
import type { Language } from './texts';

/** Session of this worker, and the browser that has it now. */
interface KeptSession {
  session: StoredSession;
  holder: BrowserContext;
}

const kept = new Map<string, KeptSession>();

const emptyPage = '/nothing-but-storage';

/**
 * Puts the session of a demo user and the language into the storage of an empty page: tests that are not about logging
 * in go from here to the page they are about. Each user logs in once a worker; `sessionFor` tells who does so again.
 */
export async function login(page: Page, user: string, language: Language = 'de'): Promise<void> {
  const session = await sessionFor(page, user, language);
  await page.route(emptyPage, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Kontor</title>' }),
  );
  await page.goto(emptyPage);
  await page.evaluate(
    ([token, chosen]) => {
      localStorage.setItem('kontor.session', token);
      localStorage.setItem('kontor.language', chosen);
    },
    [JSON.stringify(session), language] as const,
  );
  await page.unroute(emptyPage);
}

/**
 * Returns the kept session of this user. There is another one for a second browser, for a test that would have to renew
 * it soon, and whenever the server no longer knows it: it was ended, its user was blocked, or the server is another.
 */
async function sessionFor(page: Page, user: string, language: Language): Promise<StoredSession> {
  const name = `${user} ${language}`;
  const context = page.context();
  const known = kept.get(name);
  const isFree = !known || known.holder === context || known.holder.isClosed();
  const session =
    known && isFree && (await isUsable(page, known.session))
      ? known.session
      : await logIn(page, user, language);
  if (isFree && known?.holder !== context) forgetRenewed(name, context);
  if (isFree) kept.set(name, { session, holder: context });
  return session;
}

/** Forgets the tokens that a page has renewed: the new ones are its own from then on; those kept are from before. */
function forgetRenewed(name: string, context: BrowserContext): void {
  context.on('request', (request) => {
    if (!request.url().endsWith('/vario-api/login/erneuerung')) return;
    if (kept.get(name)?.holder === context) kept.delete(name);
  });
}

/** Time in minutes that a test may take without renewing its session. */
const needed = 10;

async function isUsable(page: Page, { token, expiresAt }: StoredSession): Promise<boolean> {
  if (expiresAt < Date.now() + needed * 60_000) return false;
  const answer = await page.request.get('/vario-api/webapp/me', {
    headers: { authorization: `Bearer ${token}` },
    maxRetries: 1,
  });
  return answer.ok();
}

async function logIn(page: Page, user: string, language: Language): Promise<StoredSession> {
  const credentials = Buffer.from(`${user}:${demoPassword}`, 'utf8').toString('base64');
  const answer = await page.request.post('/vario-api/login', {
    data: { sprache: language, geraetName: 'Test' },
    headers: { authorization: `Basic ${credentials}` },
    // The server closes connections that were idle for a while, at times while they are used again.
    maxRetries: 1,
  });
  if (!answer.ok()) throw new Error(`${user} could not log in: ${answer.status()}`);
  const pair = (await answer.json()) as TokenPair;
  return sessionOfAnswer(pair, user, answer.headers().date ?? null);
}
