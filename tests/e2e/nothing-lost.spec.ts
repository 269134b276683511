import type { Page } from '@playwright/test';
import { clientOf, parameterPath, recordOf, rowsOf } from '../support/api-client';
import { addressPathOf, changeElsewhere } from './support/change-elsewhere';
import { runAction } from './support/run-action';
import { expect, expectNoAxeViolations, login, test } from './support/test';

const bar = (page: Page) => page.getByRole('toolbar', { name: 'Aktionen' });
const button = (page: Page, name: string) => bar(page).getByRole('button', { name });
const tab = (page: Page, name: string) => page.getByRole('tab', { name });

async function edit(page: Page, adressnummer: number): Promise<void> {
  await page.goto(`/addresses?filter=adressnummer%3D${adressnummer}`);
  await page.getByRole('link', { name: String(adressnummer) }).click();
  await button(page, 'Ändern').click();
}

test.describe('nothing that was typed is lost', () => {
  test.beforeEach(({ page }) => login(page, 'buero'));

  test('by Escape, while a save is under way, on another tab, and in a conflict met by keyboard', async ({
    page,
    server,
  }) => {
    await edit(page, 10_042);
    await test.step('Escape leaves a question and nothing else', async () => {
      await page.getByLabel('Kurzname').fill('BLEIBT');
      await page.getByLabel('Kurzname').press('Escape');
      const question = page.getByRole('dialog', { name: 'Änderungen verwerfen?' });
      await expect(question.getByRole('button', { name: 'Weiter bearbeiten' })).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(question).toHaveCount(0);
      await expect(page.getByLabel('Kurzname')).toHaveValue('BLEIBT');
      await expect(page.getByLabel('Kurzname')).toBeFocused();
    });
    await test.step('a second press does not repeat a save that is under way', async () => {
      let patches = 0;
      let answer = () => {};
      const held = new Promise<void>((resolve) => (answer = resolve));
      await page.route('**/stammdaten/adressen/*', async (route) => {
        if (route.request().method() === 'PATCH') {
          patches += 1;
          await held;
        }
        await route.continue();
      });
      await page.getByLabel('Kurzname').fill('ERST');
      await page.keyboard.press('Control+s');
      await page.keyboard.press('Control+s');
      await page.getByLabel('Namenszusatz', { exact: true }).fill('Danach');
      answer();
      await expect(page.getByRole('status').filter({ hasText: 'Gespeichert' })).toBeVisible();
      await expect(page.getByLabel('Namenszusatz', { exact: true })).toHaveValue('Danach');
      expect(patches).toBe(1);
      await button(page, 'Speichern').click();
      await expect(button(page, 'Ändern')).toBeVisible();
      await expect(page.getByRole('main')).toContainText('Danach');
    });
    await test.step('a conflict met by keyboard', async () => {
      await button(page, 'Ändern').click();
      await page.getByLabel('Straße').fill('Meine Straße 1');
      const theirs = { strasse: 'Ihre Straße 2' };
      await changeElsewhere(server.url, 'admin', addressPathOf(page.url()), theirs);

      await page.getByLabel('Straße').press('Control+s');
      const dialog = page.getByRole('dialog', { name: 'Inzwischen geändert' });
      await expect(dialog.getByRole('button', { name: 'Weiter bearbeiten' })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(dialog).toHaveCount(0);
      await expect(page.getByLabel('Straße')).toHaveValue('Meine Straße 1');
    });
    await test.step('a refused save speaks on every tab', async () => {
      await page.getByLabel('PLZ').fill('1');
      await tab(page, 'Ansprechpartner').click();
      await expect(page.getByRole('grid', { name: 'Ansprechpartner' })).toBeVisible();
      await button(page, 'Speichern').click();
      await expect(page.getByRole('alert')).toContainText('PLZ');
    });
  });

  test('without network, which is said once and then goes on', async ({ page, context }) => {
    const main = page.getByRole('main');
    await edit(page, 10_042);
    await page.getByLabel('Kurzname').fill('OFFLINE');
    await context.setOffline(true);
    await page.keyboard.press('Control+s');
    await expect(main.getByRole('alert')).toContainText('Speichern Sie, sobald die Verbindung');
    await expect(page.getByText(/offline|HTTP/i)).toHaveCount(1);
    await context.setOffline(false);
    await expect(main.getByRole('alert')).toContainText('Sie können jetzt speichern');
    await page.keyboard.press('Control+s');
    await expect(button(page, 'Ändern')).toBeVisible();

    await page.goto('/addresses?filter=adressnummer%3D10043');
    await expect(page.getByRole('link', { name: '10043' })).toBeVisible();
    await context.setOffline(true);
    await page.getByRole('link', { name: '10043' }).click();
    await expect(main.getByRole('alert')).toContainText('Sie sind offline');
    await context.setOffline(false);
    await expect(button(page, 'Ändern')).toBeVisible();
  });

  test('of a record that does not exist yet; a deleted one is not shown from memory', async ({
    page,
  }) => {
    await test.step('on its tab', async () => {
      await page.goto('/addresses/new');
      await page.getByLabel('Kurzname').fill('BLEIBT');
      await tab(page, 'Stammdaten').click();
      await expect(page).toHaveURL(/new\/masterdata$/);
      await expect(page.getByLabel('Kurzname')).toHaveValue('BLEIBT');
    });
    await test.step('deleted', async () => {
      await page.getByLabel('Name', { exact: true }).fill('Wird gelöscht');
      await button(page, 'Speichern').click();
      await expect(button(page, 'Ändern')).toBeVisible();
      const { pathname } = new URL(page.url());
      await runAction(page, 'Löschen');
      await page.getByRole('dialog').getByRole('button', { name: 'Löschen' }).click();
      await expect(page.getByRole('grid', { name: 'Adressen' })).toBeVisible();
      // Within the page, as a link or the back button would: nothing is loaded anew.
      await page.evaluate((path) => {
        history.pushState({ idx: 99 }, '', path);
        window.dispatchEvent(new PopStateEvent('popstate', { state: { idx: 99 } }));
      }, pathname);
      await expect(
        page.getByRole('main').getByText('Datensatz wurde nicht gefunden'),
      ).toBeVisible();
    });
  });

  test('in two filters, typed in one go, and of a filter below its records', async ({
    page,
    server,
  }) => {
    await test.step('two filters', async () => {
      await page.goto('/addresses');
      const filter = (name: string) => page.getByLabel(`Filter: ${name}`, { exact: true });
      await expect(filter('Ort')).toBeVisible();
      await filter('Ort').fill('ulm');
      await filter('Name').fill('e');
      await expect(page).toHaveURL(/filter=ort%7Eulm%2Cname1%7Ee/);
      await expect(filter('Ort')).toHaveValue('ulm');
    });
    await test.step('below its records', async () => {
      const office = await clientOf(server.url, 'buero');
      const [person] = rowsOf(await office.get('/stammdaten/ansprechpartner?limit=1&orderBy=id'));
      const query = `filter=id%3D${String(person?.adresseId)}`;
      await page.goto(`/addresses?${query}`);
      await page.locator('[aria-rowindex="2"] a').first().click();
      await tab(page, 'Ansprechpartner').click();
      const persons = page.getByRole('grid', { name: 'Ansprechpartner' });
      await persons.locator('[aria-rowindex="2"] a').first().click();
      await expect(button(page, 'Ändern')).toBeVisible();
      await page.getByRole('link', { name: 'Zurück' }).click();
      await expect(persons).toBeVisible();
      await page.getByRole('link', { name: 'Zurück' }).click();
      await expect(page).toHaveURL(new RegExp(`addresses\\?${query}$`));
    });
  });
});

test('where a remark is asked for, a change waits for it, and the history tells it', async ({
  page,
  server,
}) => {
  const admin = await clientOf(server.url, 'admin');
  const parameter = await parameterPath(admin, 'SONSTIGE.AENDERUNGSBEMERKUNGABFRAGEN_ADRESSEN');
  const set = async (wert: string) => {
    const { version } = recordOf(await admin.get(parameter));
    expect((await admin.patch(parameter, { wert }, `"${String(version)}"`)).status).toBe(200);
  };
  await set('J');
  try {
    await login(page, 'buero');
    await edit(page, 10_043);
    await page.getByLabel('Kurzname').fill('BEGRÜNDET');
    await page.getByLabel('Kurzname').press('Control+s');
    const dialog = page.getByRole('dialog', { name: 'Warum ändern Sie das?' });
    const remark = dialog.getByLabel('Bemerkung zur Änderung');
    await expect(remark).toBeFocused();
    await page.keyboard.type('  ');
    await page.keyboard.press('Control+Enter');
    await expect(dialog.getByRole('alert')).toHaveText('Es muss eine Bemerkung eingegeben werden!');
    await expectNoAxeViolations(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(page.getByLabel('Kurzname')).toHaveValue('BEGRÜNDET');
    await button(page, 'Speichern').click();
    await remark.fill('Wunsch der Kundin');
    await dialog.getByRole('button', { name: 'Speichern' }).click();
    await expect(button(page, 'Ändern')).toBeVisible();
    await button(page, 'Weitere Aktionen').click();
    await page.getByRole('menuitem', { name: 'Verlauf' }).click();
    const newest = page.getByRole('dialog', { name: 'Verlauf' }).getByRole('article').first();
    await expect(newest).toContainText('«Wunsch der Kundin»');
    await expect(newest).toContainText('BEGRÜNDET');

    // Many at once are one question too.
    const id = new URL(page.url()).pathname.split('/')[2] ?? '';
    await page.goto('/addresses?filter=adressnummer=10043');
    await page.getByRole('grid').getByText('10043', { exact: true }).first().waitFor();
    await page.getByRole('checkbox', { name: 'Zeile auswählen' }).first().check();
    await page
      .getByRole('toolbar', { name: 'Auswahl' })
      .getByRole('button', { name: 'Feld ändern' })
      .click();
    const bulk = page.getByRole('dialog', { name: 'Feld ändern' });
    await bulk.getByLabel('Feld', { exact: true }).selectOption({ label: 'Kurzname' });
    await bulk.getByLabel('Kurzname').fill('GEMEINSAM');
    await bulk.getByRole('button', { name: 'Vorschau' }).click();
    await expect(bulk.getByText('Es muss eine Bemerkung eingegeben werden!')).toBeVisible();
    await bulk.getByLabel('Bemerkung zur Änderung').fill('Aufgeräumt');
    await bulk.getByRole('button', { name: 'Vorschau' }).click();
    await bulk
      .getByRole('button', { name: /ändern/ })
      .last()
      .click();
    await expect(bulk.getByRole('status')).toBeVisible();
    const changes = await admin.get(`/system/aenderungen?tabelle=ADR&tabelleId=${id}&limit=1`);
    expect(rowsOf(changes)[0]).toMatchObject({ bemerkung: 'Aufgeräumt', nachher: 'GEMEINSAM' });
  } finally {
    await set('N');
  }
});
