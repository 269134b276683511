import type { Locator, Page } from '@playwright/test';
import { rights } from '../../schemas/generated/contract';
import { expect, expectNoAxeViolations, login, test } from './support/test';
import { expectNoRawKeys } from './support/expect-no-raw-keys';
import { expectNoSidewaysScroll } from './support/expect-no-sideways-scroll';
import { looksOf, type Look } from './support/looks';
import { sampleText } from './support/sample-value';
import { pathWithRows } from './support/path-with-rows';
import { pagesUnderTest, screensUnderTest, type ScreenUnderTest } from './support/screens';
import { fieldText, text, titleText, type Language } from './support/texts';

/** What every screen owes its users, derived from its definition: nothing here is written per screen. */
for (const [number, screen] of (await screensUnderTest()).entries()) {
  const { definition, schema } = screen;
  const label = (field: string, language: Language = 'de') =>
    fieldText(definition.schema, field, language);
  const grid = (page: Page, language: Language = 'de') => listOf(page, screen, language);
  const bar = (page: Page, language: Language = 'de') =>
    page.getByRole('toolbar', { name: text('ui:actions', language), exact: true });
  const firstForm = definition.tabs.find((tab) => tab.type === 'form');
  const editableTexts = (firstForm?.type === 'form' ? firstForm.sections : [])
    .flatMap(({ fields }) => fields)
    .filter((name) => isFreeText(screen, name) && !schema.properties[name]?.readOnly);
  // What the contract has no call for, the screen does not offer.
  const { create, record } = definition.api;
  const canCreate = `POST ${create}` in rights;
  const canChange = `PATCH ${record}` in rights;
  const canRemove = `DELETE ${record}` in rights;
  const change = (page: Page, language: Language = 'de') =>
    bar(page, language).getByRole('button', { name: text('record:edit', language) });

  test.describe(`screen ${definition.name}`, () => {
    test('list: columns, first and last row, filters, sorts both ways, by a link too', async ({
      page,
    }) => {
      await openList(page, screen);
      const rows = await rowCount(grid(page));
      expect(rows).toBeGreaterThan(0);
      await expectHeaders(grid(page), definition.columns, label);
      await plainCell(grid(page)).click();
      await page.keyboard.press('Control+End');
      await expect(
        grid(page)
          .locator(`[aria-rowindex="${rows + 1}"] a`)
          .first(),
      ).toBeVisible();
      await page.keyboard.press('Control+Home');
      await expect(grid(page).locator('[aria-rowindex="2"] a').first()).toBeVisible();

      const column = definition.columns.find(({ field }) => isFreeText(screen, field))?.field;
      const filter = grid(page).getByLabel(`Filter: ${label(column ?? '')}`, { exact: true });
      await filter.fill('zzz gibt es nicht');
      await expect(grid(page)).toHaveAttribute('aria-rowcount', '1');
      await expect(page.getByText(text('list:noData'), { exact: true })).toBeVisible();
      await expect(page.getByText(text('list:noDataFiltered'))).toBeVisible();
      await page
        .getByRole('main')
        .getByRole('button', { name: text('list:clearFilter') })
        .first()
        .click();
      await expect(grid(page)).toHaveAttribute('aria-rowcount', String(rows + 1));

      const field = definition.columns.at(-1)?.field ?? '';
      const header = grid(page).getByRole('columnheader', { name: label(field), exact: true });
      for (const direction of ['ascending', 'descending']) {
        await header.focus();
        await page.keyboard.press('Enter');
        await expect(header).toHaveAttribute('aria-sort', direction);
      }
      await page.reload();
      await expect(header).toHaveAttribute('aria-sort', 'descending');
    });

    test('record: opens by its link, shows every field, edits and cancels', async ({ page }) => {
      await openList(page, screen);
      await openFirstRecord(page, grid(page));
      await expect(change(page)).toHaveCount(canChange ? 1 : 0);
      if (firstForm?.type === 'form') {
        // What depends on the record is there with some records only.
        const sections = firstForm.sections.filter(({ when }) => !when);
        for (const field of sections.flatMap(({ fields }) => fields)) {
          if (schema.properties[field]?.writeOnly) continue;
          await expect(page.getByText(label(field), { exact: true }).first()).toBeAttached();
        }
      }
      if (!canChange) return;
      await change(page).click();
      const input = page.getByLabel(label(editableTexts[0] ?? '')).first();
      const former = await input.inputValue();
      await input.fill('Vergänglich');
      await bar(page).getByRole('button', { name: 'Abbrechen' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Verwerfen' }).click();
      await expect(change(page)).toBeVisible();
      await change(page).click();
      await expect(input).toHaveValue(former);
    });

    test('record: refuses what is missing, creates, changes and deletes', async ({ page }) => {
      await openList(page, screen);
      await expect(page.getByRole('button', { name: 'Neu anlegen' })).toHaveCount(
        canCreate ? 1 : 0,
      );
      if (!canCreate || !canRemove) return;
      await bar(page).getByRole('button', { name: 'Neu anlegen' }).click();
      await bar(page).getByRole('button', { name: 'Speichern' }).click();
      const required = schema.required ?? [];
      for (const name of required) {
        await expect(page.getByLabel(label(name)).first()).toHaveAttribute('aria-invalid', 'true');
      }
      const typed = new Map(
        required.map((name) => [name, sampleText(schema.properties[name] ?? {})]),
      );
      for (const [name, value] of typed) await page.getByLabel(label(name)).first().fill(value);
      await bar(page).getByRole('button', { name: 'Speichern' }).click();
      await expect(page.getByRole('status').filter({ hasText: 'Gespeichert' })).toBeVisible();
      await expect(page).not.toHaveURL(/\/new$/);

      const other = editableTexts.find((name) => !required.includes(name));
      if (other !== undefined) {
        await change(page).click();
        await page.getByLabel(label(other)).first().fill('Probe 2');
        await page.keyboard.press('Control+s');
        await expect(change(page)).toBeVisible();
        await page.reload();
        await expect(page.getByText('Probe 2').first()).toBeVisible();
      }

      await bar(page).getByRole('button', { name: 'Löschen' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Löschen' }).click();
      await expect(page.getByRole('status').filter({ hasText: 'Gelöscht' })).toBeVisible();
      await expect(grid(page)).toBeVisible();
    });

    test('rights: who may only read changes nothing', async ({ page }) => {
      await login(page, 'lesen');
      await openList(page, screen, false);
      await expect(grid(page).locator('[aria-rowindex="2"] a').first()).toBeVisible();
      await expect(page.getByRole('button', { name: 'Neu anlegen' })).toHaveCount(0);
      await openFirstRecord(page, grid(page));
      await expect(page.getByRole('button', { name: 'Ändern' })).toHaveCount(0);
      await expect(page.getByRole('button', { name: 'Löschen' })).toHaveCount(0);
    });

    test('looks: languages, widths, light and dark, in list, read and edit mode', async ({
      page,
    }) => {
      const looks = looksOf(number);
      test.setTimeout(looks.flatMap(([, some]) => some).length * 30_000);
      for (const [language, some] of looks) {
        await page.setViewportSize({ width: 1280, height: 780 });
        await openList(page, screen, true, language);
        await expectHeaders(grid(page, language), definition.columns, label, language);
        for (const look of some) {
          await lookAt(page, look);
          const cells = grid(page, language).locator('[aria-rowindex="2"] [role="gridcell"]');
          // On a phone a row is a card.
          await expect(cells.nth(1)).toHaveCount(look.width < 500 ? 0 : 1);
          await expectWell(page);
        }
        await openFirstRecord(page, grid(page, language));
        for (const look of some) {
          await lookAt(page, look);
          await expectWell(page);
        }
        if (!canChange) continue;
        await change(page, language).click();
        await expect(
          page.getByLabel(label(editableTexts[0] ?? '', language)).first(),
        ).toBeVisible();
        for (const look of some) {
          await lookAt(page, look);
          await expectWell(page);
        }
      }
    });
  });
}

for (const [number, definition] of (await pagesUnderTest()).entries()) {
  const { name } = definition;
  test(`page ${name}: from the navigation, in languages, widths, light and dark`, async ({
    page,
  }) => {
    const looks = looksOf(number);
    test.setTimeout(looks.flatMap(([, some]) => some).length * 30_000);
    for (const [language, some] of looks) {
      const title = titleText(definition, language);
      await page.setViewportSize({ width: 1280, height: 780 });
      await login(page, 'buero', language);
      await page.goto('/home');
      await page
        .getByRole('navigation', { name: text('app:navigation.name', language) })
        .getByRole('link', { name: title, exact: true })
        .click();
      await expect(page).toHaveURL(new RegExp(`/${name}$`));
      for (const look of some) {
        await lookAt(page, look);
        await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible();
        await expectWell(page);
      }
    }
  });
}

test('rights: who may see nothing sees no way in and nothing behind it', async ({ page }) => {
  const screens = (await screensUnderTest())
    .map(({ definition }) => definition)
    .filter(({ standalone }) => standalone);
  const closed = [...screens, ...(await pagesUnderTest())];
  test.setTimeout(closed.length * 15_000);
  await login(page, 'ohne');
  for (const definition of closed) {
    await page.goto(`/${definition.name}`);
    await expect(page.getByText(text('list:forbidden'))).toBeVisible();
    await expect(page.getByRole('grid')).toHaveCount(0);
    await expect(
      page
        .getByRole('navigation', { name: 'Hauptnavigation' })
        .getByRole('link', { name: titleText(definition), exact: true }),
    ).toHaveCount(0);
  }
});

async function lookAt(page: Page, { width, scheme }: Look): Promise<void> {
  await page.setViewportSize({ width, height: 780 });
  await page.emulateMedia({ colorScheme: scheme });
}

/** Nothing is cut off, nothing is without its text, and axe finds nothing. */
async function expectWell(page: Page): Promise<void> {
  await expectNoSidewaysScroll(page);
  await expectNoRawKeys(page);
  await expectNoAxeViolations(page);
}

async function expectHeaders(
  grid: Locator,
  columns: readonly { field: string }[],
  label: (field: string, language?: Language) => string,
  language: Language = 'de',
): Promise<void> {
  for (const { field } of columns) {
    await expect(
      grid.getByRole('columnheader', { name: label(field, language), exact: true }),
    ).toBeAttached();
  }
}

async function openFirstRecord(page: Page, grid: Locator): Promise<void> {
  await grid.locator('[aria-rowindex="2"] a').first().click();
  await expect(page.getByRole('main').locator('dt').first()).toBeVisible();
}

/** A text that takes any input: no format, pattern or enumeration, and no reference list. */
function isFreeText({ schema }: ScreenUnderTest, name: string): boolean {
  const property = schema.properties[name];
  return (
    property !== undefined &&
    [property.type ?? []].flat().includes('string') &&
    !property.format &&
    !property.enum &&
    !property.pattern &&
    (property.maxLength ?? 0) >= 50
  );
}

/** Goes to a screen's list: by its address, or by the tab of the first record above that has rows. */
async function openList(
  page: Page,
  screen: ScreenUnderTest,
  asClerk = true,
  language: Language = 'de',
): Promise<void> {
  const { definition, above } = screen;
  if (asClerk) await login(page, 'buero', language);
  if (above.length === 0) await page.goto(`/${definition.name}`);
  else {
    await page.goto(await pathWithRows(page.request, screen));
    await page.getByRole('tab', { name: titleText(definition, language) }).click();
  }
  await expect(listOf(page, screen, language)).not.toHaveAttribute('aria-rowcount', '-1');
}

function listOf(page: Page, { definition }: ScreenUnderTest, language: Language): Locator {
  const name = titleText(definition, language);
  return page.getByRole('grid', { name, exact: true });
}

async function rowCount(grid: Locator): Promise<number> {
  await expect(grid).toHaveAttribute('aria-rowcount', /^\d+$/);
  return Number(await grid.getAttribute('aria-rowcount')) - 1;
}

/** A cell of the first row that a click gives the focus to: beside the box and the link to the record. */
function plainCell(grid: Locator): Locator {
  return grid.locator('[aria-rowindex="2"] [role="gridcell"]').nth(2);
}
