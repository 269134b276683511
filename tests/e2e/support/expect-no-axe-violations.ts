import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';

/**
 * Fails with rule, element and reason when axe finds anything on the page as it is now. What a frame shows
 * (a PDF) is not ours.
 */
export async function expectNoAxeViolations(page: Page): Promise<void> {
  await page.evaluate(animationsDone);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const found = await page.evaluate(violations);
  expect(found, found.join('\n')).toEqual([]);
}

/** Colours are judged at rest, not half-way through a transition. Runs in the page. */
async function animationsDone(): Promise<void> {
  const ending = document
    .getAnimations()
    .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime));
  // One that is cancelled because its element goes away has ended as well.
  await Promise.allSettled(ending.map(({ finished }) => finished));
}

/**
 * Runs in the page. All rules are tried; describing the thousands of checks that an element passed takes ten
 * times as long as trying them, so only what is wrong is described.
 */
async function violations(): Promise<string[]> {
  const { run } = (window as unknown as { axe: typeof axe }).axe;
  // High contrast owes 7:1.
  const enabled = document.documentElement.hasAttribute('data-contrast');
  const found = await run(document, {
    resultTypes: ['violations'],
    iframes: false,
    rules: { 'color-contrast-enhanced': { enabled } },
  });
  return found.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html}\n  ${failureSummary ?? ''}`),
  );
}
