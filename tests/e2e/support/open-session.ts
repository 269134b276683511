import type { Page } from '@playwright/test';
import { sessionOfAnswer, type TokenPair } from '../../../src/api/session-of-answer';
import { demoPassword } from './login';
import type { Language } from './texts';

const emptyPage = '/nothing-but-storage';

/**
 * Logs a demo user in by the API and leaves the page empty, with the session and the language in its storage: tests
 * that are not about logging in go from here to the page they are about.
 */
export async function login(page: Page, user: string, language: Language = 'de'): Promise<void> {
  const credentials = Buffer.from(`${user}:${demoPassword}`, 'utf8').toString('base64');
  const answer = await page.request.post('/vario-api/login', {
    data: { sprache: language, geraetName: 'Test' },
    headers: { authorization: `Basic ${credentials}` },
    // The server closes connections that were idle for a while, at times while they are used again.
    maxRetries: 1,
  });
  if (!answer.ok()) throw new Error(`${user} could not log in: ${answer.status()}`);
  const pair = (await answer.json()) as TokenPair;
  const session = sessionOfAnswer(pair, user, answer.headers().date ?? null);
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
