import type { CDPSession, Page } from '@playwright/test';

/** Keys per measurement: many enough that one collection of garbage does not decide. */
const KEYS = 60;

export interface Typing {
  /** Script per key in ms. */
  script: number;
  /** React commits while typing. */
  commits: number;
  /** Script of handing the value up after the pause, in ms. */
  handUp: number;
}

/** Counts React's commits the way its developer tools do; before the page's own code runs. */
export function countCommits(): void {
  const counter = { commits: 0 };
  Object.assign(globalThis, {
    benchCommits: counter,
    __REACT_DEVTOOLS_GLOBAL_HOOK__: {
      supportsFiber: true,
      inject: () => 1,
      onCommitFiberRoot: () => {
        counter.commits += 1;
      },
      onCommitFiberUnmount: () => undefined,
    },
  });
}

/** Milliseconds from pressing «Ändern» until the form can be typed into and is painted. */
export function openForm(page: Page, fields: number): Promise<number> {
  return page.evaluate(
    (wanted) =>
      new Promise<number>((resolve) => {
        const button = [...document.querySelectorAll('button')].find(
          (candidate) => candidate.textContent === 'Ändern',
        );
        if (!button) throw new Error('no button «Ändern»');
        const begin = performance.now();
        const look = () => {
          if (document.querySelectorAll('#root input').length >= wanted) {
            requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - begin)));
          } else requestAnimationFrame(look);
        };
        button.click();
        look();
      }),
    fields,
  );
}

/** Types into a field, key by key, as fast as somebody writes; then waits until it is handed up. */
export async function type(page: Page, label: string, key: string): Promise<Typing> {
  const input = page.getByLabel(label, { exact: true });
  await input.click();
  await input.fill('');
  await page.waitForTimeout(600);
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Performance.enable');
  await page.keyboard.press(key);
  const [script, commits] = [await scriptMs(cdp), await commitsOf(page)];
  for (let index = 0; index < KEYS; index += 1) await page.keyboard.press(key);
  const [after, afterCommits] = [await scriptMs(cdp), await commitsOf(page)];
  await page.waitForTimeout(800);
  const handUp = (await scriptMs(cdp)) - after;
  await cdp.detach();
  return { script: (after - script) / KEYS, commits: afterCommits - commits, handUp };
}

function commitsOf(page: Page): Promise<number> {
  return page.evaluate(
    () => (globalThis as unknown as { benchCommits: { commits: number } }).benchCommits.commits,
  );
}

async function scriptMs(cdp: CDPSession): Promise<number> {
  const { metrics } = await cdp.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0) * 1000;
}
