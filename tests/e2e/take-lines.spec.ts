import { clientOf } from '../support/api-client';
import { readDocument, readLines, writeDraft } from '../support/sales-documents';
import { runAction } from './support/run-action';
import { expect, expectNoAxeViolations, login, test } from './support/test';

test('lines of a document that is searched for by keyboard stand in another one', async ({
  page,
  server,
}) => {
  const office = await clientOf(server.url, 'buero');
  const source = await writeDraft(office, '0100', [{ positionsArt: 'T', bezeichnung: 'Von dort' }]);
  const invoice = await writeDraft(office, '0400', [{ positionsArt: 'T', bezeichnung: 'Anders' }]);
  const draft = await writeDraft(office, '0200', []);
  const { belegnummer } = await readDocument(office, source);
  await login(page, 'buero');
  await page.goto(`/saleDocument/${draft}/positions`);
  await runAction(page, 'Positionen aus Beleg übernehmen');
  const search = page.getByRole('dialog', { name: 'Beleg', exact: true });
  const box = page.getByRole('combobox', { name: 'Beleg', exact: true });
  await expect(box).toBeFocused();

  // It begins with offers and orders that are not done with, and what is typed goes on in the dialog.
  await page.keyboard.press('ArrowDown');
  await expect(search).toBeVisible();
  const types = search.getByRole('combobox', { name: 'Belegart' });
  const filters = search.getByRole('group', { name: 'Eingrenzen' });
  await expect(filters.getByRole('listitem')).toHaveText([
    'Angebot',
    'Auftrag',
    'Gespeichert',
    'Gedruckt',
    'Gebucht',
  ]);
  await expect(search.getByRole('option').first()).toBeVisible();
  await expectNoAxeViolations(page);
  await page.keyboard.press('Escape');
  await expect(search).toHaveCount(0);
  await expect(box).toBeFocused();
  await page.keyboard.type(String(belegnummer), { delay: 50 });
  await expect(search.getByRole('option')).toHaveCount(1);

  // Invoices only when one asks for them; Enter there sends nothing.
  await types.focus();
  await page.keyboard.type('Rechnung', { delay: 50 });
  await page.keyboard.press('Enter');
  await expect(filters.getByRole('listitem').filter({ hasText: 'Rechnung' })).toBeVisible();
  const all = search.getByRole('combobox', { name: 'Beleg suchen' });
  await all.fill('Anders');
  await all.fill(String(belegnummer));
  await expect(search.getByRole('option')).toHaveCount(1);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(search).toHaveCount(0);
  await expect(box).toHaveValue(new RegExp(`^${String(belegnummer)}`));
  await page.getByRole('dialog').getByRole('button', { name: 'OK' }).press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('main').getByText('Von dort').first()).toBeVisible();
  expect(await readLines(office, draft)).toHaveLength(1);
  expect(await readLines(office, invoice)).toHaveLength(1);
});
