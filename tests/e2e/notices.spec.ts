import type { Locator, Page } from '@playwright/test';
import { fail, refusal } from './support/faults';
import { gadgetsPath, newGadget } from './support/gadgets';
import { runAction } from './support/run-action';
import { expect, login, playground as test } from './support/test';
import { text } from './support/texts';

const bar = (page: Page) => page.getByRole('toolbar', { name: text('ui:actions') });
const notices = (page: Page) => page.locator('.mantine-Notification-root');

/** Whether the middle of it is seen: nothing stands in front. */
const isSeen = (of: Locator) =>
  of.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const at = document.elementFromPoint(left + width / 2, top + height / 2);
    return element.contains(at);
  });

test('notices make room for dialogs, on a phone and beside a sheet; the log has what is gone', async ({
  page,
  server,
}) => {
  await login(page, 'admin');
  const { path } = await newGadget(server.url, 'Platz');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(path);
  const question = page.getByRole('dialog', { name: text('record:remove.title') });
  const confirm = question.getByRole('button', { name: text('record:remove.button') });
  const cancel = question.getByRole('button', { name: text('ui:cancel') });
  const stays = page.getByRole('group', { name: /^HTTP/ });
  await fail(server.url, {
    method: 'DELETE',
    path: gadgetsPath,
    status: 500,
    body: refusal('Der Server sagt es'),
  });
  await runAction(page, text('record:remove.button'));
  await confirm.click();
  await expect(stays).toBeVisible();

  // On a phone: above the dialog, and what stays waits until it is closed.
  await runAction(page, text('record:remove.button'));
  await expect(notices(page).first()).toBeVisible();
  await expect(stays).toBeHidden();
  for (const button of [confirm, cancel]) expect(await isSeen(button)).toBe(true);
  await cancel.click();
  await expect(stays).toBeVisible();
  await expect(notices(page)).toHaveCount(2);

  // Beside a sheet at the right edge: its buttons stand where notices would.
  await page.setViewportSize({ width: 1280, height: 800 });
  await bar(page)
    .getByRole('button', { name: text('record:more') })
    .click();
  await page.getByRole('menuitem', { name: text('record:history.title') }).click();
  const sheet = page.getByRole('dialog', { name: text('record:history.title') });
  await expect(sheet).toBeVisible();
  await expect(notices(page)).toHaveCount(2);
  const edge = (await sheet.boundingBox())?.x ?? 0;
  for (const notice of await notices(page).all()) {
    const box = await notice.boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(edge);
  }
  await page.keyboard.press('Escape');

  // Read in the log, the pop-ups are gone; what stays does.
  await page.getByRole('button', { name: text('app:account.name') }).click();
  await page.getByRole('button', { name: text('ui:notices.title') }).click();
  const log = page.getByRole('dialog', { name: text('ui:notices.title') });
  await expect(log).toContainText(text('ui:error.general'));
  await expect(log).toContainText('vorgang-7');
  await expect(log).toContainText('HTTP 500');
  await expect(notices(page)).toHaveCount(1);
  await fail(server.url);
});
