import type { Page } from '@playwright/test';
import { clientOf } from '../support/api-client';
import { expectNoSidewaysScroll } from './support/expect-no-sideways-scroll';
import { newGadget } from './support/gadgets';
import { move } from './support/move';
import { runAction } from './support/run-action';
import { expect, expectNoAxeViolations, login, playground as test } from './support/test';

const bar = (page: Page) => page.getByRole('toolbar', { name: 'Aktionen' });
const button = (page: Page, name: string) => bar(page).getByRole('button', { name });
const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const title = (page: Page) => page.getByRole('heading', { level: 1 });
const entry = (page: Page, name: string) => page.getByRole('menuitem', { name });

async function fillNew(page: Page, values: Record<string, string>): Promise<void> {
  // A column of the list before it is called like the field.
  await expect(title(page)).toHaveText('Gerät anlegen');
  for (const [label, value] of Object.entries(values)) await field(page, label).fill(value);
  await field(page, 'Besitzer').click();
  await page.getByRole('option', { name: 'Ada Verwalter' }).click();
}

async function create(page: Page, values: Record<string, string>): Promise<string> {
  await page.goto('/gadgets/new');
  await fillNew(page, values);
  await button(page, 'Speichern').click();
  await expect(button(page, 'Ändern')).toBeVisible();
  return new URL(page.url()).pathname;
}

/** Creates a gadget past the form; answers its page. */
async function post(url: string, gadget: Record<string, unknown>): Promise<string> {
  const client = await clientOf(url, 'admin');
  const made = await client.post('/pruefstand/geraete', { anzahl: 1, benutzerId: 1, ...gadget });
  expect(made.status).toBe(201);
  return `/gadgets/${String(made.headers.get('location')?.split('/').at(-1))}`;
}

async function change(page: Page, label: string, value: string): Promise<void> {
  await button(page, 'Ändern').click();
  await field(page, label).fill(value);
}

async function save(page: Page): Promise<void> {
  await button(page, 'Speichern').click();
  await expect(button(page, 'Ändern')).toBeVisible();
}

test.describe('a record', () => {
  test.beforeEach(({ page }) => login(page, 'admin'));

  test('asks of fields that two have changed whose value counts, and tells its history', async ({
    page,
  }) => {
    const path = await create(page, { Bezeichnung: 'Urfassung', Preis: '10' });
    const other = await page.context().newPage();
    await other.goto(path);
    await change(page, 'Bezeichnung', 'Meine Fassung');
    await field(page, 'Preis').fill('20');
    await change(other, 'Bezeichnung', 'Ihre Fassung');
    await field(other, 'Preis').fill('30');
    await field(other, 'Anzahl').fill('7');
    await save(other);
    await other.close();

    await button(page, 'Speichern').click();
    const dialog = page.getByRole('dialog', { name: 'Inzwischen geändert' });
    await expect(dialog).toContainText('Anzahl');
    await expectNoAxeViolations(page);
    const name = dialog.getByRole('radiogroup', { name: 'Bezeichnung' });
    await name.getByRole('radio', { name: 'Wert davor: Urfassung' }).check();
    const price = dialog.getByRole('radiogroup', { name: 'Preis' });
    await price.getByRole('radio', { name: /Der andere Wert: 30/ }).check();
    await dialog.getByRole('button', { name: 'Weiter bearbeiten' }).click();
    await expect(field(page, 'Bezeichnung')).toHaveValue('Urfassung');
    await expect(field(page, 'Anzahl')).toHaveValue('7');
    await save(page);
    await expect(page.getByRole('main')).toContainText('30,00');

    await button(page, 'Weitere Aktionen').click();
    await entry(page, 'Verlauf').click();
    const history = page.getByRole('dialog', { name: 'Verlauf' });
    await expect(history.getByRole('article')).toHaveCount(3);
    const [newest, before, first] = [0, 1, 2].map((index) =>
      history.getByRole('article').nth(index),
    );
    await expect(newest!).toContainText(/Ada Verwalter Geändert/);
    await expect(newest!).toContainText(/Ihre Fassung.*Urfassung/);
    await expect(before!).toContainText(/Preis.*10,00.*30,00/s);
    await expect(first!).toContainText('Angelegt');
    await first!.getByText('Werte zeigen').click();
    await expect(first!).toContainText(/Besitzer\s*Ada Verwalter/);
    await history.getByLabel('Feld').selectOption({ label: 'Anzahl' });
    await expect(history.getByRole('article')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(history).toHaveCount(0);

    // From the label of a field, on a narrow screen in the dark.
    await page.setViewportSize({ width: 390, height: 800 });
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.getByText('Bezeichnung', { exact: true }).click({ button: 'right' });
    await expect(history.getByRole('article')).toHaveCount(2);
    await expectNoAxeViolations(page);
    await expectNoSidewaysScroll(page);
  });

  test('that is new is a copy without what belongs to one alone, and leaves no empty form behind when leaving saves it', async ({
    page,
  }) => {
    await test.step('duplicated', async () => {
      await create(page, { Bezeichnung: 'Vorlage', Anzahl: '3', Limit: '500' });
      const path = new URL(page.url()).pathname;
      await button(page, 'Weitere Aktionen').click();
      await entry(page, 'Duplizieren').click();
      await expect(title(page)).toHaveText('Gerät anlegen');
      await expect(field(page, 'Bezeichnung')).toHaveValue('Vorlage');
      await expect(field(page, 'Anzahl')).toHaveValue('3');
      await expect(field(page, 'Besitzer')).toHaveValue('Ada Verwalter');
      await expect(field(page, 'Limit')).toHaveValue('');
      // Nothing was typed: leaving asks nothing.
      await page.goBack();
      await expect(page).toHaveURL(new RegExp(`${path}$`));
      await page.goForward();
      await field(page, 'Bezeichnung').fill('Abschrift');
      await save(page);
      await expect(title(page)).toHaveText('Abschrift');
      await expect(page).not.toHaveURL(new RegExp(`${path}(/|$)`));
      await expect(page.getByRole('main')).toContainText('3');
    });
    await test.step('saved by leaving', async () => {
      await move(page, '/gadgets');
      await button(page, 'Neu anlegen')
        .or(bar(page).getByRole('link', { name: 'Neu anlegen' }))
        .click();
      await fillNew(page, { Bezeichnung: 'Beim Gehen' });
      const navigation = page.getByRole('navigation', { name: 'Hauptnavigation' });
      await navigation.getByRole('link', { name: 'Notizen' }).click();
      const question = page.getByRole('dialog', { name: 'Nicht gespeicherte Änderungen' });
      await question.getByRole('button', { name: 'Speichern' }).click();
      await expect(page).toHaveURL(/\/notes$/);
      await page.goBack();
      await expect(page).toHaveURL(/\/gadgets$/);
      // The address is there before its page.
      await expect(title(page)).toHaveText('Geräte');

      await button(page, 'Neu anlegen')
        .or(bar(page).getByRole('link', { name: 'Neu anlegen' }))
        .click();
      await fillNew(page, { Bezeichnung: 'Beim Zurückgehen' });
      await page.goBack();
      await question.getByRole('button', { name: 'Speichern' }).click();
      await expect(page).toHaveURL(/\/gadgets$/);
      await page.goForward();
      await expect(title(page)).toHaveText('Beim Zurückgehen');
    });
  });

  test('shows what fails in its own place, has only the tabs that it should, and says which others need it', async ({
    page,
    server,
  }) => {
    await test.step('a part that cannot be loaded takes another try', async () => {
      const { path } = await newGadget(server.url, 'Ohne Formular');
      await page.route(/built\/form-.*\.js/, (route) => route.abort());
      await page.goto(path);
      await button(page, 'Ändern').click();
      const failure = page.getByRole('alert').filter({ hasText: 'Dieser Teil' });
      await expect(failure).toContainText('Vorgangsnummer');
      await expectNoAxeViolations(page);
      // The rest of the page goes on.
      await page.getByRole('tab', { name: 'Teile' }).click();
      await expect(page.getByRole('grid', { name: 'Teile' })).toBeVisible();
      await page.getByRole('tab', { name: 'Stammdaten' }).click();
      await expect(failure).toBeVisible();
      await page.unroute(/built\/form-.*\.js/);
      await failure.getByRole('button', { name: 'Erneut versuchen' }).click();
      await expect(field(page, 'Bezeichnung')).toHaveValue('Ohne Formular');
      await button(page, 'Abbrechen').click();
      await expect(button(page, 'Ändern')).toBeVisible();
    });
    await test.step('tabs lead to a field on another one', async () => {
      const path = await post(server.url, { bezeichnung: 'Mit Reitern' });
      await move(page, path);
      await expect(title(page)).toHaveText('Mit Reitern');
      await button(page, 'Ändern').click();
      await page.getByRole('tab', { name: 'Garantie' }).click();
      await field(page, 'Garantie (Monate)').fill('500');
      // As soon as the other tab is in the address, before it is drawn.
      await button(page, 'Speichern').evaluate((save: HTMLElement) => {
        navigation.addEventListener('currententrychange', () => save.click(), { once: true });
        document.querySelector<HTMLElement>('[data-tab="masterdata"]')?.click();
      });
      await expect(page).toHaveURL(new RegExp(`${path}/warranty$`));
      await expect(field(page, 'Garantie (Monate)')).toBeFocused();
      await page.getByRole('tab', { name: 'Stammdaten' }).click();
      await field(page, 'Bezeichnung').fill('');
      await button(page, 'Speichern').click();
      await expect(field(page, 'Bezeichnung')).toBeFocused();
      const summary = page.getByRole('alert').filter({ hasText: '2 Felder' });
      // What is in sight is said at its field.
      await expect(summary).not.toContainText('Bezeichnung');
      await expect(page.getByText('Bitte geben Sie einen Wert ein!')).toHaveCount(1);
      await expectNoAxeViolations(page);
      await summary.getByRole('button', { name: 'Garantie (Monate)' }).click();
      await expect(field(page, 'Garantie (Monate)')).toBeFocused();
      await field(page, 'Garantie (Monate)').fill('24');
      await page.getByRole('tab', { name: 'Stammdaten' }).click();
      await field(page, 'Bezeichnung').fill('Mit Reitern');
      await field(page, 'Stufe').click();
      await page.getByRole('option', { name: 'Drei' }).click();
      await save(page);
      await expect(page.getByRole('tab', { name: 'Garantie' })).toHaveCount(0);
      await move(page, `${path}/warranty`);
      await expect(page).toHaveURL(new RegExp(`${path}/masterdata$`));
      await expect(page.getByRole('main')).toContainText('Mit Reitern');
    });
    await test.step('needed by others', async () => {
      const path = await post(server.url, { bezeichnung: 'Gebraucht' });
      const vorgaengerId = Number(path.split('/').at(-1));
      await post(server.url, { bezeichnung: 'Nachfolger', vorgaengerId });
      await move(page, path);
      await expect(title(page)).toHaveText('Gebraucht');
      await runAction(page, 'Löschen');
      await page.getByRole('dialog').getByRole('button', { name: 'Löschen' }).click();
      const refused = page.getByRole('dialog', { name: 'Konnte nicht gelöscht werden' });
      await expect(refused.getByRole('alert')).toContainText('wird noch verwendet');
      await expectNoAxeViolations(page);
      await refused.getByRole('link', { name: 'Nachfolger' }).click();
      await expect(refused).toHaveCount(0);
      await expect(title(page)).toHaveText('Nachfolger');
    });
  });

  test('takes a click whose press began before it was there', async ({ page, server }) => {
    const name = 'Mit einem Namen, der vor seinen Reitern viel Platz braucht';
    const { path } = await newGadget(server.url, name);
    let answer: () => void = () => undefined;
    const answered = new Promise<void>((resolve) => (answer = resolve));
    const record = new RegExp(`/geraete${/\/\d+$/.exec(path)?.[0] ?? ''}$`);
    await page.route(record, async (route) => {
      await answered;
      await route.continue();
    });
    await page.goto(path);
    const tab = page.getByRole('tab', { name: 'Teile' });
    const before = await tab.boundingBox();
    await tab.hover();
    await page.mouse.down();
    const arrived = page.waitForResponse(record);
    answer();
    await (await arrived).finished();
    // It is drawn in the next frames, if it is drawn.
    await page.evaluate(async () => {
      for (let frame = 0; frame < 10; frame++) await new Promise(requestAnimationFrame);
    });
    await page.mouse.up();
    await expect(page).toHaveURL(new RegExp(`${path}/parts$`));
    // Without a press a tab that only the record knows comes before it at once: the click was safe from this.
    await expect(title(page)).toHaveText(name);
    expect((await tab.boundingBox())?.x).toBeGreaterThan(before?.x ?? 0);
  });

  test('in a list: its actions ask, lead and save from the row, and ask once for many', async ({
    page,
    server,
  }) => {
    for (const name of ['A', 'B']) {
      await post(server.url, { bezeichnung: `Reihe ${name}`, preis: 10 });
    }
    await post(server.url, { bezeichnung: 'Reihe C' });
    await page.goto('/gadgets?order=bezeichnung&filter=bezeichnung~Reihe');
    const cell = (name: string) => page.getByRole('gridcell').filter({ hasText: name });
    await cell('Reihe A').click({ button: 'right' });
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      entry(page, 'Bericht').click(),
    ]);
    expect(file.suggestedFilename()).toBe('Geraet.csv');
    await cell('Reihe A').click({ button: 'right' });
    await entry(page, 'Rabatt geben').click();
    const asked = page.getByRole('dialog', { name: 'Rabatt geben' });
    await asked.getByLabel('Rabatt', { exact: true }).fill('5');
    await asked.getByLabel('Bemerkung').fill('Einzeln');
    await page.keyboard.press('Enter');
    await expect(asked).toContainText('ausgeführt');
    await page.keyboard.press('Enter');
    await expect(asked).toHaveCount(0);

    await cell('Reihe A').click();
    await page.keyboard.press('Control+a');
    const selection = page.getByRole('toolbar', { name: 'Auswahl' });
    await selection.getByRole('button', { name: 'Rabatt geben' }).click();
    await asked.getByRole('button', { name: 'Vorschau' }).click();
    await expect(asked.getByText('Bitte geben Sie einen Wert ein!')).toHaveCount(2);
    await asked.getByLabel('Rabatt', { exact: true }).fill('7,5');
    await asked.getByLabel('Bemerkung').fill('Für alle');
    await expectNoAxeViolations(page);
    await page.keyboard.press('Control+Enter');
    // The row without a price is left out, and it is said why.
    await expect(asked.getByRole('listitem').filter({ hasText: 'Reihe C' })).toBeVisible();
    await asked.getByRole('button', { name: 'Auf 2 Zeilen ausführen' }).click();
    await expect(asked.getByRole('status')).toBeVisible();
    await asked.getByRole('button', { name: 'Schließen' }).last().click();
    await cell('Reihe B').click({ button: 'right' });
    await entry(page, 'Ähnliches anlegen').click();
    await expect(title(page)).toHaveText('Gerät anlegen');
    await expect(field(page, 'Bezeichnung')).toHaveValue('Reihe B');
  });
});
