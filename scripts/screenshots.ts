import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { chromiumFlags } from '../tests/e2e/support/chromium-flags';

const usage =
  'npm run screenshots -- [address of a running Kontor]   (default http://127.0.0.1:4700)';
const folder = 'docs/screenshots';
const sizes = { 1440: { width: 1440, height: 900 }, 390: { width: 390, height: 844 } };
const schemes = ['light', 'dark'] as const;

/** Takes the pictures of docs/screenshots from a running server with the demo company. */
async function main(): Promise<void> {
  if (process.argv[2] === '--help') {
    process.stdout.write(`${usage}\n`);
    return;
  }
  const baseURL = process.argv[2] ?? 'http://127.0.0.1:4700';
  mkdirSync(folder, { recursive: true });
  const browser = await chromium.launch({
    executablePath: process.env.KONTOR_CHROMIUM ?? '/usr/bin/chromium',
    args: chromiumFlags,
  });
  for (const colorScheme of schemes) {
    for (const [name, viewport] of Object.entries(sizes)) {
      const context = await browser.newContext({ baseURL, viewport, colorScheme, locale: 'de-DE' });
      const page = await context.newPage();
      const shoot = (what: string) =>
        page.screenshot({ path: join(folder, `${what}-${name}-${colorScheme}.png`) });
      await walk(page, shoot);
      await context.close();
    }
  }
  await browser.close();
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
  await page.goto('/addresses');
  await page.getByRole('grid').locator('[aria-rowindex="2"] a').first().waitFor();
  // How many there are is known a moment after the first ones.
  await page.locator('[role="grid"][aria-rowcount]:not([aria-rowcount="-1"])').waitFor();
  await shoot('list');
  await page.getByRole('grid').locator('[aria-rowindex="2"] a').first().click();
  // A card has facts, too.
  await page.getByRole('button', { name: 'Ändern' }).waitFor();
  await page.getByRole('main').locator('dt').first().waitFor();
  await shoot('record');
  await page.getByRole('button', { name: 'Ändern' }).click();
  await page.getByRole('main').getByLabel('Ort').first().waitFor();
  await shoot('edit');
  await page.getByRole('button', { name: 'Abbrechen' }).click();
  await page.getByRole('tab', { name: 'Ansprechpartner' }).click();
  await page.locator('[role="grid"][aria-rowcount]:not([aria-rowcount="-1"])').waitFor();
  await shoot('persons');
}

await main();
