import type { Page } from '@playwright/test';
import { clientOf, recordOf, rowsOf } from '../support/api-client';
import { changeElsewhere } from './support/change-elsewhere';
import { looksOf } from './support/looks';
import { move } from './support/move';
import { lookAround } from './support/screen-looks';
import { expect, expectNoAxeViolations, login, test } from './support/test';

const grid = (page: Page) => page.getByRole('grid', { name: 'Adressen' });
const header = (page: Page, name: string) =>
  grid(page).getByRole('columnheader', { name, exact: true });
const opener = (page: Page) => page.getByRole('button', { name: /^Ansicht/ });
const item = (page: Page, name: string) =>
  page.getByRole('menu', { name: 'Ansichten' }).getByRole('menuitem', { name, exact: true });
const choice = (page: Page, name: string) =>
  page
    .getByRole('menu', { name: 'Ansichten' })
    .getByRole('menuitemcheckbox', { name, exact: true });
const notice = (page: Page, text: string) =>
  page.getByRole('status').filter({ hasText: text }).first();

/** The notice of what was stored before may still be there: the answer tells. */
async function makeStandard(page: Page): Promise<void> {
  const of = (method: string) =>
    page.waitForResponse(
      (response) => response.request().method() === method && /\/presets\b/.test(response.url()),
    );
  const stored = of('PATCH');
  // The list knows it when it has read its views again.
  const read = stored.then(() => of('GET'));
  await choice(page, 'Als Standard').click();
  expect((await stored).ok()).toBe(true);
  await (await read).finished();
}

/** Stores the list as it is under a name. */
async function saveAs(page: Page, name: string, audience?: string): Promise<void> {
  await opener(page).click();
  await item(page, 'Als neue Ansicht speichern').click();
  const dialog = page.getByRole('dialog', { name: 'Als neue Ansicht speichern' });
  await dialog.getByLabel('Name').fill(name);
  if (audience) await dialog.getByLabel('Sichtbar für').selectOption({ label: audience });
  await dialog.getByRole('button', { name: 'Speichern' }).click();
  await expect(dialog).toBeHidden();
  await expect(opener(page)).toHaveAccessibleName(`Ansicht: ${name}`);
}

/** Menu and dialog, in the look whose turn it is: a width that changes closes a menu. */
async function expectAccessible(page: Page): Promise<void> {
  const [[, looks] = ['de', []] as const] = looksOf(0);
  await lookAround(page, looks, async ({ width }) => {
    if (width < 768) await page.getByRole('button', { name: 'Werkzeuge' }).click();
    await opener(page).click();
    await expect(choice(page, 'Ohne Ansicht')).toBeFocused();
    await expectNoAxeViolations(page);
    await item(page, 'Als neue Ansicht speichern').click();
    await expect(page.getByRole('dialog').getByLabel('Name')).toBeFocused();
    await expectNoAxeViolations(page);
    await page.keyboard.press('Escape');
    await expect(opener(page)).toBeFocused();
    if (width < 768) await page.keyboard.press('Escape');
  });
}

test.describe('views of a list', () => {
  test('a view keeps filter, order and columns, marks changes and restores them; shipped ones nobody changes', async ({
    page,
  }) => {
    await login(page, 'buero');
    await test.step('one’s own', async () => {
      await page.goto('/addresses?filter=ort%3DUlm&order=-name1');
      await expect(grid(page)).toHaveAttribute('aria-rowcount', /^\d+$/);
      await header(page, 'Straße').focus();
      await page.keyboard.press('Alt+ArrowDown');
      await page.getByRole('menuitem', { name: 'Ausblenden' }).click();
      await expect(header(page, 'Straße')).toBeHidden();
      const rows = await grid(page).getAttribute('aria-rowcount');

      await saveAs(page, 'Ulm rückwärts');
      // The link needs nothing but the view.
      await expect(page).toHaveURL(/\/addresses\?view=\d+$/);

      await page.getByRole('button', { name: 'Filter entfernen: Ort: Ulm' }).click();
      await expect(grid(page)).not.toHaveAttribute('aria-rowcount', rows ?? '');
      await expect(opener(page)).toHaveAccessibleName('Ansicht: Ulm rückwärts geändert');
      await page.reload();
      await expect(opener(page)).toHaveAccessibleName('Ansicht: Ulm rückwärts geändert');
      await page.getByRole('button', { name: 'Änderungen verwerfen' }).click();
      await expect(grid(page)).toHaveAttribute('aria-rowcount', rows ?? '');
      await expect(opener(page)).toHaveAccessibleName('Ansicht: Ulm rückwärts');

      // Columns are the view's own: without it the user's are as they were left.
      await header(page, 'Ort').focus();
      await page.keyboard.press('Shift+ArrowRight');
      await expect(opener(page)).toHaveAccessibleName(/geändert/);
      await opener(page).click();
      await item(page, 'Änderungen speichern').click();
      await expect(opener(page)).toHaveAccessibleName('Ansicht: Ulm rückwärts');
      await page.reload();
      await expect(header(page, 'Name')).toHaveAttribute('aria-sort', 'descending');
      await expect(opener(page)).toHaveAccessibleName('Ansicht: Ulm rückwärts');
      await expect(header(page, 'Straße')).toBeHidden();

      await opener(page).click();
      await item(page, 'Umbenennen und teilen').click();
      await page.getByRole('dialog').getByLabel('Name').fill('Ulm');
      await page.getByRole('dialog').getByRole('button', { name: 'Speichern' }).click();
      await expect(opener(page)).toHaveAccessibleName('Ansicht: Ulm');

      await opener(page).click();
      await item(page, 'Ansicht löschen').click();
      await page.getByRole('dialog').getByRole('button', { name: 'Ansicht löschen' }).click();
      await expect(opener(page)).toHaveAccessibleName('Ansichten');
      await expect(page).toHaveURL(/\/addresses$/);
    });
    await test.step('shipped: a list begins with its view, and a copy is one’s own', async () => {
      await move(page, '/openItems');
      await expect(opener(page)).toHaveAccessibleName('Ansicht: Offen');
      await expect(page).toHaveURL(/\/openItems\?view=open$/);
      await opener(page).click();
      // Nobody can change or remove it.
      await expect(choice(page, 'Offen (Standard) mitgeliefert')).toBeChecked();
      for (const name of ['Umbenennen und teilen', 'Ansicht löschen'])
        await expect(item(page, name)).toHaveCount(0);
      await choice(page, 'Überfällig mitgeliefert').click();
      await expect(page).toHaveURL(/\?view=overdue$/);
      const chips = page.getByRole('list', { name: 'Gesetzte Filter' });
      await expect(chips).toContainText('Netto fällig vor: heute');

      await opener(page).click();
      await item(page, 'Als neue Ansicht speichern').click();
      const dialog = page.getByRole('dialog', { name: 'Als neue Ansicht speichern' });
      await expect(dialog.getByLabel('Name')).toHaveValue('Kopie von Überfällig');
      await dialog.getByRole('button', { name: 'Speichern' }).click();
      await expect(opener(page)).toHaveAccessibleName('Ansicht: Kopie von Überfällig');
      await opener(page).click();
      await makeStandard(page);
      await move(page, '/openItems');
      await expect(opener(page)).toHaveAccessibleName('Ansicht: Kopie von Überfällig');

      // Of others it shows theirs.
      await page.goto('/addresses?view=mine');
      await expect(chips).toContainText('Vertreter 1: ich oder Vertreter 2: ich');
      await expect(grid(page)).toHaveAttribute('aria-rowcount', /^1\d{3}$/);
    });
    await test.step('menu and dialog are accessible', async () => {
      await expectAccessible(page);
    });
  });

  test('a view whose content did not fit the list is read when it is chosen', async ({
    page,
    server,
  }) => {
    const client = await clientOf(server.url, 'lesen');
    const presets = '/cmn/computed-queries/stammdaten/adressen/presets';
    const ulm = { attribute: 'ort', operator: '=', value: 'Ulm' };
    const long = {
      attribute: 'ort',
      operator: 'in',
      value: Array.from({ length: 60 }, () => 'x'.repeat(997)),
    };
    for (const name of ['A', 'B', 'C', 'D', 'E'])
      await client.post(presets, { name, predicate: long });
    await client.post(presets, { name: 'Nur Ulm', predicate: ulm });
    const stored = rowsOf(await client.get(presets)).find(({ name }) => name === 'Nur Ulm');
    expect(stored).toMatchObject({ istVollstaendig: false, predicate: null });

    await login(page, 'lesen');
    await page.goto('/addresses');
    await expect(grid(page)).toHaveAttribute('aria-rowcount', /^\d{4}$/);
    await opener(page).click();
    await choice(page, 'Nur Ulm').click();
    await expect(opener(page)).toHaveAccessibleName('Ansicht: Nur Ulm');
    const chip = page.getByRole('button', { name: 'Filter entfernen: Ort: Ulm' });
    await expect(chip).toBeVisible();
    await expect(grid(page)).toHaveAttribute('aria-rowcount', /^\d{1,3}$/);
    // The link opens it, and another name leaves what it shows as it is.
    await page.reload();
    await expect(chip).toBeVisible();
    await opener(page).click();
    await item(page, 'Umbenennen und teilen').click();
    await page.getByRole('dialog').getByLabel('Name').fill('Ulm');
    await page.getByRole('dialog').getByRole('button', { name: 'Speichern' }).click();
    await expect(opener(page)).toHaveAccessibleName('Ansicht: Ulm');
    await expect(chip).toBeVisible();
    const renamed = recordOf(await client.get(`${presets}/${String(stored?.id)}`));
    expect(renamed).toMatchObject({ name: 'Ulm', predicate: ulm });
  });

  test('the default opens with the list; a shared view is everybody’s to see, and a conflict says who was faster', async ({
    page,
    browser,
    server,
  }) => {
    await login(page, 'admin');
    await test.step('the default, and the list without it', async () => {
      await page.goto('/addresses');
      await expect(grid(page)).toHaveAttribute('aria-rowcount', /^\d{4}$/);
      const all = (await grid(page).getAttribute('aria-rowcount')) ?? '';
      await page.goto('/addresses?filter=ort%3DUlm');
      await saveAs(page, 'Mein Standard');
      await opener(page).click();
      await makeStandard(page);

      await page.goto('/addresses');
      await expect(opener(page)).toHaveAccessibleName('Ansicht: Mein Standard');
      await expect(page).toHaveURL(/view=\d+/);
      await expect(page.getByRole('button', { name: 'Filter entfernen: Ort: Ulm' })).toBeVisible();

      await opener(page).click();
      await choice(page, 'Ohne Ansicht').click();
      await expect(grid(page)).toHaveAttribute('aria-rowcount', all);
      await page.reload();
      await expect(grid(page)).toHaveAttribute('aria-rowcount', all);

      // A link to a view that there is not falls back to it.
      await page.goto('/addresses?view=987654');
      await expect(notice(page, 'Die Ansicht aus dem Link gibt es nicht')).toBeVisible();
      await expect(opener(page)).toHaveAccessibleName('Ansicht: Mein Standard');
    });
    await test.step('shared with all', async () => {
      await page.goto('/addresses?view=none&filter=ort%3DUlm&group=');
      await saveAs(page, 'Für alle', 'alle');
      const link = page.url();
      // An administrator shares with every role, without being in it.
      await opener(page).click();
      await item(page, 'Als neue Ansicht speichern').click();
      await expect(page.getByLabel('Sichtbar für').getByText('Rolle Büro')).toBeAttached();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);

      const context = await browser.newContext({ baseURL: server.url });
      const other = await context.newPage();
      await login(other, 'lesen');
      await other.goto(link);
      await expect(opener(other)).toHaveAccessibleName('Ansicht: Für alle');
      await opener(other).click();
      await expect(item(other, 'Umbenennen und teilen')).toHaveAttribute('aria-disabled', 'true');
      await other.keyboard.press('Escape');
      // Without the right to share there is nobody to choose.
      await opener(other).click();
      await item(other, 'Als neue Ansicht speichern').click();
      await expect(other.getByRole('dialog').getByLabel('Name')).toBeFocused();
      await expect(other.getByLabel('Sichtbar für')).toHaveCount(0);
      await context.close();

      const id = /view=(\d+)/.exec(link)?.[1];
      const preset = `/cmn/computed-queries/stammdaten/adressen/presets/${id}`;
      await changeElsewhere(server.url, 'admin', preset, { name: 'Für alle, neu' });

      await opener(page).click();
      await item(page, 'Umbenennen und teilen').click();
      await page.getByRole('dialog').getByLabel('Name').fill('Für alle, anders');
      await page.getByRole('dialog').getByRole('button', { name: 'Speichern' }).click();
      await expect(
        page.getByRole('alert').filter({ hasText: 'inzwischen geändert' }),
      ).toBeVisible();
    });
  });

  test('a view for a role is its members’ to see, and each has a default of their own', async ({
    page,
    browser,
    server,
  }) => {
    const admin = await clientOf(server.url, 'admin');
    const [reader] = rowsOf(await admin.get('/system/benutzer?filter=benutzername=lesen'));
    const [clerk] = rowsOf(await admin.get('/system/benutzer?filter=benutzername=buero'));
    const path = `/system/benutzer/${String(reader?.id)}`;
    const setRoles = async (rollen: unknown) => {
      const { version } = recordOf(await admin.get(path));
      expect((await admin.patch(path, { rollen }, `"${String(version)}"`)).status).toBe(200);
    };
    await login(page, 'buero');
    await page.goto('/addresses?view=none&filter=ort%3DUlm');
    await saveAs(page, 'Unser Ulm', 'Rolle Büro');
    await opener(page).click();
    await makeStandard(page);
    const link = page.url();
    const context = await browser.newContext({ baseURL: server.url });
    const other = await context.newPage();
    await login(other, 'lesen');
    await other.goto(link);
    await expect(notice(other, 'Die Ansicht aus dem Link gibt es nicht')).toBeVisible();

    await setRoles([...(reader?.rollen as number[]), ...(clerk?.rollen as number[])]);
    try {
      // The colleague's default is no default of others.
      await other.goto('/addresses');
      await expect(opener(other)).toHaveAccessibleName('Ansichten');
      await opener(other).click();
      await choice(other, 'Unser Ulm').click();
      await expect(other.getByRole('button', { name: 'Filter entfernen: Ort: Ulm' })).toBeVisible();
      await opener(other).click();
      await makeStandard(other);
      await other.goto('/addresses');
      await expect(opener(other)).toHaveAccessibleName('Ansicht: Unser Ulm');
    } finally {
      await setRoles(reader?.rollen);
      await context.close();
    }
    await opener(page).click();
    await item(page, 'Ansicht löschen').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Ansicht löschen' }).click();
    await expect(opener(page)).toHaveAccessibleName('Ansichten');
  });
});
