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
/** Times in ms, and what the page's main thread worked for each of them. */
interface Measured {
  times: readonly number[];
  work: number;
}

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
    // Writing a document forgets who listened to the one before.
    await floor.evaluate(countPaints);
    const [own, theirs] = [await processorOf(ours), await processorOf(floor)];
    report(
      'a key in a text',
      await own(() => typing(ours, () => text.dblclick())),
      await theirs(() => typing(floor, () => floor.locator('input').nth(4).click())),
    );
    await ours.bringToFront();
    await ours.keyboard.press('Escape');
    report(
      'a quantity taken over with Enter',
      await own(() => entering(ours, () => amount.click(), 'Escape')),
      await theirs(() => entering(floor, () => floor.locator('input').nth(9).click())),
    );
    await ours.bringToFront();
    await ours.locator('[aria-rowindex="2"] [aria-colindex="8"]').click();
    const scanned = await own(() => scanning(ours));
    say(`${ROWS} rows, a row added by scan, last key to paint: ${told(scanned)} (target ≤ 150)`);
  } finally {
    await browser.close();
    await server.stop();
  }
}

/** Milliseconds from each scan to the paint of its row. */
async function scanning(page: Page): Promise<number[]> {
  const times: number[] = [];
  for (let scan = 0; scan < SCANS; scan += 1) {
    times.push(await page.evaluate(scanUntilPainted, `neu-${10_000 + scan}`));
    await page.waitForTimeout(250);
  }
  return times;
}

/** Also counts what the page's main thread works, in processor time: other work on the machine does not lengthen it. */
async function processorOf(
  page: Page,
): Promise<(measure: () => Promise<number[]>) => Promise<Measured>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const worked = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN);
  };
  return async (measure) => {
    // What is not seen is not painted.
    await page.bringToFront();
    const before = await worked();
    const times = await measure();
    return { times, work: ((await worked()) - before) / times.length };
  };
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

function report(name: string, ours: Measured, floor: Measured): void {
  say(`${ROWS} rows, ${name}, key to paint: ${told(ours)} (target ≤ 50); floor ${told(floor)}`);
}

function told({ times, work }: Measured): string {
  return `${spread(times)} ms, processor ${work.toFixed(1)} ms`;
}

function spread(values: readonly number[]): string {
  const sorted = [...values].sort((one, other) => one - other);
  const at = (share: number) =>
    (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN).toFixed(
      1,
    );
  return `${at(0.5)} (95 %: ${at(0.95)})`;
}
