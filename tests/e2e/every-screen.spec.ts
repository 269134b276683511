import type { Locator, Page } from '@playwright/test';
import { rights } from '../../schemas/generated/contract';
import { expect, expectNoAxeViolations, login, test } from './support/test';
import { sampleText } from './support/sample-value';
import { pathWithRows } from './support/path-with-rows';
import { pagesUnderTest, screensUnderTest, type ScreenUnderTest } from './support/screens';
import { text, type Language } from './support/texts';

/** What every screen owes its users, derived from its definition: nothing here is written per screen. */
for (const screen of await screensUnderTest()) {
  const { definition, schema } = screen;
  const label = (field: string, language: Language = 'de') =>
    text(`fields:${definition.schema}.${field}`, language);
  const title = (language: Language = 'de') => text(`screens:${definition.name}.title`, language);
  const grid = (page: Page, language: Language = 'de') =>
    page.getByRole('grid', { name: title(language), exact: true });
  const bar = (page: Page) => page.getByRole('toolbar', { name: 'Aktionen' });
  const firstForm = definition.tabs.find((tab) => tab.type === 'form');
  const editableTexts = (firstForm?.type === 'form' ? firstForm.sections : [])
    .flatMap(({ fields }) => fields)
    .filter((name) => isFreeText(screen, name) && !schema.properties[name]?.readOnly);
  // What the contract has no call for, the screen does not offer.
  const { create, record } = definition.api;
  const canCreate = `POST ${create}` in rights;
  const canChange = `PATCH ${record}` in rights;
  const canRemove = `DELETE ${record}` in rights;
  const change = (page: Page) => bar(page).getByRole('button', { name: 'Ändern' });

  test.describe(`screen ${definition.name}`, () => {
    test('list: rows, columns, first and last row', async ({ page }) => {
      await openList(page, screen);
      const rows = await rowCount(grid(page));
      expect(rows).toBeGreaterThan(0);
      for (const { field } of definition.columns) {
        await expect(
          grid(page).getByRole('columnheader', { name: label(field), exact: true }),
        ).toBeAttached();
      }
      await plainCell(grid(page)).click();
      await page.keyboard.press('Control+End');
      await expect(
        grid(page)
          .locator(`[aria-rowindex="${rows + 1}"] a`)
          .first(),
      ).toBeVisible();
      await page.keyboard.press('Control+Home');
      await expect(grid(page).locator('[aria-rowindex="2"] a').first()).toBeVisible();
    });

    test('list: sorts by a column, both ways, and a link reproduces it', async ({ page }) => {
      await openList(page, screen);
      const field = definition.columns.at(-1)?.field ?? '';
      const header = grid(page).getByRole('columnheader', { name: label(field), exact: true });
      await header.focus();
      await page.keyboard.press('Enter');
      await expect(header).toHaveAttribute('aria-sort', 'ascending');
      await header.focus();
      await page.keyboard.press('Enter');
      await expect(header).toHaveAttribute('aria-sort', 'descending');
      await page.reload();
      await expect(header).toHaveAttribute('aria-sort', 'descending');
    });

    test('list: filters by a column and finds its way back', async ({ page }) => {
      await openList(page, screen);
      const before = await rowCount(grid(page));
      const column = definition.columns.find(({ field }) => isFreeText(screen, field))?.field;
      const filter = grid(page).getByLabel(`Filter: ${label(column ?? '')}`, { exact: true });
      await filter.fill('zzz gibt es nicht');
      await expect(grid(page)).toHaveAttribute('aria-rowcount', '1');
      await expect(page.getByText(text('list:noDataFiltered'))).toBeVisible();
      await page
        .getByRole('main')
        .getByRole('button', { name: text('list:clearFilter') })
        .first()
        .click();
      await expect(grid(page)).toHaveAttribute('aria-rowcount', String(before + 1));
    });

    test('record: opens by its link, shows every field, edits and cancels', async ({ page }) => {
      await openList(page, screen);
      await grid(page).locator('[aria-rowindex="2"] a').first().click();
      await expect(page.getByRole('main').locator('dt').first()).toBeVisible();
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
      await bar(page).getByRole('button', { name: 'Ändern' }).click();
      const input = page.getByLabel(label(editableTexts[0] ?? '')).first();
      const former = await input.inputValue();
      await input.fill('Vergänglich');
      await bar(page).getByRole('button', { name: 'Abbrechen' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Verwerfen' }).click();
      await expect(bar(page).getByRole('button', { name: 'Ändern' })).toBeVisible();
      await bar(page).getByRole('button', { name: 'Ändern' }).click();
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
        await bar(page).getByRole('button', { name: 'Ändern' }).click();
        await page.getByLabel(label(other)).first().fill('Probe 2');
        await page.keyboard.press('Control+s');
        await expect(bar(page).getByRole('button', { name: 'Ändern' })).toBeVisible();
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
      await grid(page).locator('[aria-rowindex="2"] a').first().click();
      await expect(page.getByRole('main').locator('dt').first()).toBeVisible();
      await expect(page.getByRole('button', { name: 'Ändern' })).toHaveCount(0);
      await expect(page.getByRole('button', { name: 'Löschen' })).toHaveCount(0);
    });

    if (definition.standalone) {
      test('rights: who may see nothing sees no way in and nothing behind it', async ({ page }) => {
        await login(page, 'ohne');
        await expect(
          page
            .getByRole('navigation', { name: 'Hauptnavigation' })
            .getByRole('link', { name: title() }),
        ).toHaveCount(0);
        await page.goto(`/${definition.name}`);
        await expect(page.getByText(text('list:forbidden'))).toBeVisible();
        await expect(page.getByRole('grid')).toHaveCount(0);
      });
    }

    for (const width of [390, 320]) {
      test(`phone ${width}: cards, nothing scrolls sideways, no axe violation`, async ({
        page,
      }) => {
        await page.setViewportSize({ width, height: 780 });
        await openList(page, screen);
        await expect(grid(page).locator('[aria-rowindex="2"] [role="gridcell"]')).toHaveCount(1);
        await expectNoSidewaysScroll(page);
        await expectNoAxeViolations(page);
        await grid(page).locator('[aria-rowindex="2"] a').first().click();
        await expect(page.getByRole('main').locator('dt').first()).toBeVisible();
        if (canChange) {
          await change(page).click();
          await expect(page.getByLabel(label(editableTexts[0] ?? '')).first()).toBeVisible();
        }
        await expectNoSidewaysScroll(page);
        await expectNoAxeViolations(page);
      });
    }

    for (const scheme of ['light', 'dark'] as const) {
      test(`desk, ${scheme}: no axe violation in list, read and edit mode`, async ({ page }) => {
        await page.emulateMedia({ colorScheme: scheme });
        await openList(page, screen);
        await expectNoAxeViolations(page);
        await grid(page).locator('[aria-rowindex="2"] a').first().click();
        await expect(page.getByRole('main').locator('dt').first()).toBeVisible();
        await expectNoAxeViolations(page);
        if (!canChange) return;
        await change(page).click();
        await expect(page.getByLabel(label(editableTexts[0] ?? '')).first()).toBeVisible();
        await expectNoAxeViolations(page);
      });
    }

    for (const language of ['en', 'fr'] as const) {
      test(`speaks ${language}`, async ({ page }) => {
        await openList(page, screen, true, language);
        await expect(grid(page, language)).toBeVisible();
        for (const { field } of definition.columns) {
          await expect(
            grid(page, language).getByRole('columnheader', {
              name: label(field, language),
              exact: true,
            }),
          ).toBeAttached();
        }
      });
    }
  });
}

for (const { name } of await pagesUnderTest()) {
  const title = text(`screens:${name}.title`);
  const heading = (page: Page) => page.getByRole('heading', { name: title, exact: true });
  const way = (page: Page) =>
    page
      .getByRole('navigation', { name: 'Hauptnavigation' })
      .getByRole('link', { name: title, exact: true });

  test(`page ${name}: from the navigation, light and dark, desk and phone`, async ({ page }) => {
    await login(page, 'buero');
    await page.goto('/home');
    await way(page).click();
    await expect(page).toHaveURL(new RegExp(`/${name}$`));
    for (const width of [1280, 320]) {
      await page.setViewportSize({ width, height: 780 });
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await expect(heading(page)).toBeVisible();
        await expectNoSidewaysScroll(page);
        await expectNoAxeViolations(page);
      }
    }
  });

  test(`page ${name}: is closed to who may see nothing of it`, async ({ page }) => {
    await login(page, 'ohne');
    await page.goto(`/${name}`);
    await expect(page.getByText(text('list:forbidden'))).toBeVisible();
    await expect(way(page)).toHaveCount(0);
  });
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
    await page
      .getByRole('tab', { name: text(`screens:${definition.name}.title`, language) })
      .click();
  }
  await expect(
    page.getByRole('grid', {
      name: text(`screens:${definition.name}.title`, language),
      exact: true,
    }),
  ).not.toHaveAttribute('aria-rowcount', '-1');
}

async function rowCount(grid: Locator): Promise<number> {
  return Number(await grid.getAttribute('aria-rowcount')) - 1;
}

/** A cell of the first row that a click gives the focus to: beside the box and the link to the record. */
function plainCell(grid: Locator): Locator {
  return grid.locator('[aria-rowindex="2"] [role="gridcell"]').nth(2);
}

async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
}
