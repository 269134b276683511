import { chromium, type Page } from '@playwright/test';
import { chromiumFlags } from '../e2e/support/chromium-flags';
import { login } from '../e2e/support/open-session';
import { startServer } from '../support/start-server';

const ENTRIES = 500;
const STARTS = 5;

/** Work without a network: start, action to feedback, and an outbox of 500 entries until the server has all of them. */
export async function bench(): Promise<void> {
  const server = await startServer();
  const browser = await chromium.launch({
    executablePath: process.env.KONTOR_CHROMIUM ?? '/usr/bin/chromium',
    args: chromiumFlags,
  });
  try {
    const context = await browser.newContext({
      baseURL: server.url,
      locale: 'de-DE',
      viewport: { width: 390, height: 844 },
    });
    // Compiled functions name themselves by it.
    await context.addInitScript('globalThis.__name = (named) => named');
    const page = await context.newPage();
    await login(page, 'technik');
    await page.goto('/tasks');
    await page.getByText(/^Vollständig offline bereit: /).waitFor({ timeout: 120_000 });
    await page.goto('/timeTracking');
    await page.getByRole('main').getByRole('button', { name: 'Anmelden' }).waitFor();
    await untilKept(page);
    await context.setOffline(true);
    say('start without a network, to the first task', await starts(page, '/tasks', 'row'));
    await page.goto('/timeTracking');
    const feedback = await punches(page);
    say(`action to feedback, entries 1 to 50`, feedback.slice(0, 50));
    say(`action to feedback, entries ${ENTRIES - 49} to ${ENTRIES}`, feedback.slice(-50));
    say(
      `start without a network and ${ENTRIES} entries`,
      await starts(page, '/timeTracking', 'h1'),
    );
    const began = Date.now();
    await context.setOffline(false);
    // One of them may be refused, where the day began otherwise on the server.
    await page.waitForFunction(
      () => !/wart/.test(document.querySelector('header [aria-label^="Ausgang"]')?.ariaLabel ?? ''),
      undefined,
      { timeout: 600_000 },
    );
    process.stdout.write(`${ENTRIES} entries until none waits: ${Date.now() - began} ms\n`);
  } finally {
    await browser.close();
    await server.stop();
  }
}

const outbox = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Ausgang/ });

/** In ms, from the click until the page says so and the header counts it. */
function punches(page: Page): Promise<number[]> {
  return page.evaluate(async (count) => {
    const found: number[] = [];
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    const counted = () =>
      Number(
        /\d+/.exec(document.querySelector('header [aria-label^="Ausgang"]')?.ariaLabel ?? '0'),
      );
    const button = () =>
      [...document.querySelectorAll<HTMLButtonElement>('main button')].find(
        ({ textContent, disabled }) => /^(Anmelden|Abmelden)$/.test(textContent ?? '') && !disabled,
      );
    for (let done = 1; done <= count; done += 1) {
      let way = button();
      while (!way) {
        await frame();
        way = button();
      }
      const from = performance.now();
      way.click();
      // One entry is told in words.
      while (
        done > 1 ? counted() < done : !document.querySelector('header [aria-label^="Ausgang"]')
      ) {
        await frame();
      }
      found.push(performance.now() - from);
    }
    return found;
  }, ENTRIES);
}

/** In ms, from the call of the page until it shows what it is about. */
async function starts(page: Page, path: string, shows: 'row' | 'h1'): Promise<number[]> {
  const found: number[] = [];
  for (let start = 0; start < STARTS; start += 1) {
    const from = Date.now();
    await page.goto(path);
    await (
      shows === 'row' ? page.getByRole('main').getByRole('link').first() : outbox(page)
    ).waitFor();
    found.push(Date.now() - from);
  }
  return found;
}

async function untilKept(page: Page): Promise<void> {
  await page.waitForFunction(
    async () => {
      const { files } = (await (await fetch('/offline-files.json')).json()) as { files: string[] };
      const found = await Promise.all(files.map((file) => caches.match(`/${file}`)));
      return found.every((one) => one !== undefined);
    },
    undefined,
    { timeout: 120_000, polling: 500 },
  );
}

function say(what: string, times: readonly number[]): void {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (share: number) => Math.round(sorted[Math.floor((sorted.length - 1) * share)] ?? 0);
  process.stdout.write(`${what}: median ${at(0.5)} ms, 95 % ${at(0.95)} ms, most ${at(1)} ms\n`);
}
