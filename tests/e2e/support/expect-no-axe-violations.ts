import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Fails with rule, element and reason when axe finds anything on the page as it is now. */
export async function expectNoAxeViolations(page: Page): Promise<void> {
  await page.evaluate(animationsDone);
  const { violations } = await new AxeBuilder({ page }).analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html}\n  ${failureSummary ?? ''}`),
  );
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
