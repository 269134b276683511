import { chromium, type Page } from '@playwright/test';
import { chromiumFlags } from '../e2e/support/chromium-flags';
import { login } from '../e2e/support/open-session';
import { clientOf } from '../support/api-client';
import { playgroundProduct } from '../support/products';
import { startServer } from '../support/start-server';
import { countPaints, nextPaints, scanUntilPainted } from './table/in-page';

const ROWS = Number(process.env.KONTOR_BENCH_ROWS ?? 500);
const KEYS = 60;
const SCANS = 25;
const say = (text: string) => process.stdout.write(`${text}\n`);

/** 4-field-reality §4.1: key to paint and adding by scan in an editable table, against as many rows of plain inputs. */
export async function bench(): Promise<void> {
  const page = { KONTOR_PAGE: 'tests/fixtures/gadgets/page/dist' };
  const server = await startServer(page, playgroundProduct.entry);
  const browser = await chromium.launch({
    executablePath: process.env.KONTOR_CHROMIUM ?? '/usr/bin/chromium',
    args: chromiumFlags,
  });
  try {
    const order = await makeOrder(server.url);
    const context = await browser.newContext({
      baseURL: server.url,
      viewport: { width: 1440, height: 900 },
      locale: 'de-DE',
    });
    await context.addInitScript('globalThis.__name = (target) => target;');
    await context.addInitScript(countPaints);
    const ours = await context.newPage();
    await login(ours, 'admin');
    await ours.goto(`/orders/${order}/quote`);
    await ours.getByRole('button', { name: 'Ändern', exact: true }).click();
    await ours.getByRole('grid').waitFor();
    await ours.waitForTimeout(1000);
    const text = ours.locator('[aria-rowindex="3"] [aria-colindex="5"]');
    const amount = ours.locator('[aria-rowindex="4"] [aria-colindex="6"]');

    const floor = await context.newPage();
    await floor.setContent(floorPage(ROWS));
    report(
      'a key in a text',
      await typing(ours, () => text.dblclick()),
      await typing(floor, () => floor.locator('input').nth(4).click()),
    );
    await ours.keyboard.press('Escape');
    const own = await entering(ours, () => amount.click(), 'Escape');
    const theirs = await entering(floor, () => floor.locator('input').nth(9).click());
    report('a quantity handed up, with Enter', own, theirs);

    const scans: number[] = [];
    await ours.locator('[aria-rowindex="2"] [aria-colindex="8"]').click();
    for (let scan = 0; scan < SCANS; scan += 1) {
      scans.push(await ours.evaluate(scanUntilPainted, `neu-${10_000 + scan}`));
      await ours.waitForTimeout(250);
    }
    say(`${ROWS} rows, a row added by scan, last key to paint: ${spread(scans)} ms (target ≤ 150)`);
  } finally {
    await browser.close();
    await server.stop();
  }
}

/** Milliseconds from each key to the paint after it. */
async function typing(page: Page, open: () => Promise<void>): Promise<number[]> {
  await open();
  await page.evaluate(nextPaints);
  for (let key = 0; key < KEYS; key += 1) {
    await page.keyboard.press('a');
    await page.waitForTimeout(40);
  }
  return page.evaluate(nextPaints);
}

/** The same of the key with which a value is taken over, and all that follows from it. */
async function entering(page: Page, open: () => Promise<void>, close?: string): Promise<number[]> {
  const found: number[] = [];
  for (let round = 0; round < 20; round += 1) {
    await open();
    await page.keyboard.press(String((round % 9) + 1));
    await page.waitForTimeout(60);
    await page.evaluate(nextPaints);
    await page.keyboard.press('Enter');
    await page.waitForTimeout(250);
    found.push(...(await page.evaluate(nextPaints)).slice(0, 1));
    if (close !== undefined) await page.keyboard.press(close);
  }
  return found;
}

async function makeOrder(url: string): Promise<number> {
  const { token } = await clientOf(url, 'admin');
  const post = async (path: string, data: object): Promise<number> => {
    const answer = await fetch(`${url}/vario-api${path}`, {
      method: 'POST',
      headers: {
        Authorization: `Bearer ${token}`,
        'Content-Type': 'application/json',
        'Idempotency-Key': crypto.randomUUID(),
      },
      body: JSON.stringify(data),
    });
    if (answer.status !== 201) throw new Error(`${path}: ${answer.status}`);
    return Number(answer.headers.get('location')?.split('/').at(-1));
  };
  const gadget = await post('/pruefstand/geraete', {
    ...{ bezeichnung: 'Bohrer', anzahl: 1, preis: 10, aktiv: true, benutzerId: 1, bestand: 9 },
  });
  const order = await post('/pruefstand/auftraege', { titel: 'Messung', waehrung: 'EUR' });
  for (let row = 1; row <= ROWS; row += 1) {
    await post(`/pruefstand/auftraege/${order}/angebot`, {
      ...(row % 20 === 0
        ? { art: 'SUMME', text: `Abschnitt ${row / 20}` }
        : { art: 'ARTIKEL', geraetId: gadget, text: `Posten ${row}`, menge: 2, preis: 10 }),
      position: row * 10,
    });
  }
  return order;
}

/** Nothing but rows of native inputs and a sum that each change reckons anew. */
function floorPage(rows: number): string {
  const row = '<tr><td><input></td><td><input></td><td><input></td><td><input value="2"></td></tr>';
  return `<!doctype html><title>floor</title><table>${row.repeat(rows)}</table><p></p><script>
    document.addEventListener('change', () => {
      let sum = 0;
      for (const input of document.querySelectorAll('td:last-child input')) sum += Number(input.value);
      document.querySelector('p').textContent = sum;
    });</script>`;
}

function report(name: string, ours: readonly number[], floor: readonly number[]): void {
  say(
    `${ROWS} rows, ${name}, key to paint: ${spread(ours)} ms (target ≤ 50); floor ${spread(floor)} ms`,
  );
}

function spread(values: readonly number[]): string {
  const sorted = [...values].sort((one, other) => one - other);
  const at = (share: number) =>
    (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN).toFixed(
      1,
    );
  return `${at(0.5)} (95 %: ${at(0.95)})`;
}
