import type { BrowserContext, CDPSession, Page } from '@playwright/test';
import type { Parts } from './in-page';
import type { Subject } from './subject';

/** Milliseconds from the start of loading until the first row is painted. */
export async function start(page: Page, subject: Subject): Promise<number> {
  await page.goto(subject.path, { waitUntil: 'commit' });
  return page.evaluate((parts) => bench.until(parts, () => true), partsOf(subject));
}

/** Milliseconds from asking for an order until its first row is painted. */
export async function sort(page: Page, subject: Subject, field: string): Promise<number> {
  const parts = partsOf(subject);
  await page.evaluate((of) => {
    const before = bench.shown(of)?.text;
    Object.assign(globalThis, {
      benchBegin: performance.now(),
      benchEnd: bench.until(of, (now) => now.text !== before),
    });
  }, parts);
  await subject.sort(page, field);
  return page.evaluate(async () => {
    const { benchBegin, benchEnd } = globalThis as unknown as Record<string, number>;
    return ((await benchEnd) ?? 0) - (benchBegin ?? 0);
  });
}

/** Milliseconds from putting the scrollbar somewhere (0 to 1) until the rows there are painted, and which row that is. */
export function jump(page: Page, subject: Subject, share: number) {
  return page.evaluate(
    async ({ parts, share: to }) => {
      const scroller = document.querySelector<HTMLElement>(parts.grid) as HTMLElement;
      const before = bench.shown(parts)?.row;
      const begin = performance.now();
      scroller.scrollTop = to * (scroller.scrollHeight - scroller.clientHeight);
      const end = await bench.until(parts, ({ row, waiting }) => row !== before && waiting === 0);
      return { ms: end - begin, row: bench.shown(parts)?.row };
    },
    { parts: partsOf(subject), share },
  );
}

/** Scrolls at a speed; answers frames per second, the longest wait for one in ms, script per frame in ms and the blank shares. */
export async function roll(
  page: Page,
  subject: Subject,
  speed: number,
  ms: number,
  { slower = 1, watch = false } = {},
) {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Performance.enable');
  if (slower > 1) await cdp.send('Emulation.setCPUThrottlingRate', { rate: slower });
  const before = await scriptSeconds(cdp);
  const result = await page.evaluate((of) => bench.roll(of.parts, of.speed, of.ms, of.watch), {
    parts: partsOf(subject),
    speed,
    ms,
    watch,
  });
  const script = (await scriptSeconds(cdp)) - before;
  if (slower > 1) await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await cdp.detach();
  return {
    fps: (result.frames / result.elapsed) * 1000,
    worst: result.worst,
    scriptMs: (script * 1000) / result.frames,
    blank: result.blank,
    waiting: result.waiting,
  };
}

/** Drags the scrollbar from top to bottom in two seconds; answers the longest task in ms, 0 below 50. */
export function drag(page: Page, subject: Subject): Promise<number> {
  return page.evaluate(async (parts) => {
    let longest = 0;
    const observer = new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) longest = Math.max(longest, duration);
    });
    observer.observe({ type: 'longtask' });
    const scroller = document.querySelector<HTMLElement>(parts.grid) as HTMLElement;
    const most = scroller.scrollHeight - scroller.clientHeight;
    for (let step = 1; step <= 100; step += 1) {
      scroller.scrollTop = (most * step) / 100;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    await bench.until(parts, ({ waiting }) => waiting === 0);
    return longest;
  }, partsOf(subject));
}

/** JS heap in MiB after everything that nobody needs is gone. */
export async function heap(page: Page): Promise<number> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('HeapProfiler.enable');
  await cdp.send('HeapProfiler.collectGarbage');
  const { usedSize } = await cdp.send('Runtime.getHeapUsage');
  await cdp.detach();
  return usedSize / 2 ** 20;
}

/** A context that is logged in, with nothing in its cache. */
export async function freshPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  page.setDefaultTimeout(120_000);
  return page;
}

export function partsOf({ grid, row, index, first }: Subject): Parts {
  return { grid, row, index, first };
}

async function scriptSeconds(cdp: CDPSession): Promise<number> {
  const { metrics } = await cdp.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0;
}
