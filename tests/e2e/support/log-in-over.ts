import type { Page } from '@playwright/test';
import { demoPassword } from './login';
import { expect } from './test';
import { text, type Language } from './texts';

/** Finds the dialog that asks for the password over the page. */
export const loginDialog = (page: Page, language: Language = 'de') =>
  page.getByRole('dialog', { name: text('login:title', language) });

/** Logs in over the page whose session has ended. */
export async function logInOver(
  page: Page,
  { user = 'admin', language = 'de' as Language } = {},
): Promise<void> {
  const dialog = loginDialog(page, language);
  const password = dialog.getByLabel(text('login:password', language), { exact: true });
  await expect(dialog.getByLabel(text('login:user', language))).toHaveValue(user);
  await expect(password).toBeFocused();
  await password.fill(demoPassword);
  const submit = text('login:submit', language);
  await dialog.getByRole('button', { name: submit, exact: true }).click();
  await expect(dialog).toHaveCount(0);
}

/** Marks the page that is open, to tell later whether it has been reloaded. */
export const mark = (page: Page) =>
  page.evaluate(() => void Object.assign(window, { isOld: true }));

/** Tells whether the marked page is still there. */
export const isOld = (page: Page) => page.evaluate(() => 'isOld' in window).catch(() => true);
