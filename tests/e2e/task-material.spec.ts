import { clientOf, recordOf, rowsOf, type ApiClient } from '../support/api-client';
import { expectNoSidewaysScroll } from './support/expect-no-sideways-scroll';
import { inTurn } from './support/in-turn';
import { showScheme } from './support/show-scheme';
import { expect, expectNoAxeViolations, login, test } from './support/test';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, serviceWorkers: 'allow' });

const idOf = (reply: { headers: Headers }) =>
  Number((reply.headers.get('location') ?? '').split('/').at(-1));

async function done(api: ApiClient, path: string, body: object, headers = {}): Promise<number> {
  const reply = await api.post(path, body, headers);
  if (reply.status >= 300) throw new Error(`${path}: ${reply.status} ${String(reply.body)}`);
  return idOf(reply);
}

interface Part {
  id: number;
  bezeichnung: string;
}

/** A product with pieces in the central warehouse, with numbers of its own or without. */
async function partOf(office: ApiClient, isSerial: boolean): Promise<Part> {
  const filter = `artikelart=1,gesperrt=false,istSeriennummernArtikel=${isSerial},verfuegbar>20`;
  const rows = rowsOf(await office.get(`/stammdaten/artikel?filter=${filter}&limit=50`));
  for (const { id, bezeichnung } of rows) {
    const stock = rowsOf(await office.get(`/stammdaten/artikel/${String(id)}/bestaende`));
    const here = stock.find(({ lagerId, verfuegbar }) => lagerId === 1 && Number(verfuegbar) > 3);
    if (here) return { id: Number(id), bezeichnung: String(bezeichnung) };
  }
  throw new Error('no such product');
}

/** A task whose technician is on site, with two pieces of one part and one of another on their way to him. */
async function taskWithMaterial(url: string) {
  const [office, technik] = [await clientOf(url, 'buero'), await clientOf(url, 'technik')];
  const [address] = rowsOf(await office.get('/stammdaten/adressen?limit=1&filter=telefon1!null'));
  const serviceAuftragId = await done(office, '/service/auftraege', {
    ...{ titel: 'Drucker zieht nicht ein', adresseId: address?.id, auftragsartId: 4 },
  });
  const { version } = recordOf(await office.get(`/service/auftraege/${serviceAuftragId}`));
  await done(
    office,
    `/service/auftraege/${serviceAuftragId}/freigabe`,
    {},
    {
      'If-Match': `"${String(version)}"`,
    },
  );
  const id = await done(office, '/service/planung', {
    ...{ serviceAuftragId, technikerId: 1 },
    ...{ beginnDatum: '2031-03-03T08:00', endeDatum: '2031-03-03T10:00' },
  });
  await done(office, `/service/planung/${id}/versand`, {});
  for (const [action, body] of [
    ['annahme', {}],
    ['reisebeginn', { datum: '00:00' }],
    ['ankunft', { datum: '00:00', strecke: 3 }],
  ] as const) {
    await done(technik, `/service/planung/${id}/${action}`, body);
  }
  const [plain, serial] = [await partOf(office, false), await partOf(office, true)];
  for (const [{ id: artikelId }, menge] of [
    [plain, 2],
    [serial, 1],
  ] as const) {
    const position = await done(office, '/service/material', {
      serviceAuftragId,
      artikelId,
      menge,
    });
    await done(office, `/service/material/${position}/umlagerung`, { menge });
    await done(office, `/service/material/${position}/anlieferung`, {});
  }
  return { id, plain, serial };
}

test('the material of a task: received, installed, given back, undone', async ({
  page,
  context,
  server,
}) => {
  test.slow();
  const { id, plain, serial } = await taskWithMaterial(server.url);
  await login(page, 'technik');
  await page.goto(`/tasks/${id}`);
  const card = page.getByRole('region', { name: 'Material', exact: true });
  const sheet = (name: string) => page.getByRole('dialog', { name });
  const row = (part: Part) => card.getByRole('listitem').filter({ hasText: part.bezeichnung });
  const act = async (part: Part, name: string) => {
    await row(part).getByRole('button', { name, exact: true }).tap();
    return sheet(name);
  };
  await expect(row(plain)).toContainText('Zu bestätigen');
  await row(plain).getByRole('button').first().tap();
  const receipt = row(plain).getByRole('button', { name: 'Erhalt bestätigen' });
  expect((await receipt.boundingBox())?.height).toBeGreaterThanOrEqual(48);
  await expectNoSidewaysScroll(page);
  for (const scheme of inTurn(['light', 'dark', 'contrast'] as const)) {
    await showScheme(page, scheme);
    await expectNoAxeViolations(page);
  }
  await showScheme(page, 'light');

  const received = await act(plain, 'Erhalt bestätigen');
  await expect(received.getByLabel('Erhalten')).toHaveValue('2');
  await received.getByRole('button', { name: 'Bestätigen' }).tap();
  await expect(row(plain)).toContainText('2 noch zu verbuchen');

  // More than there is is said before it is sent.
  const install = await act(plain, 'Einbauen');
  await install.getByLabel('Menge').fill('3');
  await install.getByRole('button', { name: 'Einbauen' }).tap();
  await expect(install.getByText('zu groß: höchstens 2')).toBeVisible();
  await install.getByLabel('Menge').fill('1');
  await install.getByRole('button', { name: 'Einbauen' }).tap();
  await expect(row(plain)).toContainText('1 eingebaut');

  // The old part: where it is has to be said.
  const old = await act(plain, 'Altteil buchen');
  await expectNoAxeViolations(page);
  await old.getByRole('combobox', { name: 'Verbleib' }).tap();
  await page.getByRole('option', { name: 'Bleibt beim Kunden' }).tap();
  await old.getByRole('button', { name: 'Buchen' }).tap();
  await expect(row(plain)).toContainText('1 defekt beim Kunden');

  const back = await act(plain, 'Zurückgeben');
  await back.getByRole('button', { name: 'Zurückgeben' }).tap();
  await expect(row(plain)).toContainText('1 zurückgegeben');
  await expect(row(plain)).toContainText('Erledigt');
  await row(plain).getByRole('button', { name: 'Rückgängig: 1 zurückgegeben' }).tap();
  await sheet('Rückgängig machen').getByRole('button', { name: 'Rückgängig machen' }).tap();
  await expect(row(plain)).toContainText('1 noch zu verbuchen');
  const dead = await act(plain, 'Als DOA buchen');
  await dead.getByRole('button', { name: 'Als DOA buchen' }).tap();
  await expect(row(plain)).toContainText('1 DOA');

  // A part with a number of its own asks for it, and takes it from a scanner.
  await row(serial).getByRole('button').first().tap();
  const numbered = await act(serial, 'Erhalt bestätigen');
  await numbered.getByRole('button', { name: 'Bestätigen' }).tap();
  await expect(numbered.getByText(/wird eine Nummer gebraucht/)).toBeVisible();
  await numbered.getByRole('button', { name: /^Scannen/ }).tap();
  const scanner = sheet('Serien- oder Chargennummern scannen');
  await expect(scanner.getByText(/Handscanner/)).toBeVisible();
  await expectNoAxeViolations(page);
  const number = `SN-${id}-1`;
  await page.keyboard.type(`${number}\n`);
  await expect(scanner.getByText(`${number} übernommen.`)).toBeVisible();
  await scanner.getByRole('button', { name: 'Fertig' }).tap();
  await numbered.getByRole('button', { name: 'Bestätigen' }).tap();
  await expect(row(serial)).toContainText('1 noch zu verbuchen');
  // In the cellar it waits on the device, and shows at once.
  await expect(
    row(serial).getByRole('button', { name: `Rückgängig: ${number} bestätigt` }),
  ).toBeVisible();
  await context.setOffline(true);
  const use = await act(serial, 'Einbauen');
  const installed = use.getByRole('textbox', { name: /Serien- oder Chargennummern/ });
  await expect(installed).toHaveValue(number);
  await use.getByRole('button', { name: 'Einbauen' }).tap();
  await expect(row(serial)).toContainText('1 eingebaut');
  const waits = row(serial).getByRole('button', { name: 'wird übertragen' });
  await expect(waits).toBeVisible();
  await context.setOffline(false);
  await expect(waits).toBeHidden({ timeout: 60_000 });
  await expect(row(serial)).toContainText('1 eingebaut');
  const technik = await clientOf(server.url, 'technik');
  const { serviceAuftragId } = recordOf(await technik.get(`/service/planung/${id}`));
  const positions = rowsOf(
    await technik.get(`/service/auftraege/${String(serviceAuftragId)}/material`),
  );
  expect(positions.map(({ mengeEingebaut }) => mengeEingebaut)).toEqual([1, 1]);
});

test('a part that nobody planned comes out of the own van, also without a network', async ({
  page,
  context,
  server,
}) => {
  const { id } = await taskWithMaterial(server.url);
  const technik = await clientOf(server.url, 'technik');
  const part = rowsOf(
    await technik.get(
      '/lager/servicebestaende/gutteile?filter=verfuegbar>0&orderBy=artikelbezeichnung&limit=200',
    ),
  ).find(({ sctyp }) => sctyp === null);
  await login(page, 'technik');
  await page.goto('/tasks');
  await expect(page.getByText(/^Vollständig offline bereit: /)).toBeVisible({ timeout: 60_000 });
  await page.goto(`/tasks/${id}`);
  const card = page.getByRole('region', { name: 'Material', exact: true });
  await card.getByRole('button', { name: 'Ungeplantes Teil aus meinem Wagen' }).tap();
  const dialog = page.getByRole('dialog', { name: 'Ungeplantes Teil aus meinem Wagen' });
  await dialog.getByRole('button', { name: 'Übernehmen' }).tap();
  await expect(dialog.getByText('Bitte erst ein Teil wählen.')).toBeVisible();
  await dialog.getByRole('textbox', { name: /Artikelnummer/ }).fill(String(part?.artikelNummer));
  await dialog.getByRole('radio').first().check();
  await dialog.getByLabel('Menge').fill('9999');
  await dialog.getByRole('button', { name: 'Übernehmen' }).tap();
  await expect(dialog.getByText(/zu groß: höchstens/)).toBeVisible();
  await expectNoAxeViolations(page);
  await expectNoSidewaysScroll(page);
  await context.setOffline(true);
  await dialog.getByLabel('Menge').fill('1');
  await dialog.getByRole('button', { name: 'Übernehmen' }).tap();
  const taken = card.getByRole('listitem').filter({ hasText: String(part?.artikelbezeichnung) });
  const waits = taken.getByRole('button', { name: 'wird übertragen' });
  await expect(waits).toBeVisible();
  await taken.getByRole('button', { name: /zu verbuchen/ }).tap();
  // No server knows it yet: it is installed under the call that creates it.
  await taken.getByRole('button', { name: 'Einbauen', exact: true }).tap();
  const install = page.getByRole('dialog', { name: 'Einbauen' });
  await install.getByRole('button', { name: 'Einbauen' }).tap();
  await expect(taken).toContainText('1 eingebaut');
  await expectNoAxeViolations(page);
  await context.setOffline(false);
  await expect(waits).toBeHidden({ timeout: 60_000 });
  await expect(taken).toHaveCount(1);
  const { serviceAuftragId } = recordOf(await technik.get(`/service/planung/${id}`));
  const path = `/service/auftraege/${String(serviceAuftragId)}/material`;
  const known = rowsOf(await technik.get(path)).filter((one) => one.artikelId === part?.artikelId);
  expect(known).toMatchObject([{ menge: 1, mengeBestaetigt: 1, mengeEingebaut: 1 }]);
});
