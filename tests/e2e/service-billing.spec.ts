import { clientOf, recordOf, rowsOf } from '../support/api-client';
import { reviewedOrder } from '../support/service-billing';
import { expect, expectNoAxeViolations, login, test } from './support/test';

test('a ticket becomes an order, and what was done an invoice', async ({ page, server }) => {
  const [office, technik] = [
    await clientOf(server.url, 'buero'),
    await clientOf(server.url, 'technik'),
  ];
  const [asset] = rowsOf(
    await office.get('/stammdaten/assets?filter=istAktiv=true,adresseId!null&orderBy=id&limit=1'),
  );
  const made = await office.post('/crm/tickets', {
    betreff: 'Drucker druckt Streifen',
    beschreibung: 'Auf jeder zweiten Seite.',
    adresseId: asset?.adresseId,
    assetId: asset?.id,
  });
  const ticket = Number((made.headers.get('location') ?? '').split('/').at(-1));
  await login(page, 'buero');

  // The order begins with what the ticket knows.
  await page.goto(`/tickets/${ticket}`);
  const main = page.getByRole('main');
  const act = async (name: string) => {
    await main.getByRole('button', { name: 'Weitere Aktionen' }).click();
    await page.getByRole('menuitem', { name }).click();
  };
  await act('Serviceauftrag anlegen');
  await expect(page).toHaveURL(new RegExp(`/tickets/${ticket}/serviceOrders/new`));
  await expect(main.getByLabel('Titel')).toHaveValue('Drucker druckt Streifen');
  await expect(main.getByLabel('Beschreibung')).toHaveValue('Auf jeder zweiten Seite.');
  await expect(main.getByLabel('Asset')).not.toHaveValue('');

  // An appointment too.
  await page.goto(`/tickets/${ticket}`);
  await act('Termin anlegen');
  await expect(main.getByLabel('Betreff')).toHaveValue('Drucker druckt Streifen');

  // What was done is shown before it is billed; the draft opens.
  const order = await reviewedOrder(
    { server, office, technik },
    { order: { ticketId: ticket }, extras: [{ mehraufwandArtId: 2, kosten: 8 }] },
  );
  const { id } = recordOf(await office.get(order));
  await page.goto(`/serviceOrders/${String(id)}`);
  await main.getByRole('button', { name: 'Abrechnen' }).click();
  const dialog = page.getByRole('dialog', { name: 'Abrechnen' });
  const lines = dialog.getByRole('table', { name: 'Wird berechnet' });
  await expect(lines.getByRole('row')).toHaveCount(4);
  await expect(lines.getByRole('cell', { name: 'Servicetechniker je Stunde' })).toBeVisible();
  await expectNoAxeViolations(page);
  await dialog.getByRole('button', { name: /^Rechnungsentwurf für/ }).click();
  await expect(page).toHaveURL(/\/saleDocument\/\d+/);
  await main.getByRole('tab', { name: 'Positionen' }).click();
  await expect(main.getByText('Servicetechniker je Stunde').first()).toBeVisible();

  // The way back, and the report.
  await act('Zum Serviceauftrag');
  await expect(page).toHaveURL(new RegExp(`/serviceOrders/${String(id)}`));
  await main.getByRole('tab', { name: /Serviceberichte/ }).click();
  await expect(main.getByRole('row', { name: /Drucker streift/ })).toBeVisible();
});
