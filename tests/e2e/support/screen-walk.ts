import type { Locator, Page } from '@playwright/test';
import type { Product } from '../../support/products';
import { operationAt, type WalkContract } from '../../support/walk/contract-document';
import { fullMatrix } from './audit';
import type { Look } from './looks';
import { move } from './move';
import { runAction } from './run-action';
import { sampleText } from './sample-value';
import { editableTexts, isFreeText } from './screen-fields';
import { barOf, openFirstRecord, openList, plainCell, rowCount } from './screen-list';
import { expectWell, expectWhole, lookAround } from './screen-looks';
import type { ScreenUnderTest } from './screens';
import { expect } from './test';
import { fieldText, text, type Language } from './texts';

/** Walk of a page through a screen, in one language. */
export interface ScreenWalk {
  page: Page;
  product: Product;
  contract: WalkContract;
  screen: ScreenUnderTest;
  language: Language;
  looks: readonly Look[];
}

/** User who is logged in. */
const someone = { id: 1, name: '', kuerzel: '', typ: 0, istAdmin: true, technikerId: null };

/** Screens whose records have to fit other bookings. */
const bound: ReadonlySet<string> = new Set(['subsequentBookings']);

/** Filters of screens whose `editableWhen` excludes most of their records. */
const changeable: Readonly<Record<string, string>> = { saleDocument: 'belegstatusin(1|2)' };

/** Walks the list: columns, first and last row, a filter that finds nothing, both orders. Answers the list. */
export async function walkList(walk: ScreenWalk): Promise<Locator> {
  const { page, product, screen, language, looks } = walk;
  const { definition } = screen;
  const { label } = wordsOf(walk);
  const grid = await openList(page, product, screen, language);
  const rows = await rowCount(grid);
  expect(rows).toBeGreaterThan(0);
  for (const { field } of definition.columns) {
    const header = grid.getByRole('columnheader', { name: label(field), exact: true });
    await expect(header).toBeAttached();
  }
  await plainCell(grid).click();
  await page.keyboard.press('Control+End');
  const last = grid.locator(`[aria-rowindex="${rows + 1}"] a`);
  await expect(last.first()).toBeVisible();
  await page.keyboard.press('Control+Home');
  await expect(grid.locator('[aria-rowindex="2"] a').first()).toBeVisible();

  const column = definition.columns.find(({ field }) => isFreeText(screen, field))?.field;
  if (column !== undefined) await walkFilter(walk, grid, { label: label(column), rows });

  const header = grid.getByRole('columnheader', {
    name: label(definition.columns.at(-1)?.field ?? ''),
    exact: true,
  });
  for (const direction of ['ascending', 'descending']) {
    await header.focus();
    await page.keyboard.press('Enter');
    await expect(header).toHaveAttribute('aria-sort', direction);
  }
  await expect(grid.locator('[aria-rowindex="2"] a').first()).toBeVisible();
  await lookAround(page, looks, async ({ width }) => {
    // On a phone a row is a card.
    const cells = grid.locator('[aria-rowindex="2"] [role="gridcell"]');
    await expect(cells.nth(1)).toHaveCount(width < 500 ? 0 : 1);
    await expectWell(page);
  });
  return grid;
}

/** Walks a filter that finds nothing, and back to all rows. `label`: of a column of free text. */
async function walkFilter(
  walk: ScreenWalk,
  grid: Locator,
  { label, rows }: { label: string; rows: number },
): Promise<void> {
  const { page, screen } = walk;
  const { definition } = screen;
  const { say } = wordsOf(walk);
  const filtered = say('list:filterBy').replace('{{label}}', label);
  await grid.getByLabel(filtered, { exact: true }).fill('zzz gibt es nicht');
  await expect(grid).toHaveAttribute('aria-rowcount', '1');
  await expect(page.getByText(say('list:noneFound'), { exact: true })).toBeVisible();
  await expect(page.getByText(say('list:noDataFiltered'))).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('button', { name: say('list:clearFilter') })
    .first()
    .click();
  // Without a filter there are more where a view of the definition filters at first.
  const hasView = definition.views?.some((view) => view.default);
  if (hasView) await expect.poll(() => rowCount(grid)).toBeGreaterThan(rows);
  else await expect(grid).toHaveAttribute('aria-rowcount', String(rows + 1));
}

/** Walks a record: opens by its link, shows every field, is edited and cancelled. */
export async function walkRecord(walk: ScreenWalk, grid: Locator): Promise<void> {
  const { page, screen, looks } = walk;
  const { definition, schema } = screen;
  const { say, label } = wordsOf(walk);
  const { change, canChange, bar } = offersOf(walk);
  const some = changeable[definition.name];
  if (some !== undefined) await page.goto(`/${definition.name}?filter=${encodeURIComponent(some)}`);
  await openFirstRecord(page, grid);
  await expect(change).toHaveCount(canChange ? 1 : 0);
  const form = definition.tabs.find((tab) => tab.type === 'form');
  // Parts that depend on the record are there with some records only.
  const sections = form?.type === 'form' ? form.sections.filter(({ when }) => !when) : [];
  for (const field of sections.flatMap(({ fields }) => fields)) {
    if (schema.properties[field]?.writeOnly || screen.conditional.has(field)) continue;
    // Fields named by the installation have no text here.
    if (schema['x-labels'] !== undefined && isFreeText(screen, field)) continue;
    await expect(page.getByText(label(field), { exact: true }).first()).toBeAttached();
  }
  const [first] = editableTexts(screen);
  const isEdited = canChange && first !== undefined;
  // Where the record is edited axe looks at that state: reading is the same for all, and covered by the audit.
  const isJudged = fullMatrix || !isEdited;
  await lookAround(page, looks, () => (isJudged ? expectWell(page) : expectWhole(page)));
  if (!isEdited) return;
  await change.click();
  const input = page.getByRole('textbox', { name: label(first) }).first();
  const former = await input.inputValue();
  await input.fill('Vergänglich');
  await bar.getByRole('button', { name: say('record:cancel') }).click();
  const discard = { name: say('record:unsaved.discard') };
  await page.getByRole('dialog').getByRole('button', discard).click();
  await expect(change).toBeVisible();
  await change.click();
  await expect(input).toHaveValue(former);
  await lookAround(page, looks, () => expectWell(page));
  await bar.getByRole('button', { name: say('record:cancel') }).click();
  await expect(change).toBeVisible();
}

/** Walks a new record: refused while anything is missing; then created, changed and deleted. */
export async function walkNewRecord(walk: ScreenWalk, grid: Locator, list: string): Promise<void> {
  const { page, screen, language } = walk;
  const { definition, schema } = screen;
  const { say, said, label } = wordsOf(walk);
  const { change, bar, canCreate, canRemove } = offersOf(walk);
  const create = bar.getByRole('button', { name: say('list:create') });
  const save = bar.getByRole('button', { name: say('record:save') });
  await move(page, list);
  await expect(grid).toBeVisible();
  await expect(create).toHaveCount(canCreate ? 1 : 0);
  // Fields asked for before it is created have a journey of their own.
  if (!canCreate || !canRemove || definition.create?.asks) return;
  // So have fields that refer to records to be chosen.
  const isBound = (name: string) => schema.properties[name]?.['x-ref'] !== undefined;
  if ((schema.required ?? []).some(isBound) || bound.has(definition.name)) return;
  await create.click();
  // A field that begins with a value of its own is not missing.
  const begun = Object.keys(definition.create?.defaults?.(someone, undefined) ?? {});
  const required = (schema.required ?? []).filter(
    (name) => schema.properties[name]?.default === undefined && !begun.includes(name),
  );
  if (required.length > 0) await save.click();
  for (const name of required) {
    await expect(page.getByLabel(label(name)).first()).toHaveAttribute('aria-invalid', 'true');
  }
  for (const name of required) {
    const value = sampleText(schema.properties[name] ?? {});
    await page.getByLabel(label(name)).first().fill(value);
  }
  await save.click();
  await expect(said('record:created').or(said('record:saved')).first()).toBeVisible();
  await expect(page).not.toHaveURL(/\/new$/);

  const other = editableTexts(screen).find((name) => !required.includes(name));
  if (other !== undefined) {
    await change.click();
    const input = page.getByRole('textbox', { name: label(other) });
    await input.first().fill('Probe 2');
    await page.keyboard.press('Control+s');
    await expect(change).toBeVisible();
    await expect(page.getByText('Probe 2').first()).toBeVisible();
  }

  const remove = say('record:remove.button');
  await runAction(page, remove, language);
  await page.getByRole('dialog').getByRole('button', { name: remove }).click();
  await expect(said('record:removed')).toBeVisible();
  await expect(grid).toBeVisible();
}

/** Returns texts of the walk's language: of the product, of a field of the screen, and the notice about a record. */
function wordsOf({ page, product, screen, language }: ScreenWalk) {
  const say = (key: string) => text(key, language);
  return {
    say,
    label: (field: string) => fieldText(screen.definition.schema, field, language, product.locales),
    said: (key: string) =>
      page.getByRole('status').filter({ hasText: say(key).split('{{name}}').at(-1)?.trim() ?? '' }),
  };
}

/** Returns what the screen offers: nothing that the contract has no call for. */
function offersOf({ page, contract, screen, language }: ScreenWalk) {
  const { create, record } = screen.definition.api;
  const bar = barOf(page, language);
  return {
    bar,
    change: bar.getByRole('button', { name: text('record:edit', language) }),
    canCreate: operationAt('POST', create, contract) !== undefined,
    canChange: operationAt('PATCH', record, contract) !== undefined,
    canRemove: operationAt('DELETE', record, contract) !== undefined,
  };
}
