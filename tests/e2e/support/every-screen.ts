import type { Locator, Page } from '@playwright/test';
import type { AnyDefinition } from '../../../src/engine/define/definition';
import { contractOfProduct, type Product } from '../../support/products';
import { operationAt, type WalkContract } from '../../support/walk/contract-document';
import { isGranted } from '../../support/walk/expected-rights';
import { expectNoRawKeys } from './expect-no-raw-keys';
import { expectNoSidewaysScroll } from './expect-no-sideways-scroll';
import { looksOf, type Look } from './looks';
import { pathWithRows } from './path-with-rows';
import { runAction } from './run-action';
import { sampleText } from './sample-value';
import type { ScreenUnderTest } from './screens';
import { showScheme } from './show-scheme';
import { expect, expectNoAxeViolations, login, test as plainTest } from './test';
import { fieldText, text, titleText, type Language } from './texts';

/** Whoever is logged in. */
const someone = { id: 1, name: '', kuerzel: '', typ: 0, istAdmin: true, technikerId: null };

/** What every screen owes its users, derived from its definition: nothing here is written per screen. */
/** Screens whose records have to fit what else was booked. */
const bound: ReadonlySet<string> = new Set(['subsequentBookings']);

/** Filters of screens whose `editableWhen` is about most of their records. */
const changeable: Readonly<Record<string, string>> = { saleDocument: 'belegstatusin(1|2)' };

export function testsOfScreens(
  test: typeof plainTest,
  product: Product,
  screens: readonly ScreenUnderTest[],
): void {
  const contract = contractOfProduct(product);
  for (const [number, screen] of screens.entries())
    testsOfScreen(test, product, contract, screen, number);
  test('rights: who may see nothing sees no way in and nothing behind it', async ({ page }) => {
    const closed = screens
      .map(({ definition }) => definition)
      .filter(
        ({ standalone, api }) =>
          standalone && operationAt('GET', api.list, contract)?.right !== 'session',
      );
    await expectClosed(page, closed, product);
  });
}

function testsOfScreen(
  test: typeof plainTest,
  product: Product,
  contract: WalkContract,
  screen: ScreenUnderTest,
  number: number,
): void {
  const { definition, schema } = screen;
  const label = (field: string, language: Language = 'de') =>
    fieldText(definition.schema, field, language, product.locales);
  const grid = (page: Page, language: Language = 'de') =>
    listOf(page, titleText(definition, language, product.locales));
  const bar = (page: Page, language: Language = 'de') =>
    page.getByRole('toolbar', { name: text('ui:actions', language), exact: true });
  const firstForm = definition.tabs.find((tab) => tab.type === 'form');
  const editableTexts = (firstForm?.type === 'form' ? firstForm.sections : [])
    .flatMap(({ fields }) => fields)
    .filter((name) => isFreeText(screen, name) && !schema.properties[name]?.readOnly);
  // What the contract has no call for, the screen does not offer.
  const { create, record } = definition.api;
  const canCreate = operationAt('POST', create, contract) !== undefined;
  const canChange = operationAt('PATCH', record, contract) !== undefined;
  const canRemove = operationAt('DELETE', record, contract) !== undefined;
  const rightOf = (call: 'GET' | 'PATCH', path: string) =>
    JSON.stringify(operationAt(call, path, contract)?.right);
  const { right: rightToSee } = operationAt('GET', definition.api.list, contract) ?? {};
  const isReadAlone =
    rightOf('GET', definition.api.list) !== rightOf('PATCH', record) &&
    (typeof rightToSee !== 'string' || rightToSee === 'session' || isGranted('lesen', rightToSee));
  const change = (page: Page, language: Language = 'de') =>
    bar(page, language).getByRole('button', { name: text('record:edit', language) });

  /** The first record; where only some can be changed the first of those. */
  const openOne = async (page: Page, language: Language = 'de') => {
    const some = changeable[definition.name];
    if (some !== undefined) {
      await page.goto(`/${definition.name}?filter=${encodeURIComponent(some)}`);
    }
    await openFirstRecord(page, grid(page, language));
  };

  test.describe(`screen ${definition.name}`, () => {
    test('list: columns, first and last row, filters, sorts both ways, by a link too', async ({
      page,
    }) => {
      await openList(page, product, screen);
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
      await expect(page.getByText(text('list:noneFound'), { exact: true })).toBeVisible();
      await expect(page.getByText(text('list:noDataFiltered'))).toBeVisible();
      await page
        .getByRole('main')
        .getByRole('button', { name: text('list:clearFilter') })
        .first()
        .click();
      // Without a filter there are more where a view of the definition filters at first.
      const hasView = definition.views?.some((view) => view.default);
      if (hasView) await expect.poll(() => rowCount(grid(page))).toBeGreaterThan(rows);
      else await expect(grid(page)).toHaveAttribute('aria-rowcount', String(rows + 1));

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
      await openList(page, product, screen);
      await openOne(page);
      await expect(change(page)).toHaveCount(canChange ? 1 : 0);
      if (firstForm?.type === 'form') {
        // What depends on the record is there with some records only.
        const sections = firstForm.sections.filter(({ when }) => !when);
        for (const field of sections.flatMap(({ fields }) => fields)) {
          if (schema.properties[field]?.writeOnly || screen.conditional.has(field)) continue;
          // What is called as the installation says has no text here.
          if (schema['x-labels'] !== undefined && isFreeText(screen, field)) continue;
          await expect(page.getByText(label(field), { exact: true }).first()).toBeAttached();
        }
      }
      if (!canChange || editableTexts.length === 0) return;
      await change(page).click();
      const input = page.getByRole('textbox', { name: label(editableTexts[0] ?? '') }).first();
      const former = await input.inputValue();
      await input.fill('Vergänglich');
      await bar(page).getByRole('button', { name: 'Abbrechen' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Verwerfen' }).click();
      await expect(change(page)).toBeVisible();
      await change(page).click();
      await expect(input).toHaveValue(former);
    });

    test('record: refuses what is missing, creates, changes and deletes', async ({ page }) => {
      await openList(page, product, screen);
      await expect(page.getByRole('button', { name: 'Neu anlegen' })).toHaveCount(
        canCreate ? 1 : 0,
      );
      // What is asked for before it is created has a journey of its own.
      if (!canCreate || !canRemove || definition.create?.asks) return;
      // So has what refers to records that have to be chosen.
      const isBound = (name: string) => schema.properties[name]?.['x-ref'] !== undefined;
      if ((schema.required ?? []).some(isBound) || bound.has(definition.name)) return;
      await bar(page).getByRole('button', { name: 'Neu anlegen' }).click();
      // What begins with a value of its own is not missing.
      const begun = Object.keys(definition.create?.defaults?.(someone, undefined) ?? {});
      const required = (schema.required ?? []).filter(
        (name) => schema.properties[name]?.default === undefined && !begun.includes(name),
      );
      if (required.length > 0) await bar(page).getByRole('button', { name: 'Speichern' }).click();
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
        await page
          .getByRole('textbox', { name: label(other) })
          .first()
          .fill('Probe 2');
        await page.keyboard.press('Control+s');
        await expect(change(page)).toBeVisible();
        await page.reload();
        await expect(page.getByText('Probe 2').first()).toBeVisible();
      }

      await runAction(page, 'Löschen');
      await page.getByRole('dialog').getByRole('button', { name: 'Löschen' }).click();
      await expect(page.getByRole('status').filter({ hasText: 'Gelöscht' })).toBeVisible();
      await expect(grid(page)).toBeVisible();
    });

    test('rights: who may only read changes nothing', async ({ page }) => {
      plainTest.skip(!isReadAlone, 'one right sees and changes, or a reader sees nothing');
      await login(page, 'lesen');
      await openList(page, product, screen, false);
      await expect(grid(page).locator('[aria-rowindex="2"] a').first()).toBeVisible();
      await expect(page.getByRole('button', { name: 'Neu anlegen' })).toHaveCount(0);
      await openFirstRecord(page, grid(page));
      await expect(page.getByRole('button', { name: 'Ändern' })).toHaveCount(0);
      await bar(page)
        .getByRole('button', { name: text('record:more') })
        .click();
      await expect(page.getByRole('menuitem').first()).toBeVisible();
      await expect(page.getByRole('menuitem', { name: 'Löschen' })).toHaveCount(0);
    });

    test('looks: languages, widths, light and dark, in list, read and edit mode', async ({
      page,
    }) => {
      const looks = looksOf(number);
      test.setTimeout(looks.flatMap(([, some]) => some).length * 30_000);
      for (const [language, some] of looks) {
        await page.setViewportSize({ width: 1280, height: 780 });
        await openList(page, product, screen, true, language);
        await expectHeaders(grid(page, language), definition.columns, label, language);
        for (const look of some) {
          await lookAt(page, look);
          const cells = grid(page, language).locator('[aria-rowindex="2"] [role="gridcell"]');
          // On a phone a row is a card.
          await expect(cells.nth(1)).toHaveCount(look.width < 500 ? 0 : 1);
          await expectWell(page);
        }
        await openOne(page, language);
        for (const look of some) {
          await lookAt(page, look);
          await expectWell(page);
        }
        if (!canChange || editableTexts.length === 0) continue;
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

/** Whoever may see nothing of these finds neither a way to them nor anything behind it. */
export async function expectClosed(
  page: Page,
  closed: readonly AnyDefinition[],
  product: Product,
): Promise<void> {
  plainTest.setTimeout(30_000 + closed.length * 15_000);
  await login(page, 'ohne');
  for (const definition of closed) {
    await page.goto(`/${definition.name}`);
    await expect(page.getByText(text('list:forbidden'))).toBeVisible();
    await expect(page.getByRole('grid')).toHaveCount(0);
    await expect(
      page
        .getByRole('navigation', { name: 'Hauptnavigation' })
        .getByRole('link', { name: titleText(definition, 'de', product.locales), exact: true }),
    ).toHaveCount(0);
  }
}

export async function lookAt(page: Page, { width, scheme }: Look): Promise<void> {
  await page.setViewportSize({ width, height: 780 });
  await showScheme(page, scheme);
}

/** Nothing is cut off, nothing is without its text, and axe finds nothing. */
export async function expectWell(page: Page): Promise<void> {
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

/** Whoever works with it: what stands among the settings is for administrators. */
export function clerkOf({ group }: AnyDefinition): 'admin' | 'buero' {
  return group === 'settings' ? 'admin' : 'buero';
}

/** Goes to a screen's list: by its address, or by the tab of the first record above that has rows. */
async function openList(
  page: Page,
  { locales }: Product,
  screen: ScreenUnderTest,
  asClerk = true,
  language: Language = 'de',
): Promise<void> {
  const { definition, above } = screen;
  if (asClerk) await login(page, clerkOf(definition), language);
  if (above.length === 0) await page.goto(`/${definition.name}`);
  else {
    await page.goto(await pathWithRows(page.request, screen));
    await page.getByRole('tab', { name: titleText(definition, language, locales) }).click();
  }
  await expect(listOf(page, titleText(definition, language, locales))).not.toHaveAttribute(
    'aria-rowcount',
    '-1',
  );
}

function listOf(page: Page, name: string): Locator {
  return page.getByRole('grid', { name, exact: true });
}

async function rowCount(grid: Locator): Promise<number> {
  await expect(grid).toHaveAttribute('aria-rowcount', /^\d+$/);
  return Number(await grid.getAttribute('aria-rowcount')) - 1;
}

/** A cell of the first row that a click gives the focus to: beside the box and the link to the record. */
function plainCell(grid: Locator): Locator {
  return grid
    .locator('[aria-rowindex="2"] [role="gridcell"]')
    .filter({ hasNot: grid.page().locator('a, input') })
    .first();
}
