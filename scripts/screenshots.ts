import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { chromiumFlags } from '../tests/e2e/support/chromium-flags';
import { clientOf, recordOf, rowsOf } from '../tests/support/api-client';

const usage =
  'npm run screenshots -- [address of a running Kontor]   (default http://127.0.0.1:4700)';
const folder = 'docs/screenshots';
/** Time zone of the demo company. */
const timeZone = 'Europe/Berlin';
/** Rest in ms for what nothing waits for, such as the numbers on tabs. */
const REST_MS = 3000;
const looks = [
  [1440, 900, 'light'],
  [1440, 900, 'dark'],
  [768, 1024, 'light'],
  [390, 844, 'light'],
  [390, 844, 'dark'],
  [320, 700, 'light'],
] as const;

/** Takes the pictures of docs/screenshots from a running server with the demo company. */
async function main(): Promise<void> {
  if (process.argv[2] === '--help') {
    process.stdout.write(`${usage}\n`);
    return;
  }
  const baseURL = process.argv[2] ?? 'http://127.0.0.1:4700';
  mkdirSync(folder, { recursive: true });
  await remind(baseURL);
  const browser = await chromium.launch({
    executablePath: process.env.KONTOR_CHROMIUM ?? '/usr/bin/chromium',
    args: chromiumFlags,
  });
  for (const [width, height, colorScheme] of looks) {
    const viewport = { width, height };
    const isPhone = width < 768;
    const device = { hasTouch: isPhone, isMobile: isPhone };
    const look = { baseURL, viewport, colorScheme, locale: 'de-DE', timezoneId: timeZone };
    const context = await browser.newContext({ ...look, ...device });
    const page = await context.newPage();
    const shoot = async (what: string) => {
      // Nothing is pointed at.
      if (!isPhone) await page.mouse.move(width - 1, height - 1);
      await atRest(page);
      await page.screenshot({ path: join(folder, `${what}-${width}-${colorScheme}.png`) });
    };
    await walk(page, shoot);
    await context.close();
  }
  await browser.close();
}

/** Makes something due, so that there is something to see. */
async function remind(baseURL: string): Promise<void> {
  const client = await clientOf(baseURL, 'buero');
  if (rowsOf(await client.get('/crm/erinnerungen')).length > 0) return;
  const { benutzer } = recordOf(await client.get('/webapp/me')) as { benutzer: { id: number } };
  const [address] = rowsOf(await client.get('/stammdaten/adressen?limit=1'));
  const later = (minutes: number) =>
    new Date(Date.now() + minutes * 60_000)
      .toLocaleString('sv-SE', { timeZone })
      .replace(' ', 'T')
      .slice(0, 16);
  const texts: [string, number, boolean][] = [
    ['Angebot nachfassen', -90, true],
    ['Rückruf wegen Liefertermin', 10, true],
    ['Lieferantengespräch vorbereiten', 24 * 60, false],
  ];
  for (const [bemerkung, minutes, isAbout] of texts) {
    const about = isAbout ? { tabelle: 'ADR', tabelleId: address?.id } : {};
    const reminder = { bemerkung, erinnerungDatum: later(minutes), benutzerId: benutzer.id };
    const { status } = await client.post('/crm/erinnerungen', { data: { ...reminder, ...about } });
    if (status !== 201) throw new Error(`no reminder was stored: ${status}`);
  }
}

async function walk(page: Page, shoot: (what: string) => Promise<unknown>): Promise<void> {
  await page.goto('/auth/login');
  await page.getByLabel('Benutzername').fill('buero');
  await page.getByLabel('Passwort').first().fill('kontor-demo');
  await shoot('login');
  await page.getByRole('button', { name: 'Anmelden' }).click();
  await page.waitForURL('**/home');
  await page.getByRole('main').getByRole('link').first().waitFor();
  await shoot('home');
  await page.getByRole('combobox', { name: 'Suche', exact: true }).click();
  await page.keyboard.type('müller');
  await page.getByRole('dialog', { name: 'Suchergebnisse' }).getByRole('link').first().waitFor();
  await shoot('search');
  await page.goto('/addresses');
  await openFirst(page, () => shoot('list'));
  await shoot('record');
  await page.getByRole('button', { name: 'Neu', exact: true }).waitFor();
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog', { name: 'Befehle' }).getByRole('option').first().waitFor();
  await shoot('palette');
  await page.keyboard.press('Escape');
  const reminders = page.getByRole('banner').getByRole('button', { name: /^Erinnerungen/ });
  await reminders.click();
  await page.getByText('Rückruf wegen Liefertermin').first().waitFor();
  await shoot('reminders');
  await reminders.click();
  await page.getByRole('button', { name: 'Ändern' }).click();
  await page.getByRole('main').getByLabel('Ort').first().waitFor();
  await shoot('edit');
  await page.getByRole('button', { name: 'Abbrechen' }).click();
  await page.goto('/products');
  await openFirst(page);
  await shoot('product');
  await page.goto('/saleDocument?filter=belegtyp%3D01,belegstatus%3D3');
  await openFirst(page);
  await shoot('document');
  await page.getByRole('tab', { name: 'Positionen' }).click();
  await page.getByText(/^\d+ Zeilen?$/).waitFor();
  await shoot('positions');
  await page.keyboard.press('Control+p');
  await page.getByRole('dialog').locator('[data-drawn]').first().waitFor();
  await shoot('print');
  await page.keyboard.press('Escape');
  await page.goto('/openItems?filter=abgeschlossen%3Dfalse,klaerung%3Dfalse,opvArt%3DR');
  await openFirst(page);
  await shoot('open-item');
  const clarify = page.getByRole('button', { name: 'In Klärung geben' });
  if (await clarify.isVisible()) await clarify.click();
  else {
    await page.getByRole('button', { name: 'Weitere Aktionen' }).click();
    await page.getByRole('menuitem', { name: 'In Klärung geben' }).click();
  }
  await page.getByRole('dialog').waitFor();
  await shoot('dialog');
  await page.goto('/settings');
  await page.getByRole('combobox', { name: 'Lagerkreis' }).waitFor();
  await shoot('settings');
}

async function openFirst(page: Page, before?: () => Promise<unknown>): Promise<void> {
  const link = page.getByRole('grid').locator('[aria-rowindex="2"] a').first();
  await link.waitFor();
  // Their number is known a moment after the first ones.
  await page.locator('[role="grid"][aria-rowcount]:not([aria-rowcount="-1"])').waitFor();
  await before?.();
  await link.click();
  await page.getByRole('tab').first().waitFor();
  await page.getByRole('main').locator('dt').first().waitFor();
}

/** Waits until the page has its typeface and its late parts. */
async function atRest(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.fonts].some(({ family, status }) => family === 'Inter' && status === 'loaded'),
  );
  await page.waitForTimeout(REST_MS);
}

await main();
