import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { clientOf } from '../support/api-client';
import { expectNoSidewaysScroll } from './support/expect-no-sideways-scroll';
import { move } from './support/move';
import { runAction } from './support/run-action';
import { expect, expectNoAxeViolations, login, playground as test } from './support/test';

const bar = (page: Page) => page.getByRole('toolbar', { name: 'Aktionen' });
const button = (page: Page, name: string) => bar(page).getByRole('button', { name });
const title = (page: Page) => page.getByRole('heading', { level: 1 });
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

/** Opens a new gadget; the page that is loaded goes on to it. */
async function open(page: Page, url: string, values: Record<string, unknown>): Promise<void> {
  const client = await clientOf(url, 'admin');
  const made = await client.post('/pruefstand/geraete', { anzahl: 1, benutzerId: 1, ...values });
  expect(made.status).toBe(201);
  const path = `/gadgets/${String(made.headers.get('location')?.split('/').at(-1))}`;
  await move(page, path);
  await expect(title(page)).toHaveText(new RegExp(String(values.bezeichnung)));
  await expect(button(page, 'Ändern')).toBeVisible();
}

test.describe('actions of a record', () => {
  test.beforeEach(async ({ page }) => {
    await login(page, 'admin');
    await page.goto('/home');
  });

  test('ask, call and read the record again; a scanner confirms none; a form is judged by the rules of the call', async ({
    page,
    server,
  }) => {
    await test.step('said that it is done', async () => {
      await open(page, server.url, { bezeichnung: 'Prüfling', aktiv: false });
      await page.keyboard.press('F9');
      await expect(dialog(page, 'Prüfen').getByRole('button', { name: 'OK' })).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(dialog(page, 'Prüfen')).toHaveCount(0);

      await button(page, 'Prüfen').click();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('status').filter({ hasText: 'Ausgeführt' })).toBeVisible();
      await expect(dialog(page, 'Prüfen')).toHaveCount(0);
      await expect(button(page, 'Prüfen')).toBeFocused();

      // What the server refuses stands in the dialog, large, until it is closed.
      await button(page, 'Prüfen').click();
      await dialog(page, 'Prüfen').getByRole('button', { name: 'OK' }).click();
      await expect(dialog(page, 'Prüfen').getByRole('alert')).toBeVisible();
      await expectNoAxeViolations(page);
      await dialog(page, 'Prüfen').getByRole('button', { name: 'Abbrechen' }).click();
      await expect(button(page, 'Prüfen')).toBeFocused();
    });
    await test.step('not confirmed by a scanner', async () => {
      await open(page, server.url, { bezeichnung: 'Gescannt', aktiv: false });
      let calls = 0;
      page.on('request', (request) => {
        if (request.url().endsWith('/pruefung')) calls += 1;
      });
      await button(page, 'Prüfen').click();
      await expect(dialog(page, 'Prüfen').getByRole('button', { name: 'OK' })).toBeFocused();
      await page.evaluate(() => {
        const press = (key: string) =>
          document.activeElement?.dispatchEvent(
            new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
          );
        for (const digit of '4006381333931') press(digit);
        if (press('Enter') === true) throw new Error('the Enter of a scan was let through');
      });
      await expect(dialog(page, 'Prüfen')).toBeVisible();
      expect(calls).toBe(0);
      await page.keyboard.press('Control+Enter');
      await expect(dialog(page, 'Prüfen')).toHaveCount(0);
      expect(calls).toBe(1);
    });
    await test.step('with a form', async () => {
      await open(page, server.url, { bezeichnung: 'Rabattiert', preis: 100 });
      await runAction(page, 'Rabatt geben');
      const asked = dialog(page, 'Rabatt geben');
      await expect(asked.getByLabel('Rabatt', { exact: true })).toBeFocused();
      await asked.getByRole('button', { name: 'OK' }).click();
      await expect(asked.getByText('Bitte geben Sie einen Wert ein!')).toHaveCount(2);
      await asked.getByLabel('Rabatt', { exact: true }).fill('12,5');
      await asked.getByLabel('Bemerkung').fill('Messe');
      await expectNoAxeViolations(page);
      await page.keyboard.press('Control+Enter');
      // What was done is confirmed, and the page reads anew what it shows.
      await expect(asked.getByRole('button')).toHaveText(['OK']);
      await expect(asked).toContainText('ausgeführt');
      await page.keyboard.press('Enter');
      await expect(asked).toHaveCount(0);
      await expect(page.getByRole('main')).toContainText('12,5');
    });
  });

  test('lead to a copy, to a new record with presets, and save a file under the name the server gives', async ({
    page,
    server,
  }) => {
    await test.step('a file', async () => {
      await open(page, server.url, { bezeichnung: 'Bericht', anzahl: 3 });
      const [file] = await Promise.all([page.waitForEvent('download'), runAction(page, 'Bericht')]);
      expect(file.suggestedFilename()).toBe('Geraet.csv');
      expect(await readFile(await file.path(), 'utf8')).toContain('Bericht;3');
    });
    await test.step('copies', async () => {
      await open(page, server.url, { bezeichnung: 'Urbild', anzahl: 7 });
      await expect(button(page, 'Vorgänger öffnen')).toHaveCount(0);
      await runAction(page, 'Kopieren');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Kopie von Urbild/);
      await runAction(page, 'Ähnliches anlegen');
      await expect(page.getByLabel('Bezeichnung', { exact: true })).toHaveValue('Kopie von Urbild');
      await expect(page.getByLabel('Anzahl', { exact: true })).toHaveValue('7');
    });
  });

  test('give way to tabs and title, are in the menu then, and are there on a phone and in the dark', async ({
    page,
    server,
  }) => {
    await test.step('beside tabs and title', async () => {
      await page.setViewportSize({ width: 1280, height: 800 });
      await open(page, server.url, {
        bezeichnung: 'Gerät mit einem Namen, der so lang ist, wie er sein darf',
        preis: 5,
      });
      const isWhole = (role: 'tablist' | 'heading') =>
        page
          .getByRole('main')
          .getByRole(role)
          .first()
          .evaluate(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth);
      expect([await isWhole('tablist'), await isWhole('heading')]).toEqual([true, true]);
      await expect(button(page, 'Prüfen')).toBeVisible();
      await expect(button(page, 'Ähnliches anlegen')).toBeHidden();
      await expectNoAxeViolations(page);
      // By keyboard alone; the menu gives the focus back to what opened it.
      await button(page, 'Weitere Aktionen').focus();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('menuitem', { name: 'Prüfen' })).toHaveCount(0);
      await page.keyboard.press('Escape');
      await expect(button(page, 'Weitere Aktionen')).toBeFocused();
      await page.setViewportSize({ width: 1900, height: 800 });
      await expect(button(page, 'Ähnliches anlegen')).toBeVisible();
      await button(page, 'Weitere Aktionen').click();
      await expect(page.getByRole('menuitem')).toHaveText([
        'Duplizieren',
        'Verlauf',
        /^Drucken/,
        'Löschen',
      ]);
      await page.keyboard.press('Escape');
      await page.setViewportSize({ width: 1280, height: 800 });
      await button(page, 'Weitere Aktionen').click();
      await page.keyboard.press('d');
      await expect(page.getByRole('menuitem', { name: 'Duplizieren' })).toBeFocused();
      // What only fetches or leads elsewhere stands apart from what changes something, and after it.
      await page.keyboard.press('ArrowUp');
      await expect(page.getByRole('menuitem', { name: 'Bericht' })).toBeFocused();
      await page.keyboard.press('ArrowUp');
      await expect(page.getByRole('menuitem', { name: 'Ähnliches anlegen' })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gerät anlegen');
    });
    await test.step('on a phone', async () => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await open(page, server.url, { bezeichnung: 'Unterwegs', preis: 5 });
      await page.setViewportSize({ width: 390, height: 800 });
      await page.emulateMedia({ colorScheme: 'dark' });
      await expect(button(page, 'Rabatt geben')).toBeHidden();
      await button(page, 'Weitere Aktionen').click();
      await page.getByRole('menuitem', { name: 'Rabatt geben' }).click();
      await expect(dialog(page, 'Rabatt geben').getByLabel('Bemerkung')).toBeVisible();
      await expectNoAxeViolations(page);
      await expectNoSidewaysScroll(page);
      await page.keyboard.press('Escape');
      // What is said stands above the buttons, and lies over nothing that is to be pressed.
      await button(page, 'Ändern').click();
      await page.getByLabel('Bezeichnung', { exact: true }).fill('Weiter unterwegs');
      await button(page, 'Speichern').click();
      // That it was created may still be said above it.
      const said = page
        .getByRole('status')
        .filter({ hasText: /gespeichert$/ })
        .last();
      await expect(said).toBeVisible();
      const [notice, buttons] = [await said.boundingBox(), await bar(page).boundingBox()];
      expect((notice?.y ?? 0) + (notice?.height ?? 0)).toBeLessThanOrEqual(buttons?.y ?? 0);
      await button(page, 'Ändern').click();
      await expect(button(page, 'Speichern')).toBeVisible();
    });
  });
});
