import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import Papa from 'papaparse';
import { clientOf } from '../support/api-client';
import { expectNoSidewaysScroll } from './support/expect-no-sideways-scroll';
import { inTurn } from './support/in-turn';
import { expect, expectNoAxeViolations, login, playground as test } from './support/test';
import { widgetCases as cases } from './support/widget-cases';

const control = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const bar = (page: Page) => page.getByRole('toolbar', { name: 'Aktionen' });
const button = (page: Page, name: string) => bar(page).getByRole('button', { name, exact: true });
/** A value as it is read, by its label. */
const value = (page: Page, label: string) =>
  page.locator('dl > div', { has: page.getByText(label, { exact: true }) }).locator('dd');

test.describe('every widget on one screen', () => {
  test.beforeEach(({ page }) => login(page, 'buero'));

  test('is filled in by keyboard alone, saved, read and changed again', async ({ page }) => {
    await page.goto('/widgets/new');
    for (const { label, typed, entered } of cases) {
      await control(page, label).focus();
      await page.keyboard.insertText(typed);
      await page.keyboard.press('Tab');
      await expect(control(page, label), label).toHaveValue(entered);
    }
    // Several values: typed and taken, and taken away again.
    const features = control(page, 'Merkmale');
    await features.focus();
    for (const [typed, chosen] of [
      ['klein', /^Klein$/],
      ['rob', /^Robust\s+Klein$/],
      ['leise', /^Leise\s+Robust\s+Klein$/],
      ['robust', /^Leise\s+Klein$/],
    ] as const) {
      await page.keyboard.type(typed);
      await page.keyboard.press('Enter');
      await expect(features).toHaveAccessibleDescription(chosen);
    }
    await page.keyboard.press('Escape');
    await control(page, 'Betreuer').focus();
    await page.keyboard.type('ada');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Shift+Tab');
    await expect(control(page, 'Betreuer')).toHaveAccessibleDescription(/Ada Verwalter/);
    await control(page, 'Aktiv').focus();
    await page.keyboard.press('Space');
    await expect(control(page, 'Aktiv')).not.toBeChecked();

    await page.keyboard.press('Control+s');
    await expect(button(page, 'Ändern')).toBeVisible();
    for (const { label, read, isBadge, href } of cases) {
      const shown = isBadge ? page.getByText(read, { exact: true }).first() : value(page, label);
      await expect(shown, label).toHaveText(read.replace(' €', '\u00a0€').replace(' %', '\u00a0%'));
      if (href) await expect(shown.getByRole('link'), label).toHaveAttribute('href', href);
    }
    await expect(value(page, 'Merkmale')).toHaveText('Leise, Klein');
    await expect(value(page, 'Betreuer')).toHaveText('Ada Verwalter');
    await expect(value(page, 'Aktiv')).toHaveText('Nein');

    // What is read can be changed: the fields hold what was entered, on a phone as well.
    await page.keyboard.press('F2');
    for (const { label, entered } of cases) {
      await expect(control(page, label), label).toHaveValue(entered);
    }
    await page.setViewportSize({ width: 320, height: 700 });
    await expectNoSidewaysScroll(page);
    await page.keyboard.press('Escape');
    await expect(button(page, 'Ändern')).toBeVisible();
    await expectNoSidewaysScroll(page);
  });

  test('says what is wrong, keeps it as it was typed, and is legible in light and dark', async ({
    page,
  }) => {
    // What is left before the rules have come is judged by them all the same.
    let arrive = () => undefined as void;
    const arrived = new Promise<void>((resolve) => (arrive = resolve));
    await page.route('**/built/format-checks-*.js', async (route) => {
      await arrived;
      await route.continue();
    });
    await page.goto('/widgets/new');
    const wrong = cases.flatMap(({ label, wrong }) => (wrong ? [{ label, wrong }] : []));
    for (const {
      label,
      wrong: [typed, problem, kept = typed],
    } of wrong) {
      const field = control(page, label);
      await field.fill(typed);
      await field.press('Tab');
      arrive();
      await expect(field, label).toHaveAccessibleDescription(problem);
      await expect(field, label).toHaveAttribute('aria-invalid', 'true');
      await expect(field, label).toHaveValue(kept);
    }
    await control(page, 'Merkmale').fill('laut');
    await page.keyboard.press('Tab');
    await expect(control(page, 'Merkmale')).toHaveAccessibleDescription(
      /laut.*Bitte einen Wert aus der Liste wählen\./,
    );
    // The list stays open for the next choice, with the mouse and the keyboard.
    await control(page, 'Merkmale').click();
    for (const choice of ['Robust', 'Klein']) {
      await page.getByRole('option', { name: choice }).click();
      await expect(page.getByRole('option')).toHaveCount(4);
    }
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('option')).toHaveCount(4);
    await page.keyboard.press('Tab');
    // Columns fold with the room that a section has.
    const columns = () =>
      page
        .getByRole('region', { name: 'Zahlen' })
        .evaluate((of) => getComputedStyle(of.lastElementChild!).gridTemplateColumns.split(' '));
    const normal = page.viewportSize()!;
    for (const [width, count] of [
      [1440, 2],
      [900, 2],
      [390, 1],
      [320, 1],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      await expect.poll(async () => (await columns()).length, String(width)).toBe(count);
      await expectNoSidewaysScroll(page);
    }
    await page.setViewportSize(normal);
    for (const scheme of inTurn(['light', 'dark'] as const)) {
      await page.evaluate(
        (name) => document.documentElement.setAttribute('data-mantine-color-scheme', name),
        scheme,
      );
      await expectNoAxeViolations(page);
    }
    // The list of a multi-select, a question about a figure and a note on a number are part of it.
    await control(page, 'Preis').fill('1.234');
    await control(page, 'Telefon').fill('0301');
    await control(page, 'Land').fill('Deutschland');
    await control(page, 'Telefon').fill('030 1234567');
    await expect(page.getByText('Gewählt wird +49 30 1234567')).toBeVisible();
    const question = page.getByRole('button', { name: '1.234,00' });
    await expect(page.getByText('1,23 oder 1.234,00?')).toBeVisible();
    await control(page, 'Farbe').fill('');
    await control(page, 'Farbe').press('ArrowDown');
    await expect(page.getByRole('option', { name: /Petrol/ })).toContainText('#');
    await expectNoAxeViolations(page);
    await page.keyboard.press('Escape');
    await question.click();
    await expect(control(page, 'Preis')).toHaveValue('1.234,00');
    await expect(control(page, 'Preis')).toBeFocused();
  });

  test('has a calendar for the keyboard and templates of texts', async ({ page }) => {
    await page.goto('/widgets/new');
    const day = control(page, 'Datum');
    await day.fill('31.1.2026');
    await day.press('Alt+ArrowDown');
    const calendar = page.getByRole('dialog', { name: 'Kalender' });
    const focused = calendar.locator('button:focus');
    await expect(focused).toHaveAccessibleName(/^31 Januar 2026/);
    await page.keyboard.press('PageDown');
    await expect(focused).toHaveAccessibleName(/^28 Februar 2026/);
    await page.keyboard.press('ArrowRight');
    await expect(focused).toHaveAccessibleName(/^1 März 2026/);
    await expectNoAxeViolations(page);
    await page.keyboard.press('Enter');
    await expect(calendar).toHaveCount(0);
    await expect(day).toHaveValue('01.03.2026');
    await expect(day).toBeFocused();

    // Of a moment the day is chosen, and its time is there to be typed over.
    const meeting = control(page, 'Termin');
    await meeting.fill('1.3.2026 8:00');
    await meeting.press('Alt+ArrowDown');
    await expect(focused).toHaveAccessibleName(/^1 März 2026/);
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await expect(meeting).toHaveValue('01.03.2026 08:00');
    await expect(meeting).toBeFocused();
    await page.keyboard.type('9:15');
    await page.keyboard.press('Tab');
    await expect(meeting).toHaveValue('01.03.2026 09:15');

    const note = control(page, 'Notiz');
    const templates = page.getByRole('dialog', { name: 'Textbausteine' });
    await note.fill('Rückruf am Nachmittag');
    await note.press('Alt+ArrowDown');
    await expect(templates.getByText(/^Noch keine Bausteine/)).toBeVisible();
    await templates.getByLabel('Aktuellen Text als Baustein speichern').fill('Rückruf');
    const stored = page.waitForResponse((answer) => answer.url().endsWith('/textTemplates'));
    await page.keyboard.press('Enter');
    await expect(templates.getByRole('button', { name: /^Rückruf Rückruf am/ })).toBeVisible();
    expect((await stored).ok()).toBe(true);
    await expectNoAxeViolations(page);
    await page.keyboard.press('Escape');
    await expect(note).toBeFocused();

    // Inserted where the caret stands; kept over a reload; deleted and taken back.
    await note.fill('Bitte:');
    await note.press('Alt+ArrowDown');
    await templates.getByRole('button', { name: /^Rückruf/ }).click();
    await expect(note).toHaveValue('Bitte: Rückruf am Nachmittag');
    await expect(note).toBeFocused();
    await page.keyboard.type('.');
    await page.keyboard.press('Tab');
    await expect(note).toHaveValue('Bitte: Rückruf am Nachmittag.');
    await page.reload();
    await control(page, 'Notiz').press('Alt+ArrowDown');
    await templates.getByRole('button', { name: '«Rückruf» löschen' }).click();
    await expect(templates.getByText('«Rückruf» ist gelöscht.')).toBeVisible();
    await templates.getByRole('button', { name: 'Rückgängig' }).click();
    await expect(templates.getByRole('button', { name: /^Rückruf/ })).toBeVisible();
  });

  test('is a column that shows, filters, sorts and exports', async ({ page, server }) => {
    const client = await clientOf(server.url, 'buero');
    const rows = [
      {
        bezeichnung: 'Liste A',
        merkmale: ['LEISE', 'KLEIN'],
        ton: 'red',
        dauer: 90,
        uhrzeit: '08:30',
      },
      { bezeichnung: 'Liste B', merkmale: ['KLEIN'], ton: 'blue', dauer: 605, uhrzeit: '21:00' },
      { bezeichnung: 'Liste C', ustId: 'CHE107787577MWST', zeitpunkt: '2026-07-01T12:00:00Z' },
    ];
    for (const row of rows) expect((await client.post('/pruefstand/werte', row)).status).toBe(201);

    const grid = page.getByRole('grid', { name: 'Werte' });
    const names = () =>
      grid
        .locator('[role="row"][aria-rowindex] a')
        .filter({ hasText: /^Liste/ })
        .allInnerTexts();
    const filter = (label: string) => grid.getByLabel(`Filter: ${label}`, { exact: true });
    await page.goto('/widgets?filter=bezeichnung%5EListe&order=-dauer');
    await expect.poll(names).toEqual(['Liste C', 'Liste B', 'Liste A']);
    const row = grid.getByRole('row').filter({ hasText: 'Liste A' });
    for (const text of ['Leise, Klein', 'Rot', '1:30 h', '08:30']) {
      await expect(row.getByRole('gridcell', { name: text, exact: true })).toBeVisible();
    }

    // Typed as in a form; «8..» of the clock, hours and minutes of a duration.
    await filter('Dauer').fill('1:00..600');
    await expect.poll(names).toEqual(['Liste A']);
    await filter('Dauer').fill('');
    await filter('Uhrzeit').fill('>9');
    await expect.poll(names).toEqual(['Liste B']);
    await page.reload();
    await expect(filter('Uhrzeit')).toHaveValue('>09:00');
    await filter('Uhrzeit').fill('');
    await grid.getByRole('button', { name: /^Filter: Merkmale/ }).click();
    await page.getByRole('checkbox', { name: 'Leise' }).check();
    await page.keyboard.press('Escape');
    await expect.poll(names).toEqual(['Liste A']);
    await expect(grid.getByRole('button', { name: /^Filter: Merkmale, Leise/ })).toBeVisible();

    await page.goto('/widgets?filter=bezeichnung%5EListe&order=bezeichnung');
    await expect.poll(names).toEqual(['Liste A', 'Liste B', 'Liste C']);
    await page.getByRole('button', { name: 'Exportieren' }).click();
    const dialog = page.getByRole('dialog', { name: 'Exportieren' });
    await dialog.getByRole('radio', { name: /CSV/ }).check();
    const coming = page.waitForEvent('download');
    await dialog.getByRole('button', { name: /^3 Zeilen exportieren$/ }).click();
    const text = readFileSync(await (await coming).path(), 'utf8').slice(1);
    const [head = [], ...lines] = Papa.parse<string[]>(text.trim(), { delimiter: ';' }).data;
    const column = (label: string) => lines.map((line) => line[head.indexOf(label)]);
    expect(column('Merkmale')).toEqual(['Leise, Klein', 'Klein', '']);
    expect(column('Farbe')).toEqual(['Rot', 'Blau', '']);
    expect(column('Dauer')).toEqual(['1:30', '10:05', '']);
    expect(column('Uhrzeit')).toEqual(['08:30', '21:00', '']);
    expect(column('Zeitpunkt')).toEqual(['', '', '01.07.2026 14:00']);
    expect(column('USt-IdNr.')).toEqual(['', '', 'CHE-107.787.577 MWST']);
  });
});
