import type { Page } from '@playwright/test';
import { clientOf, rowsOf } from '../support/api-client';
import { expectNoSidewaysScroll } from './support/expect-no-sideways-scroll';
import { inTurn } from './support/in-turn';
import { expect, expectNoAxeViolations, login, playground, test } from './support/test';

const grid = (page: Page) => page.getByRole('grid');
const group = (page: Page, name: RegExp) => grid(page).getByRole('gridcell', { name });
const totals = (page: Page) =>
  page.getByRole('rowgroup', { name: 'Summe' }).or(page.getByRole('region', { name: 'Summe' }));
const bar = (page: Page) => page.getByRole('toolbar', { name: 'Auswahl' });
const rowOf = (page: Page, name: RegExp) =>
  grid(page)
    .getByRole('row')
    .filter({ has: page.getByRole('gridcell', { name }) });

test.describe('groups and sums of a list', () => {
  test('groups count, open to their rows by mouse and keyboard, and are worked on', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await login(page, 'buero');
    await page.goto('/addresses?group=lkz,ort&sum=kreditlimit&filter=ort%5EU&order=-name1');
    const first = group(page, /Land: Deutschland \(\d/);
    await expect(first).toHaveAttribute('aria-expanded', 'false');
    // A figure without a column stands below the row of the others.
    await expect(totals(page)).toContainText(/Kreditlimit: [\d.]+,\d\d\s€/);

    await first.click();
    await expect(first).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('ArrowLeft');
    await expect(first).toHaveAttribute('aria-expanded', 'false');
    await page.keyboard.press('ArrowRight');
    await expect(first).toHaveAttribute('aria-expanded', 'true');
    // What is copied of a group is what its cell says.
    await page.keyboard.press('Control+c');
    await expect(page.getByText('Wert kopiert')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
      /^Land: Deutschland \(\d/,
    );
    const town = group(page, /Ort: Ulm \(\d/);
    const count = Number(/\((\d+)\)/.exec((await town.textContent()) ?? '')?.[1]);
    const before = Number(await grid(page).getAttribute('aria-rowcount'));

    // A closed group is selected without its rows.
    await rowOf(page, /Ort: Ulm \(/)
      .getByRole('checkbox', { name: 'Gruppe auswählen' })
      .click();
    await expect(bar(page)).toContainText(`${count} Zeilen ausgewählt`);
    await expect(rowOf(page, /Land: Deutschland \(/).getByRole('checkbox')).toHaveAttribute(
      'aria-checked',
      'mixed',
    );
    await town.click();
    await expect(grid(page)).toHaveAttribute('aria-rowcount', String(before + count));
    await expect(grid(page).locator('[aria-selected="true"] a[data-record][href]')).toHaveCount(
      count,
    );
    const links = grid(page).locator('[aria-selected="true"] a[data-record][href]');
    const numbers = (await links.allInnerTexts()).filter(Boolean);
    expect(numbers).toHaveLength(count);

    // What is read to be worked on are these rows, in their order, less the one that is taken out.
    const left = grid(page)
      .getByRole('row')
      .filter({ has: page.getByRole('link', { name: numbers[1] }) });
    await left.getByRole('checkbox', { name: 'Zeile auswählen' }).click();
    await expect(bar(page)).toContainText(`${count - 1} Zeilen ausgewählt`);
    await bar(page).getByRole('button', { name: 'Zeilen kopieren' }).click();
    const notice = page
      .locator('.mantine-Notification-root')
      .filter({ hasText: `${count - 1} Zeilen kopiert` });
    await expect(notice).toBeVisible();
    // What can be done with the selected rows stays in reach below it.
    const edge = (await bar(page).boundingBox())?.y;
    expect(await notice.evaluate((one) => one.getBoundingClientRect().bottom)).toBeLessThan(edge!);
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied.split('\r\n').map((line) => line.split('\t')[0])).toEqual(
      numbers.filter((_, place) => place !== 1),
    );

    // F8 goes on in the order of the groups.
    const subtitle = (number: string) =>
      page.getByRole('tabpanel').getByRole('paragraph').getByText(number, { exact: true });
    await page.getByRole('link', { name: numbers[0], exact: true }).click();
    await expect(subtitle(numbers[0]!)).toBeVisible();
    await page.keyboard.press('F8');
    await expect(subtitle(numbers[1]!)).toBeVisible();
    await page.goBack();
    await expect(bar(page)).toContainText(`${count - 1} Zeilen ausgewählt`);

    // In another order the same groups are open.
    await page.getByRole('columnheader', { name: 'PLZ' }).click({ position: { x: 10, y: 10 } });
    await expect(page).toHaveURL(/order=plz/);
    await expect(town).toHaveAttribute('aria-expanded', 'true');

    await first.click();
    await expect(first).toHaveAttribute('aria-expanded', 'false');
    await expect(town).toBeHidden();
  });

  test('F3 looks into closed groups and opens them; levels and figures are chosen in a panel', async ({
    page,
    server,
  }) => {
    const client = await clientOf(server.url, 'buero');
    const answer = await client.get(
      '/stammdaten/adressen?filter=ort%5EU&orderBy=lkz,ort,adressnummer&limit=500',
    );
    // Groups follow each other as they read: Deutschland, Frankreich, Österreich, Schweiz.
    const countries = ['DE', 'FR', 'AT', 'CH'];
    const records = rowsOf(answer)
      .map(({ lkz, adressnummer, ort }) => ({
        country: countries.indexOf(String(lkz)),
        adressnummer: String(adressnummer),
        ort: String(ort),
      }))
      .sort((a, b) => a.country - b.country);
    const [first, last] = [records[0]!, records.at(-1)!];
    await login(page, 'buero');
    await page.goto('/addresses?group=lkz,ort&order=adressnummer&filter=ort%5EU');
    const country = group(page, /Land: Deutschland \(/);
    await country.click();
    await country.press('ArrowLeft');
    const find = page.getByRole('group', { name: 'In den Zeilen suchen' });
    const cellOf = (number: string) =>
      grid(page)
        .getByRole('gridcell')
        .filter({ has: page.getByRole('link', { name: number, exact: true }) });

    await page.keyboard.press('F3');
    await find.getByRole('textbox').fill(last.adressnummer);
    await page.keyboard.press('Enter');
    await expect(cellOf(last.adressnummer)).toBeFocused();
    await expect(cellOf(last.adressnummer)).toBeInViewport();
    await expect(find.getByRole('status')).toHaveText(`Zeile ${records.length}`);
    await expect(group(page, new RegExp(`Ort: ${last.ort} \\(`))).toHaveAttribute(
      'aria-expanded',
      'true',
    );

    // Round at the end; what was open stays so, and names of groups are found as well.
    await find.getByRole('textbox').fill(first.adressnummer);
    await page.keyboard.press('Enter');
    await expect(cellOf(first.adressnummer)).toBeFocused();
    await expect(find.getByRole('status')).toHaveText('Zeile 1');
    await find.getByRole('textbox').fill(first.ort);
    await page.keyboard.press('Shift+Enter');
    await expect(group(page, new RegExp(`Ort: ${first.ort} \\(`))).toBeFocused();
    await expect(find.getByRole('status')).toContainText(`Ort: ${first.ort} (`);
    await find.getByRole('textbox').fill('gibt es nirgends');
    await page.keyboard.press('Enter');
    await expect(find.getByRole('status')).toHaveText('Kein Treffer');
    await page.keyboard.press('Escape');
    await expect(find).toBeHidden();

    await test.step('levels and figures are chosen in a panel and stand in the URL', async () => {
      await page.goto('/addresses');
      await expect(grid(page)).toHaveAttribute('aria-rowcount', /^\d+$/);
      const rows = await grid(page).getAttribute('aria-rowcount');
      await page.getByRole('button', { name: 'Gruppieren' }).click();
      const panel = page.getByRole('dialog', { name: 'Gruppieren' });
      await panel.getByLabel('Ebene 1').selectOption({ label: 'Land' });
      await expect(page).toHaveURL(/group=lkz/);
      await panel.getByLabel('Kreditlimit').selectOption({ label: 'Durchschnitt' });
      await expect(page).toHaveURL(/sum=.*kreditlimit/);
      await expect(totals(page)).toContainText('Kreditlimit: Ø');
      await panel.getByRole('button', { name: 'Gruppen aufheben' }).click();
      await page.keyboard.press('Escape');
      await expect(grid(page)).toHaveAttribute('aria-rowcount', rows!);
    });
  });

  for (const [place, width] of [1280, 320].entries()) {
    const schemes = inTurn(['light', 'dark'] as const, place);
    test(`groups are accessible, ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await login(page, 'buero');
      await page.goto('/addresses?group=lkz&sum=kreditlimit&filter=ort%5EU');
      const first = group(page, /Land: Deutschland \(/);
      await expect(totals(page)).toContainText('Kreditlimit');
      const closed = (await first.boundingBox())?.height ?? 0;
      await first.getByText(/Land: /).click();
      await expect(first).toHaveAttribute('aria-expanded', 'true');
      const records = grid(page)
        .getByRole('row')
        .filter({ has: page.getByRole('link') });
      await expect(records.first()).toBeVisible();
      // Rows follow each other without gap, whatever their height.
      const tops = await grid(page)
        .getByRole('row')
        .evaluateAll((rows) =>
          rows
            .filter((row) => row.hasAttribute('aria-rowindex') && row.ariaRowIndex !== '1')
            .map((row) => row.getBoundingClientRect())
            .sort((a, b) => a.top - b.top)
            .slice(0, 8)
            .map(({ top, bottom }) => [Math.round(top), Math.round(bottom)]),
        );
      tops.slice(1).forEach(([top], at) => expect(top).toBe(tops[at]?.[1]));
      if (width < 768) {
        expect(closed).toBeLessThan((await records.first().boundingBox())?.height ?? 0);
        await expect(first).toContainText(/Kreditlimit: [\d.]+,\d\d\s€/);
        await rowOf(page, /Land: Deutschland \(/)
          .getByRole('checkbox')
          .click();
        await bar(page).getByRole('button', { name: 'Aktionen' }).click();
        await expect(page.getByRole('menuitem', { name: /^Alle \d+ auswählen$/ })).toBeVisible();
        await expectNoAxeViolations(page);
        await page.keyboard.press('Escape');
        await expectNoSidewaysScroll(page);
      }
      if (width < 768) await page.getByRole('button', { name: 'Werkzeuge' }).click();
      for (const colorScheme of schemes) {
        await page.emulateMedia({ colorScheme });
        await expectNoAxeViolations(page);
        await page.getByRole('button', { name: 'Gruppieren' }).click();
        await expect(page.getByRole('dialog', { name: 'Gruppieren' })).toBeVisible();
        await expectNoAxeViolations(page);
        await page.keyboard.press('Escape');
      }
    });
  }
});

playground('money of several currencies is never added up', async ({ page, server }) => {
  const client = await clientOf(server.url, 'buero');
  for (const [bezeichnung, farbe, preis, waehrung] of [
    ['Währung A', 'ROT', 1000.1, 'EUR'],
    ['Währung B', 'ROT', 2000.2, 'EUR'],
    ['Währung C', 'ROT', 300, 'CHF'],
    ['Währung D', 'BLAU', 40, 'CHF'],
  ] as const) {
    const body = { bezeichnung, farbe, preis, waehrung, benutzerId: 2 };
    expect((await client.post('/pruefstand/geraete', body)).status).toBe(201);
  }
  await login(page, 'buero');
  // Nothing yet, and a way out of it.
  await page.goto('/notes');
  const empty = page.getByRole('status').filter({ hasText: 'Noch keine Notizen' });
  await expect(empty.getByRole('button', { name: 'Notiz anlegen' })).toBeVisible();
  await page.goto('/gadgets?filter=bezeichnung~W%C3%A4hrung&group=farbe&sum=preis');
  const price = grid(page).getByRole('columnheader', { name: 'Preis' });
  await expect(totals(page)).toContainText('4 Einträge');
  const place = Number(await price.getAttribute('aria-colindex'));
  const lines = async (of: ReturnType<typeof rowOf>) =>
    (await of.locator(`[aria-colindex="${place}"]`).innerText())
      .replace(/\u00a0/g, ' ')
      .split('\n');
  expect(await lines(rowOf(page, /\(3\)$/))).toEqual(['300,00 CHF', '3.000,30 €']);
  expect(await lines(rowOf(page, /\(1\)$/))).toEqual(['40,00 CHF']);
  expect(await lines(totals(page).getByRole('row'))).toEqual(['340,00 CHF', '3.000,30 €']);
  // The figure stands below its column, at the edge at which figures stand.
  const [head, sum] = await Promise.all([
    price.boundingBox(),
    totals(page).locator(`[aria-colindex="${place}"]`).boundingBox(),
  ]);
  expect([sum?.x, sum?.width]).toEqual([head?.x, head?.width]);
  await expect(totals(page).locator(`[aria-colindex="${place}"]`)).toHaveCSS('text-align', 'end');
});
