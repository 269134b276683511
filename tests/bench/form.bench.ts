import { chromium, type Browser, type Page } from '@playwright/test';
import { chromiumFlags } from '../e2e/support/chromium-flags';
import { countCommits, openForm, typist, type Typing, type Typist } from './form/measure';
import { servePage } from './form/serve-page';

const rounds = Number(process.env.KONTOR_BENCH_ROUNDS ?? 5);
const sizes = [60, 150];
const subjects = ['ours', 'floor'] as const;
/** Keys in a row on one side, and how often both sides get them. */
const KEYS = 10;
const SLICES = 12;
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

/**
 * The two sides take turns every few keys: a machine that is half as fast for a second is so for both. Slices are
 * short, so that nobody's pause hands a value up in between.
 */
async function typing(browser: Browser, url: string, fields: number): Promise<void> {
  for (const { kind, label, key } of typed) {
    const found: Record<Subject, Typing[]> = { ours: [], floor: [] };
    for (let round = 0; round <= rounds; round += 1) {
      const pages = await Promise.all(
        subjects.map((subject) => openPage(browser, url, subject, fields)),
      );
      const typists: Typist[] = [];
      for (const page of pages) {
        await openForm(page, fields);
        typists.push(await typist(page, label, key));
      }
      for (let slice = 0; slice < SLICES; slice += 1) {
        for (const one of slice % 2 ? typists : [...typists].reverse()) await one.press(KEYS);
      }
      for (const [index, subject] of subjects.entries()) {
        const measured = await typists[index]?.finish();
        if (round > 0 && measured) found[subject].push(measured);
      }
      await Promise.all(pages.map((page) => page.context().close()));
    }
    const script = (subject: Subject) => median(found[subject].flatMap((one) => one.script));
    const of = (subject: Subject, figure: 'commits' | 'handUp') =>
      median(found[subject].map((one) => one[figure]));
    const [ours, floor] = [script('ours'), script('floor')];
    say(
      `${fields} fields, script per key in a ${kind}: ${ours.toFixed(2)} ms, ` +
        `floor ${floor.toFixed(2)} ms, ${(ours / floor).toFixed(2)}× (target ≤ 1.2); ` +
        `commits in ${SLICES * KEYS} keys ${of('ours', 'commits')} (target 0), floor ${of('floor', 'commits')}; ` +
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
