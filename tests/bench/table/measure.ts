import type { Browser, BrowserContext, Page } from '@playwright/test';
import { countPaints, nextPaints, scanUntilPainted } from './in-page';

/** Lines of the measured table; `KONTOR_BENCH_ROWS` names another number. */
export const ROWS = Number(process.env.KONTOR_BENCH_ROWS ?? 500);
const KEYS = 60;
/** Codes that `scanning` reads. */
export const SCANS = 25;
/** Times in ms, and what the page's main thread worked for each of them. */
interface Measured {
  times: readonly number[];
  work: number;
}

const say = (text: string) => process.stdout.write(`${text}\n`);

/** A context in which keys are timed. */
export async function timedContext(browser: Browser, baseURL: string): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL,
    viewport: { width: 1440, height: 900 },
    locale: 'de-DE',
  });
  await context.addInitScript('globalThis.__name = (target) => target;');
  await context.addInitScript(countPaints);
  return context;
}

/** As many rows of plain inputs, which nothing can be faster than. */
export async function openFloor(context: BrowserContext): Promise<Page> {
  const floor = await context.newPage();
  await floor.setContent(floorPage(ROWS));
  // Writing a document forgets who listened to the one before.
  await floor.evaluate(countPaints);
  return floor;
}

/** A key in a text cell, a quantity taken over, rows added by scan; beside the floor. `codes` are scanned one after the other. */
export async function measureTable(
  ours: Page,
  floor: Page,
  cells: { text: string; amount: string; at: string },
  codes: readonly string[],
): Promise<void> {
  const cell = (place: string) => {
    const [row, column] = place.split(' ');
    return ours.locator(`[aria-rowindex="${row}"] [aria-colindex="${column}"]`);
  };
  const [own, theirs] = [await processorOf(ours), await processorOf(floor)];
  report(
    'a key in a text',
    await own(() => typing(ours, () => cell(cells.text).dblclick())),
    await theirs(() => typing(floor, () => floor.locator('input').nth(4).click())),
  );
  await ours.bringToFront();
  await ours.keyboard.press('Escape');
  report(
    'a quantity taken over with Enter',
    await own(() => entering(ours, () => cell(cells.amount).click(), 'Escape')),
    await theirs(() => entering(floor, () => floor.locator('input').nth(9).click())),
  );
  await ours.bringToFront();
  await cell(cells.at).click();
  const scanned = await own(() => scanning(ours, codes));
  say(`${ROWS} rows, a row added by scan, last key to paint: ${told(scanned)} (target ≤ 150)`);
}

/** Milliseconds from each scan to the paint of its row. */
async function scanning(page: Page, codes: readonly string[]): Promise<number[]> {
  const times: number[] = [];
  for (const code of codes) {
    times.push(await page.evaluate(scanUntilPainted, code));
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
