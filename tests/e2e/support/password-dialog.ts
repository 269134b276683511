import type { Page } from '@playwright/test';
import { text, type Language } from './texts';

/** Finds the dialog that asks for a new password over the page. */
export const passwordDialog = (page: Page, language: Language = 'de') =>
  page.getByRole('dialog', { name: text('password:due.title', language) });

/** Fills the form of passwords that is open, in German, and submits it. */
export async function fillPasswords(
  page: Page,
  old: string,
  wanted: string,
  again = wanted,
): Promise<void> {
  await page.getByLabel('Bisheriges Passwort', { exact: true }).fill(old);
  await page.getByLabel('Neues Passwort', { exact: true }).fill(wanted);
  await page.getByLabel('Neues Passwort wiederholen', { exact: true }).fill(again);
  await page.keyboard.press('Enter');
}
