import type { Page } from '@playwright/test';
import { expect, expectNoAxeViolations, login, test } from './support/test';

const bar = (page: Page) => page.getByRole('toolbar', { name: 'Aktionen' });
const button = (page: Page, name: string) => bar(page).getByRole('button', { name });
const grid = (page: Page) => page.getByRole('grid', { name: 'Adressen' });
/** Saved means: reading again. (The notice is looked for in `every-screen`.) */
const saved = (page: Page) => button(page, 'Ändern');
const header = (page: Page, name: string) =>
  grid(page).getByRole('columnheader', { name, exact: true });

/** Opens the first address whose number contains the text; each test has an address of its own. */
async function openAddress(page: Page, adressnummer: number): Promise<void> {
  await page.goto(`/addresses?filter=adressnummer%3D${adressnummer}`);
  await grid(page)
    .getByRole('link', { name: String(adressnummer) })
    .click();
  await expect(page.getByRole('tab', { name: 'Stammdaten' })).toBeVisible();
}

/** The shown value of a field in read mode. */
const value = (page: Page, label: string) =>
  page
    .getByRole('main')
    .locator('dt', { hasText: new RegExp(`^${label}$`) })
    .locator('xpath=following-sibling::dd');

test.describe('working with addresses', () => {
  test.beforeEach(({ page }) => login(page, 'buero'));

  test('the list has about 2,000 rows, sorts Ä beside A, filters by town', async ({ page }) => {
    await page.goto('/addresses');
    await expect(grid(page)).toHaveAttribute('aria-rowcount', /^20\d\d$/);

    // Its middle is the label's, not the filter's.
    await header(page, 'Name').click();
    await expect(header(page, 'Name')).toHaveAttribute('aria-sort', 'ascending');
    await expect
      .poll(async () => {
        const names = await column(page, 'Name');
        return names.length > 10 && names.every((name, index) => inOrder(names[index - 1], name));
      })
      .toBe(true);

    await grid(page).getByLabel('Filter: Ort').fill('überl');
    await expect(page).toHaveURL(/filter=ort/);
    await expect
      .poll(async () => new Set(await column(page, 'Ort')))
      .toEqual(new Set(['Überlingen']));
    await page.reload();
    await expect
      .poll(async () => new Set(await column(page, 'Ort')))
      .toEqual(new Set(['Überlingen']));
  });

  test('figures and dates are typed and shown the German way', async ({ page }) => {
    await openAddress(page, 10_012);
    await button(page, 'Ändern').click();
    await page.getByLabel('Kreditlimit').fill('12.345,5');
    await page.getByLabel('Erstkontakt').first().fill('1.2.20');
    await page.getByLabel('Erstkontakt').first().press('Tab');
    await button(page, 'Speichern').click();
    await expect(saved(page)).toBeVisible();
    await expect(value(page, 'Kreditlimit')).toHaveText(/^12\.345,50\s€$/);
    await expect(value(page, 'Erstkontakt')).toHaveText('01.02.2020');
  });

  test('rules speak at their fields, from the page and from the server', async ({ page }) => {
    await openAddress(page, 10_013);
    await button(page, 'Ändern').click();
    await page.getByLabel('PLZ').fill('123');
    await page.getByLabel('Erstkontakt').first().fill('31.12.2099');
    await page.getByLabel('IBAN').fill('DE00 1234');
    await button(page, 'Speichern').click();
    for (const label of ['PLZ', 'Erstkontakt', 'IBAN']) {
      await expect(page.getByLabel(label).first()).toHaveAttribute('aria-invalid', 'true');
    }
    await expect(page.getByLabel('PLZ')).toBeFocused();
    await page.getByLabel('PLZ').fill('89073');
    await page.getByLabel('PLZ').press('Tab');
    await expect(page.getByLabel('PLZ')).not.toHaveAttribute('aria-invalid', 'true');
  });

  test('an error only the server finds stands at its field, and nothing is lost', async ({
    page,
  }) => {
    // On its way the value becomes one that the page would not have sent.
    await page.route('**/stammdaten/adressen/*', async (route) => {
      const body = route.request().postDataJSON() as Record<string, unknown> | null;
      if (body?.kurzname === undefined) return route.continue();
      return route.continue({ postData: JSON.stringify({ ...body, kurzname: 'X'.repeat(21) }) });
    });
    await openAddress(page, 10_014);
    await button(page, 'Ändern').click();
    await page.getByLabel('Kurzname').fill('BLEIBT');
    await page.getByLabel('Straße').fill('Bleibt auch 1');
    await button(page, 'Speichern').click();
    await expect(page.getByLabel('Kurzname')).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByLabel('Kurzname')).toBeFocused();
    await expect(page.getByLabel('Kurzname')).toHaveValue('BLEIBT');
    await expect(page.getByLabel('Straße')).toHaveValue('Bleibt auch 1');
  });

  test('a stale save is refused, says who changed what, and keeps the input', async ({
    page,
    browser,
    server,
  }) => {
    await openAddress(page, 10_015);
    await button(page, 'Ändern').click();
    await page.getByLabel('Straße').fill('Meine Straße 1');
    await page.getByLabel('Kurzname').fill('MEINS');

    const other = await browser.newPage({ baseURL: server.url });
    await login(other, 'admin');
    await openAddress(other, 10_015);
    await button(other, 'Ändern').click();
    await other.getByLabel('Straße').fill('Ihre Straße 2');
    await other.getByLabel('Ort', { exact: true }).fill('Anderswo');
    await button(other, 'Speichern').click();
    await expect(saved(other)).toBeVisible();
    await other.close();

    await button(page, 'Speichern').click();
    const dialog = page.getByRole('dialog', { name: 'Inzwischen geändert' });
    await expect(dialog).toContainText(/hat diesen Datensatz am \d\d\.\d\d\.\d{4}/);
    await expect(dialog).toContainText('Ihr Wert: Meine Straße 1');
    await expect(dialog).toContainText('Der andere Wert: Ihre Straße 2');
    await expect(dialog).toContainText('Anderswo');
    await dialog.getByRole('button', { name: 'Weiter bearbeiten' }).click();
    await expect(page.getByLabel('Straße')).toHaveValue('Meine Straße 1');
    await button(page, 'Speichern').click();
    await expect(saved(page)).toBeVisible();
    await expect(value(page, 'Postanschrift.*')).toContainText(/Meine Straße 1.*Anderswo/s);
    await expect(value(page, 'Kurzname')).toHaveText('MEINS');
  });

  test('a number that another has is stored only when it is meant', async ({ page }) => {
    await openAddress(page, 10_021);
    await button(page, 'Ändern').click();
    await page.getByLabel('Kundennummer').fill('20014');
    await button(page, 'Speichern').click();
    const question = page.getByRole('dialog', { name: 'Bitte bestätigen' });
    await expect(question).toContainText('Die Nummer ist schon vergeben:');
    const other = question.getByRole('link', { name: /^Adresse .* ansehen/ });
    await expect(other).toHaveAttribute('href', /^\/addresses\/\d+$/);
    await expect(other).toHaveAttribute('target', '_blank');
    await question.getByRole('button', { name: 'Abbrechen' }).click();
    // Not meant: nothing is stored, and what was typed stays.
    await expect(page.getByLabel('Kundennummer')).toHaveValue('20014');
    await button(page, 'Speichern').click();
    await question.getByRole('button', { name: 'Trotzdem speichern' }).click();
    await expect(saved(page)).toBeVisible();
    await expect(value(page, 'Kundennummer')).toHaveText('20014');
  });

  test('who creates an address sees what may be it already, and jumps to a year', async ({
    page,
  }) => {
    await openAddress(page, 10_022);
    const name = await value(page, 'Name').innerText();
    const [longest = ''] = name.split(' ').sort((a, b) => b.length - a.length);
    const [postcode = ''] =
      /\b\d{4,5}\b/.exec(await value(page, 'Postanschrift.*').innerText()) ?? [];
    await page.goto('/addresses/new');
    await page.getByLabel('Name', { exact: true }).fill(longest.toUpperCase());
    await page.getByLabel('PLZ').fill(postcode);
    const hint = page.getByRole('status').filter({ hasText: 'Vielleicht schon vorhanden' });
    await expect(hint.getByRole('link', { name })).toHaveAttribute('href', /^\/addresses\/\d+$/);
    await expectNoAxeViolations(page);
    await hint.getByRole('button', { name: 'Hinweis schließen' }).click();
    await expect(hint).toHaveCount(0);

    const day = page.getByLabel('Erstkontakt').first();
    await day.press('Alt+ArrowDown');
    const calendar = page.getByRole('dialog', { name: 'Kalender' });
    await calendar.getByLabel('Jahr', { exact: true }).selectOption('1999');
    await calendar.getByLabel('Monat', { exact: true }).selectOption('Mai');
    await expectNoAxeViolations(page);
    await calendar.locator('[data-day="1999-05-17"]').click();
    await expect(day).toHaveValue('17.05.1999');
    await day.press('Alt+ArrowDown');
    await calendar.getByRole('button', { name: 'Heute' }).click();
    await expect(day).toHaveValue(/^\d\d\.\d\d\.20\d\d$/);
  });

  test('leaving with unsaved input asks, and each answer does what it says', async ({ page }) => {
    await openAddress(page, 10_016);
    const home = page
      .getByRole('navigation', { name: 'Hauptnavigation' })
      .getByRole('link', { name: 'Start' });
    await button(page, 'Ändern').click();
    await page.getByLabel('Kurzname').fill('ERST');
    await home.click();
    const dialog = page.getByRole('dialog', { name: 'Nicht gespeicherte Änderungen' });
    await expect(dialog.getByRole('button', { name: 'Speichern' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(page.getByLabel('Kurzname')).toHaveValue('ERST');

    await home.click();
    await dialog.getByRole('button', { name: 'Speichern' }).click();
    await expect(page).toHaveURL(/\/home$/);
    await openAddress(page, 10_016);
    await expect(value(page, 'Kurzname')).toHaveText('ERST');

    await button(page, 'Ändern').click();
    await page.getByLabel('Kurzname').fill('ZWEIT');
    await home.click();
    await dialog.getByRole('button', { name: 'Verwerfen' }).click();
    await expect(page).toHaveURL(/\/home$/);
    await openAddress(page, 10_016);
    await expect(value(page, 'Kurzname')).toHaveText('ERST');
  });

  test('closing the tab warns, but only with unsaved input', async ({ page }) => {
    await openAddress(page, 10_017);
    await button(page, 'Ändern').click();
    let asked = 0;
    page.on('dialog', async (dialog) => {
      asked += 1;
      await dialog.dismiss();
    });
    await page.getByLabel('Kurzname').fill('OFFEN');
    await page.close({ runBeforeUnload: true });
    await expect.poll(() => asked).toBe(1);
    expect(page.isClosed()).toBe(false);

    await button(page, 'Abbrechen').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Verwerfen' }).click();
    await expect(button(page, 'Ändern')).toBeVisible();
    await page.close({ runBeforeUnload: true });
    await expect.poll(() => page.isClosed()).toBe(true);
    expect(asked).toBe(1);
  });

  test('switching the language keeps what was typed', async ({ page }) => {
    await openAddress(page, 10_018);
    await button(page, 'Ändern').click();
    await page.getByLabel('Kurzname').fill('BLEIBT');
    await page.getByRole('button', { name: 'Konto' }).click();
    await page.getByRole('radio', { name: 'English' }).check();
    await expect(page.getByLabel('Short name')).toHaveValue('BLEIBT');
    await expect(page.getByRole('toolbar').getByRole('button', { name: 'Save' })).toBeVisible();
  });

  test('a contact person is created under its address, with a generated salutation', async ({
    page,
  }) => {
    await openAddress(page, 10_019);
    await page.getByRole('tab', { name: 'Ansprechpartner' }).click();
    await button(page, 'Neu anlegen').click();
    await button(page, 'Speichern').click();
    await expect(
      page.getByText('Bitte geben Sie einen Nachnamen ein, um fortzufahren').first(),
    ).toBeVisible();
    await page.getByLabel('Anrede').first().fill('Frau');
    await page.getByLabel('Anrede').first().press('Tab');
    await page.getByLabel('Vorname').fill('Änne');
    await page.getByLabel('Nachname').fill('Özdemir-Probe');
    await page.getByLabel('Nachname').press('Tab');
    await expect(page.getByLabel('Briefanrede')).toHaveValue('Sehr geehrte Frau Özdemir-Probe');
    await page.getByLabel('Briefanrede').fill('Liebe Änne');
    await page.getByLabel('Nachname').fill('Anders-Probe');
    await button(page, 'Speichern').click();
    await expect(saved(page)).toBeVisible();
    await expect(value(page, 'Briefanrede')).toHaveText('Liebe Änne');
    await page.getByRole('link', { name: 'Zurück' }).click();
    await expect(
      page
        .getByRole('grid', { name: 'Ansprechpartner' })
        .getByRole('link', { name: 'Anders-Probe' }),
    ).toBeVisible();
  });

  test('the country is found by a part of its name', async ({ page }) => {
    await openAddress(page, 10_020);
    await button(page, 'Ändern').click();
    await page.getByLabel('Land', { exact: true }).fill('REICH');
    await expect(page.getByRole('option', { name: /Frankreich/ })).toBeVisible();
    await page.getByRole('option', { name: /Österreich/ }).click();
    await page.getByLabel('PLZ').fill('1010');
    await button(page, 'Speichern').click();
    await expect(saved(page)).toBeVisible();
    await expect(value(page, 'Postanschrift.*')).toContainText('Österreich');
  });

  test('the same by keyboard alone', async ({ page }) => {
    await page.goto('/addresses?filter=adressnummer%3D10021');
    await expect(grid(page)).toHaveAttribute('aria-rowcount', '2');
    await grid(page).locator('[aria-rowindex="2"] [tabindex="0"]').focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('End');
    await page.keyboard.press('Home');
    await page.keyboard.press('Enter');
    await expect(button(page, 'Ändern')).toBeVisible();
    await page.keyboard.press('F2');
    await expect(button(page, 'Speichern')).toBeVisible();
    for (let press = 0; press < 40; press++) {
      const label = await page.evaluate(() => {
        const active = document.activeElement as HTMLInputElement | null;
        return active?.labels?.[0]?.textContent ?? '';
      });
      if (label.startsWith('Kurzname')) break;
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Control+a');
    await page.keyboard.type('TASTATUR');
    await page.keyboard.press('Control+s');
    await expect(saved(page)).toBeVisible();
    await expect(value(page, 'Kurzname')).toHaveText('TASTATUR');
    await expect(button(page, 'Ändern')).toBeFocused();
  });

  test('the list is where it was left after opening a record', async ({ page }) => {
    await page.goto('/addresses?order=name1');
    await grid(page).locator('[aria-rowindex="2"] [role="gridcell"]').nth(1).click();
    await expect(grid(page)).toHaveAttribute('aria-rowcount', /^\d+$/);
    await page.keyboard.press('Control+End');
    const rows = await grid(page).getAttribute('aria-rowcount');
    const last = grid(page).locator(`[aria-rowindex="${rows}"]`);
    await expect(last.getByRole('link').first()).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(button(page, 'Ändern')).toBeVisible();
    await page.getByRole('link', { name: 'Zurück' }).click();
    await expect(last.getByRole('link').first()).toBeVisible();
    await expect(page).toHaveURL(/order=name1/);
  });
});

/** Texts of a column in the rows that are in the document, from top to bottom. */
async function column(page: Page, label: string): Promise<string[]> {
  const position = await header(page, label).getAttribute('aria-colindex');
  return grid(page).locator(`[role="gridcell"][aria-colindex="${position}"]`).allInnerTexts();
}

function inOrder(before: string | undefined, after: string): boolean {
  return before === undefined || new Intl.Collator('de').compare(before, after) <= 0;
}
