import type { Page } from '@playwright/test';
import { clientOf, recordOf, rowsOf, type ApiClient, type Row } from '../support/api-client';
import { sampleImage } from '../support/sample-images';
import { runAction } from './support/run-action';
import { expect, login, test } from './support/test';
import { typeLikeScanner } from './support/type-like-scanner';

const customers = '/stammdaten/adressen?filter=istKunde=true,gesperrt=false,lkz=DE&limit=1';
const dialog = (page: Page) => page.getByRole('dialog');
const field = (page: Page, name: string) => page.getByLabel(name, { exact: true }).first();

async function customerOf(office: ApiClient): Promise<Row> {
  const [address] = rowsOf(await office.get(customers));
  expect(address).toBeDefined();
  return address as Row;
}

async function save(page: Page): Promise<void> {
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('button', { name: 'Ändern' })).toBeVisible();
}

/** In a list of the open dialog. */
async function choose(page: Page, label: string, option: string): Promise<void> {
  await dialog(page).getByRole('combobox', { name: label }).click();
  await page.getByRole('option', { name: option }).first().click();
}

async function bookByKey(page: Page): Promise<void> {
  await page.keyboard.press('F9');
  await dialog(page)
    .getByRole('button', { name: /buchen$/ })
    .press('Enter');
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByRole('main').getByText('Gebucht', { exact: true }).first()).toBeVisible();
}

/** «Erledigen» with its result. */
async function complete(page: Page, result: string): Promise<void> {
  await runAction(page, 'Erledigen');
  await dialog(page).getByLabel('Ergebnis').fill(result);
  await dialog(page)
    .getByRole('button', { name: /^(OK|Erledigen)$/ })
    .click();
  await expect(dialog(page)).toHaveCount(0);
}

test('a call becomes a ticket, its part goes to a colleague and comes back, and it is billed', async ({
  page,
  server,
}) => {
  const office = await clientOf(server.url, 'buero');
  const { id: address } = await customerOf(office);
  const read = async (id: string | undefined) => recordOf(await office.get(`/crm/tickets/${id}`));
  const idIn = () => /(\d+)(\/\w+)?$/.exec(new URL(page.url()).pathname)?.[1];

  await login(page, 'buero');
  await page.goto(`/tickets/new?address=${String(address)}`);
  await field(page, 'Betreff').fill('Drucker streift');
  await save(page);
  const ticket = idIn();
  await page.getByRole('tab', { name: /^Anhänge/ }).click();
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Dateien wählen' }).click();
  const photo = { name: 'Streifen.jpg', mimeType: 'image/jpeg', buffer: await sampleImage() };
  await (await chooser).setFiles([photo]);
  await expect(page.getByRole('row').filter({ hasText: 'Streifen.jpg' })).toBeVisible();

  await runAction(page, 'Unterticket anlegen');
  await field(page, 'Betreff').fill('Walze besorgen');
  await field(page, 'Zugeordnet').fill('Ada');
  await page.getByRole('option', { name: /Ada Verwalter/ }).click();
  await save(page);
  const part = idIn();
  expect(await read(part)).toMatchObject({
    hauptTicketId: Number(ticket),
    zugeordnetBenutzerId: 1,
  });

  // The colleague is done: it goes back to whoever wanted it.
  await login(page, 'admin');
  await page.goto(`/tickets/${part}`);
  await complete(page, 'Liegt im Lager');
  expect(await read(part)).toMatchObject({ status: 80, zugeordnetBenutzerId: 2 });

  const spent = {
    art: 'WERKSTATT',
    datum: '2026-06-30T10:00',
    dauer: 90,
    ticketId: Number(ticket),
  };
  expect((await office.post('/crm/aktivitaeten', spent)).status).toBe(201);
  await login(page, 'buero');
  await page.goto(`/tickets/${part}`);
  await complete(page, 'Abgenommen');
  await page.goto(`/tickets/${ticket}`);
  await complete(page, 'Walze getauscht');
  await runAction(page, 'Abrechnen');
  await choose(page, 'Beleg', 'Auftrag');
  await dialog(page)
    .getByRole('button', { name: /^(OK|Abrechnen)$/ })
    .click();
  await expect(dialog(page)).toHaveCount(0);
  const billed = await read(ticket);
  expect(billed).toMatchObject({ status: 95 });
  const lines = await office.get(
    `/verkauf/belege/${String(billed.abrechnungBelegId)}/positionen?filter=positionsArt=N`,
  );
  expect(rowsOf(lines).map(({ menge }) => menge)).toEqual([1.5]);
});

test('a deal goes over the board by keyboard, is back at its place, and is won by its order', async ({
  page,
  server,
}) => {
  const office = await clientOf(server.url, 'buero');
  const { id: adresseId } = await customerOf(office);
  const titel = 'Zwölf Drucker';
  const made = await office.post('/crm/deals', { titel, adresseId, investitionssummeGeplant: 900 });
  const path = String(made.headers.get('location')).replace('/vario-api', '');
  const column = (name: string) => page.getByRole('region', { name: new RegExp(`^${name}`) });
  const card = (of: string) => column(of).getByRole('link', { name: titel });

  await login(page, 'buero');
  await page.goto('/deals?ansicht=board');
  await expect(card('Erstkontakt')).toHaveAttribute('aria-keyshortcuts', /Alt/);
  await card('Erstkontakt').focus();
  for (const phase of ['Nachfassen', 'In Verhandlung']) {
    await page.keyboard.press('Alt+ArrowRight');
    await expect(card(phase)).toBeFocused();
    // A card on its way takes no further key.
    await expect(page.getByText(`${titel} steht jetzt in ${phase}`)).toBeAttached();
  }
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: titel })).toBeVisible();
  await page.goBack();
  await expect(card('In Verhandlung')).toBeFocused();
  await page.keyboard.press('Enter');

  await runAction(page, 'Beleg anlegen');
  await choose(page, 'Belegart', 'Angebot');
  await dialog(page).getByRole('button', { name: 'Anlegen' }).click();
  const code = page.getByRole('textbox', { name: /^Artikel, EAN oder Nummer/ });
  await expect(code).toBeFocused();
  const [product] = rowsOf(
    await office.get(
      '/stammdaten/artikel?filter=artikelart=1,gesperrt=false,staffel=0,verfuegbar>=50&limit=1',
    ),
  );
  await typeLikeScanner(page, String(product?.ean));
  await expect(page.getByText('1 Zeile')).toBeVisible();
  await save(page);
  await bookByKey(page);
  await runAction(page, 'In Auftrag umwandeln');
  await expect(dialog(page).getByRole('table').getByRole('textbox').first()).toBeVisible();
  await dialog(page).getByRole('button', { name: 'OK' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Vorgänger und Nachfolger' })).toBeVisible();
  await bookByKey(page);
  await page.goto(`/deals/${path.split('/').at(-1)}`);
  await expect(page.getByText('gewonnen', { exact: true }).first()).toBeVisible();
  const deal = recordOf(await office.get(path));
  expect(deal).toMatchObject({ status: 1, phase: 4 });
  expect(Number(deal.investitionssummeErreicht)).toBeGreaterThan(0);
});

test('a device is scanned, and its tickets are read', async ({ page, server }) => {
  const office = await clientOf(server.url, 'buero');
  const [ticket] = rowsOf(await office.get('/crm/tickets?filter=assetId>0&limit=1'));
  const asset = recordOf(await office.get(`/stammdaten/assets/${String(ticket?.assetId)}`));
  await login(page, 'buero');
  await page.goto('/assets/scanner');
  await page
    .getByLabel(/Nummer/)
    .first()
    .fill(String(asset.assetnummer));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(String(asset.bezeichnung));
  await page.getByRole('tab', { name: /^Tickets/ }).click();
  await page
    .getByRole('grid', { name: 'Tickets' })
    .getByRole('link', { name: new RegExp(String(ticket?.ticketNummer)) })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(String(ticket?.betreff));
});
