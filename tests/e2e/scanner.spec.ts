import type { Page } from '@playwright/test';
import { locationOf } from '../../server/areas/stock/demo/storage-data';
import { expectNoSidewaysScroll } from './support/expect-no-sideways-scroll';
import { scannedProduct } from './support/scanned-product';
import { clientOf, rowsOf } from '../support/api-client';
import { readDocument, writeDraft } from '../support/sales-documents';
import { expect, expectNoAxeViolations, login, test } from './support/test';

const { ean, artikelnummer, bezeichnung } = scannedProduct;
const lagerplatz = locationOf(scannedProduct.id, 1) ?? '';

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name });
const entry = (page: Page) => page.getByLabel('Barcode oder Nummer', { exact: true });
/** Types as fast as a keyboard-wedge scanner does, with its Enter; answers whether the page let the Enter through. */
const wedge = (page: Page, code: string) =>
  page.evaluate((scanned) => {
    const press = (key: string, ctrlKey = false) =>
      (document.activeElement ?? document.body).dispatchEvent(
        new KeyboardEvent('keydown', { key, ctrlKey, bubbles: true, cancelable: true }),
      );
    for (const character of scanned) {
      if (character === '\u001d') press(']', true);
      else press(character);
    }
    return press('Enter');
  }, code);

test.describe('scanning', () => {
  test('reads labels of GS1 with batch, number and day', async ({ page }) => {
    await login(page, 'buero');
    await page.goto('/scanner');
    await expect(entry(page)).toBeVisible();
    const gtin = ean.padStart(14, '0');
    await wedge(page, `]C101${gtin}17271231` + `10LOT-7\u001d21S/77`);
    await expect(heading(page, new RegExp(artikelnummer))).toBeVisible();
    const said = page.getByRole('region', { name: new RegExp(artikelnummer) });
    await expect(said).toContainText('ChargeLOT-7');
    await expect(said).toContainText('SeriennummerS/77');
    await expect(said).toContainText('Verfällt am31.12.2027');
    // As it is printed, so that it can be read and typed again.
    const printed = `(01)${gtin}(17)271231(10)LOT-7(21)S/77`;
    await expect(page.getByText(printed, { exact: false }).first()).toBeAttached();
    await entry(page).fill(`https://id.example/01/${gtin}/10/LOT-8`);
    await entry(page).press('Enter');
    await expect(said).toContainText('ChargeLOT-8');
  });

  test('finds where an article lies: by camera, by scanner, by hand', async ({ page }) => {
    await login(page, 'lager');
    await page.goto('/home');
    const navigation = page.getByRole('navigation', { name: 'Hauptnavigation' });
    await navigation.getByRole('link', { name: 'Lagerplatzinfo' }).click();
    await expect(heading(page, 'Lagerplatzinfo')).toBeVisible();
    await expectNoAxeViolations(page);

    // A printed code is held to the camera.
    await page.getByRole('button', { name: 'Mit der Kamera scannen' }).click();
    await expect(heading(page, `${artikelnummer} ${bezeichnung}`)).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`code=${ean}$`));
    const lies = page.getByRole('table', { name: 'Wo er liegt' });
    await expect(lies.getByRole('row').filter({ hasText: lagerplatz }).first()).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: `${ean} gelesen` })).toBeAttached();
    // One code at a time: it waits to be asked for the next.
    await expect(page.getByRole('button', { name: 'Nächsten Code scannen' })).toBeVisible();
    await expectNoAxeViolations(page);
    await page.getByRole('button', { name: 'Kamera aus' }).click();
    await expect(page.getByLabel('Bild der Kamera')).toHaveCount(0);

    // The place by a scanner, whatever has the focus; its Enter presses nothing.
    await navigation.getByRole('link', { name: 'Lagerplatzinfo' }).focus();
    expect(await wedge(page, lagerplatz)).toBe(false);
    // Two warehouses have a place of this name.
    await expect(heading(page, 'Format uneindeutig').or(heading(page, lagerplatz))).toBeVisible();
    const choice = page.getByRole('link', {
      name: new RegExp(`^Lagerplatz ?${lagerplatz}.*Zentrallager`),
    });
    if (await heading(page, 'Format uneindeutig').isVisible()) await choice.click();
    const contents = page.getByRole('table', { name: 'Was hier liegt' });
    // Only what lies there: of the scanned article there is nothing left.
    const other = contents.getByRole('link').first();
    await expect(other).toBeVisible();
    const found = await other.innerText();
    await other.click();
    await expect(page.getByRole('heading', { name: new RegExp(`^${found} `) })).toBeVisible();
    await page.goBack();
    await expect(contents).toBeVisible();

    // By hand, in small letters; what nobody knows is said.
    await entry(page).fill(lagerplatz.toLowerCase());
    await page.keyboard.press('Enter');
    await expect(heading(page, 'Format uneindeutig').or(heading(page, lagerplatz))).toBeVisible();
    await expect(entry(page)).toHaveValue('');
    await entry(page).fill('gibt-es-nicht');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toContainText('Artikel existiert nicht');
    await expect(page.getByRole('alert')).toContainText('gibt-es-nicht');
  });

  test('tells articles from documents, and lets one choose', async ({ page }) => {
    await login(page, 'admin');
    const number = await page.evaluate(async () => {
      const { token } = JSON.parse(localStorage.getItem('kontor.session') ?? '{}') as {
        token: string;
      };
      const headers = {
        Authorization: `Bearer ${token}`,
        'Content-Type': 'application/json',
        'X-Requested-With': 'XMLHttpRequest',
      };
      const documents = await fetch(
        '/vario-api/verkauf/belege?filter=belegtyp%3D02&orderBy=id&limit=1',
        { headers },
      );
      const { result } = (await documents.json()) as { result: { belegnummer: string }[] };
      const artikelnummer = result[0]?.belegnummer ?? '';
      // An article that is called like a document.
      const created = await fetch('/vario-api/stammdaten/artikel', {
        method: 'POST',
        headers: { ...headers, 'Idempotency-Key': crypto.randomUUID() },
        body: JSON.stringify({ artikelnummer, artikelart: '1', bezeichnung: 'Doppelgänger' }),
      });
      if (!created.ok) throw new Error(await created.text());
      return artikelnummer;
    });
    await page.goto('/scanner');
    await entry(page).fill(number);
    await page.keyboard.press('Enter');
    await expect(heading(page, 'Format uneindeutig')).toBeVisible();
    await expectNoAxeViolations(page);
    await page.getByRole('link', { name: /Doppelgänger/ }).click();
    await expect(heading(page, `${number} Doppelgänger`)).toBeVisible();
    await page.goto(`/scanner?code=${number}`);
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Beleg/ })
      .click();
    await expect(page.getByRole('table', { name: 'Positionen' })).toBeVisible();
  });

  test('finds a device by its serial number and by its IMEI', async ({ page, server }) => {
    const office = await clientOf(server.url, 'buero');
    const [asset] = rowsOf(await office.get('/stammdaten/assets?filter=imei!null&limit=1'));
    await login(page, 'buero');
    for (const code of [asset?.seriennummer, asset?.imei]) {
      await page.goto('/scanner');
      await expect(entry(page)).toBeVisible();
      await wedge(page, String(code));
      await expect(heading(page, `${asset?.assetnummer} ${asset?.bezeichnung}`)).toBeVisible();
    }
    await page.getByRole('main').getByRole('link', { name: 'Öffnen' }).click();
    await expect(page).toHaveURL(new RegExp(`/assets/${asset?.id}`));
  });

  test('needs no camera: who may not use it is told, and scans on', async ({ page }) => {
    await page.addInitScript(() => {
      navigator.mediaDevices.getUserMedia = () =>
        Promise.reject(new DOMException('', 'NotAllowedError'));
    });
    await page.setViewportSize({ width: 390, height: 780 });
    await login(page, 'lager');
    await page.goto('/scanner');
    await page.getByRole('button', { name: 'Mit der Kamera scannen' }).click();
    await expect(page.getByRole('alert')).toContainText('nicht erlaubt');
    await expect(page.getByRole('button', { name: 'Noch einmal versuchen' })).toBeVisible();
    expect(await wedge(page, ean)).toBe(false);
    await expect(page.getByRole('table', { name: 'Bestand je Lager' })).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectNoAxeViolations(page);
    // Who sees articles but no documents looks up articles only.
    await page.goto('/scanner?code=gibt-es-nicht');
    await expect(page.getByRole('alert')).toContainText('Artikel existiert nicht');
  });

  test('opens the document that has the number, from the list and back to it', async ({
    page,
    server,
  }) => {
    const office = await clientOf(server.url, 'buero');
    const bestellnummerKunde = `PO-${Date.now()}`;
    const id = await writeDraft(office, '0100', [], { bestellnummerKunde });
    await writeDraft(office, '0200', [], { bestellnummerKunde });
    const { belegnummer } = await readDocument(office, id);
    await login(page, 'buero');
    await page.goto('/saleDocument');
    await page.getByRole('link', { name: 'Scannen' }).click();
    await expect(page).toHaveURL(/saleDocument\/scanner$/);
    await expect(heading(page, 'Beleg scannen')).toBeVisible();
    await expect(entry(page)).toBeFocused();
    await expectNoAxeViolations(page);

    // Nobody has this one; the next can be typed at once.
    await entry(page).fill('gibt-es-nicht');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toContainText('Kein Treffer für gibt-es-nicht');
    await expect(entry(page)).toBeFocused();
    await expect(entry(page)).toHaveValue('');

    // Two have this one: one of them is chosen.
    await entry(page).fill(bestellnummerKunde);
    await page.keyboard.press('Enter');
    await expect(heading(page, 'Format uneindeutig')).toBeVisible();
    await expectNoAxeViolations(page);
    await page
      .getByRole('listitem')
      .getByRole('link', { name: String(belegnummer) })
      .click();
    await expect(page).toHaveURL(/saleDocument\/\d+/);
    await page.goBack();
    await expect(page).toHaveURL(/saleDocument$/);

    // One has it, read by a scanner with the focus elsewhere: it opens at once.
    await page.getByRole('link', { name: 'Scannen' }).click();
    await expect(entry(page)).toBeFocused();
    await heading(page, 'Beleg scannen').focus();
    await wedge(page, String(belegnummer));
    await expect(page).toHaveURL(new RegExp(`saleDocument/${id}`));
    await page.goBack();
    await expect(page.getByRole('grid')).toBeVisible();
    await expect(page).toHaveURL(/saleDocument$/);
  });
});
