import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Fails with rule, element and reason when axe finds anything on the page as it is now. */
export async function expectNoAxeViolations(page: Page): Promise<void> {
  // Colours are judged at rest, not half-way through a transition.
  await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)));
  const { violations } = await new AxeBuilder({ page }).analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html}\n  ${failureSummary ?? ''}`),
  );
  expect(found, found.join('\n')).toEqual([]);
}
