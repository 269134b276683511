import { expect, type Page } from '@playwright/test';
import { languages } from '../../../src/app/languages';
import { text, type Language } from './texts';

/** Password of every demo user. */
export const demoPassword = 'kontor-demo';

/** Logs a demo user in through the login page and waits for the shell. */
export async function login(page: Page, user: string, language: Language = 'de'): Promise<void> {
  await page.goto('/auth/login');
  if (language !== 'de') await page.getByRole('radio', { name: languages[language] }).click();
  await fillLogin(page, user, demoPassword, language);
  await expect(page.getByRole('banner')).toBeVisible();
}

/** Fills the login page that is open and submits it. */
export async function fillLogin(
  page: Page,
  user: string,
  password: string,
  language: Language = 'de',
): Promise<void> {
  await page.getByLabel(text('login:user', language), { exact: true }).fill(user);
  await page.getByLabel(text('login:password', language), { exact: true }).fill(password);
  await page.getByRole('button', { name: text('login:submit', language), exact: true }).click();
}
