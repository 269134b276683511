import { expect, type Page } from '@playwright/test';

/** A curve over the pad, by mouse. */
export async function drawSignature(page: Page): Promise<void> {
  const pad = page.getByRole('img', { name: /^Unterschriftsfeld/ });
  await pad.scrollIntoViewIfNeeded();
  const box = await pad.boundingBox();
  if (!box) throw new Error('the pad is not in sight');
  const at = (step: number): [number, number] => [
    box.x + 30 + step * 8,
    box.y + box.height * (0.5 + 0.2 * Math.sin(step / 2)),
  ];
  await page.mouse.move(...at(0));
  await page.mouse.down();
  for (let step = 1; step <= 20; step++) await page.mouse.move(...at(step));
  await page.mouse.up();
  await expect(page.getByRole('img', { name: 'Unterschriftsfeld, gezeichnet' })).toBeVisible();
}
