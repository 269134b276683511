import { chromium, type Browser, type Page } from '@playwright/test';
import { chromiumFlags } from '../e2e/support/chromium-flags';
import { countCommits, openForm, type, type Typing } from './form/measure';
import { servePage } from './form/serve-page';

const rounds = Number(process.env.KONTOR_BENCH_ROUNDS ?? 5);
const sizes = [60, 150];
const subjects = ['ours', 'floor'] as const;
type Subject = (typeof subjects)[number];

/** What is typed where: the first field of each kind that takes keys. */
const typed = [
  { kind: 'text', label: 'text0', key: 'a' },
  { kind: 'number', label: 'number1', key: '1' },
  { kind: 'date', label: 'date2', key: '1' },
] as const;

/** quality.md §2: the record page's form against uncontrolled Mantine inputs, in one run; medians. */
export async function bench(): Promise<void> {
  const { url, stop } = await servePage();
  const browser = await chromium.launch({
    executablePath: process.env.KONTOR_CHROMIUM ?? '/usr/bin/chromium',
    args: chromiumFlags,
  });
  try {
    for (const fields of sizes) {
      await opening(browser, url, fields);
      await typing(browser, url, fields);
    }
  } finally {
    await browser.close();
    stop();
  }
}

async function opening(browser: Browser, url: string, fields: number): Promise<void> {
  const times: Record<Subject, number[]> = { ours: [], floor: [] };
  for (let round = 0; round <= rounds; round += 1) {
    for (const subject of subjects) {
      const page = await openPage(browser, url, subject, fields);
      const ms = await openForm(page, fields);
      // The first round warms the machine.
      if (round > 0) times[subject].push(ms);
      await page.context().close();
    }
  }
  const [ours, floor] = [median(times.ours), median(times.floor)];
  say(
    `${fields} fields, «Ändern» to editable: ${ours.toFixed(0)} ms, floor ${floor.toFixed(0)} ms, ` +
      `${(ours / floor).toFixed(2)}× (target ≤ 1.2)`,
  );
}

async function typing(browser: Browser, url: string, fields: number): Promise<void> {
  for (const { kind, label, key } of typed) {
    const found: Record<Subject, Typing[]> = { ours: [], floor: [] };
    for (let round = 0; round <= rounds; round += 1) {
      for (const subject of subjects) {
        const page = await openPage(browser, url, subject, fields);
        await openForm(page, fields);
        const measured = await type(page, label, key);
        if (round > 0) found[subject].push(measured);
        await page.context().close();
      }
    }
    const of = (subject: Subject, figure: keyof Typing) =>
      median(found[subject].map((measured) => measured[figure]));
    const [ours, floor] = [of('ours', 'script'), of('floor', 'script')];
    say(
      `${fields} fields, script per key in a ${kind}: ${ours.toFixed(2)} ms, ` +
        `floor ${floor.toFixed(2)} ms, ${(ours / floor).toFixed(2)}× (target ≤ 1.2); ` +
        `commits in 60 keys ${of('ours', 'commits')} (target 0), floor ${of('floor', 'commits')}; ` +
        `handed up after the pause in ${of('ours', 'handUp').toFixed(1)} ms`,
    );
  }
}

async function openPage(
  browser: Browser,
  url: string,
  subject: Subject,
  fields: number,
): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    locale: 'de-DE',
  });
  // Functions are handed over as text; tsx names them with a helper that the page lacks.
  await context.addInitScript('globalThis.__name = (target) => target;');
  await context.addInitScript(countCommits);
  const page = await context.newPage();
  await page.goto(`${url}/?kind=${subject}&fields=${fields}`);
  await page.getByRole('button', { name: 'Ändern' }).waitFor();
  // What the page prepares at rest is there before anybody presses a button.
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(300);
  return page;
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
