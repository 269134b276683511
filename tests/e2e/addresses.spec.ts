import type { Page } from '@playwright/test';
import { move } from './support/move';
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

/** Leaves the form and what was typed into it. */
async function discard(page: Page): Promise<void> {
  await button(page, 'Abbrechen').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Verwerfen' }).click();
  await expect(saved(page)).toBeVisible();
}

const step = test.step;

test.describe('working with addresses', () => {
  test.beforeEach(({ page }) => login(page, 'buero'));

  test('the list sorts Ä beside A, filters by town, is worked by keyboard alone, and is where it was left', async ({
    page,
  }) => {
    await page.goto('/addresses');
    await expect(grid(page)).toHaveAttribute('aria-rowcount', /^20\d\d$/);
    await step('sorted', async () => {
      // Its middle is the label's, not the filter's.
      await header(page, 'Name').click();
      await expect(header(page, 'Name')).toHaveAttribute('aria-sort', 'ascending');
      await expect
        .poll(async () => {
          const names = await column(page, 'Name');
          return names.length > 10 && names.every((name, index) => inOrder(names[index - 1], name));
        })
        .toBe(true);
    });

    await step('where it was left', async () => {
      await grid(page).locator('[aria-rowindex="2"] [role="gridcell"]').nth(1).click();
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

    await step('filtered by town, also by the link', async () => {
      const towns = async () => new Set(await column(page, 'Ort'));
      await grid(page).getByLabel('Filter: Ort').fill('überl');
      await expect(page).toHaveURL(/filter=ort/);
      await expect.poll(towns).toEqual(new Set(['Überlingen']));
      await page.reload();
      await expect.poll(towns).toEqual(new Set(['Überlingen']));
    });

    await step('a record by keyboard alone', async () => {
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
  });

  test('the way back that an address gives stands before the title', async ({ page }) => {
    await login(page, 'buero');
    await page.goto('/addresses/1?backRouteName=deals&backRouteLabel=Deal%207');
    const way = page.getByRole('navigation', { name: 'Pfad' }).getByRole('link');
    await expect(way).toHaveText(['Deal 7']);
    await way.click();
    await expect(page).toHaveURL(/\/deals/);
  });

  test('an address takes German figures and dates, its rules speak at their fields, and a number of another is asked about', async ({
    page,
  }) => {
    await openAddress(page, 10_012);
    await step('figures, dates and a country by a part of its name', async () => {
      await button(page, 'Ändern').click();
      await page.getByLabel('Kreditlimit').fill('12.345,5');
      await page.getByLabel('Erstkontakt').first().fill('1.2.20');
      await page.getByLabel('Erstkontakt').first().press('Tab');
      await page.getByLabel('Land', { exact: true }).fill('REICH');
      await expect(page.getByRole('option', { name: /Frankreich/ })).toBeVisible();
      // However narrow its field, a list is as wide as names need it.
      const list = await page.getByRole('listbox').boundingBox();
      expect(list?.width).toBeGreaterThanOrEqual(320);
      await page.getByRole('option', { name: /Österreich/ }).click();
      await page.getByLabel('PLZ').fill('1010');
      await button(page, 'Speichern').click();
      await expect(saved(page)).toBeVisible();
      await expect(value(page, 'Kreditlimit')).toHaveText(/^12\.345,50\s€$/);
      await expect(value(page, 'Erstkontakt')).toHaveText('01.02.2020');
      await expect(value(page, 'Postanschrift.*')).toContainText('Österreich');
    });

    await step('rules of the page', async () => {
      await button(page, 'Ändern').click();
      await page.getByLabel('PLZ').fill('123');
      await page.getByLabel('Erstkontakt').first().fill('31.12.2099');
      await page.getByLabel('IBAN').fill('DE00 1234');
      await button(page, 'Speichern').click();
      for (const label of ['PLZ', 'Erstkontakt', 'IBAN']) {
        await expect(page.getByLabel(label).first()).toHaveAttribute('aria-invalid', 'true');
      }
      await expect(page.getByLabel('PLZ')).toBeFocused();
      await page.getByLabel('PLZ').fill('1020');
      await page.getByLabel('PLZ').press('Tab');
      await expect(page.getByLabel('PLZ')).not.toHaveAttribute('aria-invalid', 'true');
      await discard(page);
    });

    await step('an error only the server finds', async () => {
      // On its way the value becomes one that the page would not have sent.
      await page.route('**/stammdaten/adressen/*', async (route) => {
        const body = route.request().postDataJSON() as Record<string, unknown> | null;
        if (body?.kurzname === undefined) return route.continue();
        return route.continue({ postData: JSON.stringify({ ...body, kurzname: 'X'.repeat(21) }) });
      });
      await button(page, 'Ändern').click();
      await page.getByLabel('Kurzname').fill('BLEIBT');
      await page.getByLabel('Straße').fill('Bleibt auch 1');
      await button(page, 'Speichern').click();
      await expect(page.getByLabel('Kurzname')).toHaveAttribute('aria-invalid', 'true');
      await expect(page.getByLabel('Kurzname')).toBeFocused();
      await expect(page.getByLabel('Kurzname')).toHaveValue('BLEIBT');
      await expect(page.getByLabel('Straße')).toHaveValue('Bleibt auch 1');
      await page.unroute('**/stammdaten/adressen/*');
      await discard(page);
    });

    await step('a number that another has', async () => {
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
  });

  test('who creates an address sees what may be it already, and jumps to a year', async ({
    page,
  }) => {
    await openAddress(page, 10_022);
    const name = await value(page, 'Name').innerText();
    const [longest = ''] = name.split(' ').sort((a, b) => b.length - a.length);
    const [postcode = ''] =
      /\b\d{4,5}\b/.exec(await value(page, 'Postanschrift.*').innerText()) ?? [];
    await move(page, '/addresses/new');
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

  test('leaving with unsaved input asks, each answer does what it says, and closing the tab warns', async ({
    page,
  }) => {
    await openAddress(page, 10_016);
    const record = new URL(page.url()).pathname;
    const home = page
      .getByRole('navigation', { name: 'Hauptnavigation' })
      .getByRole('link', { name: 'Start' });
    const leave = page.getByRole('dialog', { name: 'Nicht gespeicherte Änderungen' });
    /** Back to the record from the page that leaving led to. */
    const returnTo = async () => {
      await expect(page).toHaveURL(/\/home$/);
      await move(page, record);
      await expect(value(page, 'Kurzname')).toHaveText('ERST');
      await button(page, 'Ändern').click();
    };
    await step('in another language it is still there', async () => {
      await button(page, 'Ändern').click();
      await page.getByLabel('Kurzname').fill('ERST');
      const choose = async (account: string, language: string) => {
        await page.getByRole('button', { name: account, exact: true }).click();
        await page.getByRole('radio', { name: language }).check();
        await page.keyboard.press('Escape');
      };
      await choose('Konto', 'English');
      await expect(page.getByLabel('Short name')).toHaveValue('ERST');
      await expect(page.getByRole('toolbar').getByRole('button', { name: 'Save' })).toBeVisible();
      await choose('Account', 'Deutsch');
      await expect(page.getByLabel('Kurzname')).toHaveValue('ERST');
    });
    await step('each answer', async () => {
      await home.click();
      await expect(leave.getByRole('button', { name: 'Speichern' })).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(leave).toHaveCount(0);
      await expect(page.getByLabel('Kurzname')).toHaveValue('ERST');
      await home.click();
      await leave.getByRole('button', { name: 'Speichern' }).click();
      await returnTo();

      await page.getByLabel('Kurzname').fill('ZWEIT');
      await home.click();
      await leave.getByRole('button', { name: 'Verwerfen' }).click();
      await returnTo();
    });
    await step('closing the tab, but only with unsaved input', async () => {
      let asked = 0;
      page.on('dialog', async (dialog) => {
        asked += 1;
        await dialog.dismiss();
      });
      await page.getByLabel('Kurzname').fill('OFFEN');
      await page.close({ runBeforeUnload: true });
      await expect.poll(() => asked).toBe(1);
      expect(page.isClosed()).toBe(false);
      await discard(page);
      await page.close({ runBeforeUnload: true });
      await expect.poll(() => page.isClosed()).toBe(true);
      expect(asked).toBe(1);
    });
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
});

/** Texts of a column in the rows that are in the document, from top to bottom. */
async function column(page: Page, label: string): Promise<string[]> {
  const position = await header(page, label).getAttribute('aria-colindex');
  return grid(page).locator(`[role="gridcell"][aria-colindex="${position}"]`).allInnerTexts();
}

function inOrder(before: string | undefined, after: string): boolean {
  return before === undefined || new Intl.Collator('de').compare(before, after) <= 0;
}
