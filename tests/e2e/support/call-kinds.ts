import type { Page } from '@playwright/test';
import { gadgetsPath } from './gadgets';
import { move } from './move';
import { runAction } from './run-action';
import { expect } from './test';
import { playgroundText, text, type Language } from './texts';

/** Page that makes calls of one kind on a record of the playground, again and again. */
export interface KindOfCall {
  name: 'read' | 'download' | 'delete' | 'change' | 'create';
  method: string;
  /** Path of its calls, for faults. */
  path: string;
  /** Leads to where the call is made. What was typed before is restored. */
  prepare: () => Promise<void>;
  /** Makes the call. */
  press: () => Promise<void>;
  /** Expects that nothing typed is lost, and that the page waits for no call of this kind any more. */
  expectKept: () => Promise<void>;
  /** Expects what is seen when the call that is under way has arrived. */
  expectDone: (arrive: () => Promise<void>) => Promise<void>;
}

let unseen = 900_000;

/** Returns every kind of call that the catalogue knows, on `record` (`/gadgets/7`), by what a user does. */
export function kindsOfCall(page: Page, record: string, language: Language): KindOfCall[] {
  const bar = page.getByRole('toolbar', { name: text('ui:actions', language) });
  const button = (key: string) => bar.getByRole('button', { name: text(key, language) });
  const restore = page.getByRole('button', { name: text('record:draft.restore', language) });
  const field = (name: string) =>
    page
      .getByLabel(playgroundText('Gadget', `fields.${name}`, language), { exact: true })
      // The list being left has a column of that name.
      .and(page.locator('input, textarea'));
  const save = () => page.keyboard.press('Control+s');
  const open = async () => {
    await move(page, record);
    await expect(button('record:edit')).toBeVisible();
  };
  const said = (key: string) => async (arrive: () => Promise<void>) => {
    await arrive();
    const notice = page
      .locator('.mantine-Notification-root')
      // It also names the record.
      .filter({ hasText: text(key, language).replace('{{name}}', '').trim() });
    await expect(notice.and(page.getByRole('status'))).toBeVisible();
  };
  const readUnseen = () => move(page, `/gadgets/${unseen}`);
  return [
    {
      name: 'read',
      method: 'GET',
      path: `${gadgetsPath}/\\d+$`,
      prepare: readUnseen,
      press: async () => {
        await move(page, '/home');
        unseen += 1;
        await readUnseen();
      },
      expectKept: () => expect(page.getByRole('main').getByRole('alert')).toBeVisible(),
      expectDone: async (arrive) => {
        await arrive();
        await expect(page.getByRole('main')).toContainText(text('ui:error.notFound', language));
      },
    },
    {
      name: 'download',
      method: 'GET',
      path: `${gadgetsPath}/\\d+/bericht`,
      prepare: open,
      press: () => runAction(page, playgroundText('Gadget', 'actions.report', language), language),
      expectKept: () => expect(button('record:edit')).toBeVisible(),
      expectDone: async (arrive) => {
        await Promise.all([page.waitForEvent('download'), arrive()]);
      },
    },
    {
      name: 'change',
      method: 'PATCH',
      path: `${gadgetsPath}/`,
      prepare: async () => {
        await open();
        if (await restore.isVisible()) return restore.click();
        await button('record:edit').click();
        await field('anzahl').fill('2');
      },
      press: save,
      expectKept: () => expect(field('anzahl')).toHaveValue('2'),
      expectDone: said('record:saved'),
    },
    {
      name: 'delete',
      method: 'DELETE',
      path: `${gadgetsPath}/`,
      prepare: open,
      press: async () => {
        const name = text('record:remove.button', language);
        await runAction(page, name, language);
        // It also names the record.
        await page.getByRole('dialog').getByRole('button', { name }).click();
      },
      expectKept: () => expect(button('record:edit')).toBeVisible(),
      expectDone: said('record:removed'),
    },
    {
      name: 'create',
      method: 'POST',
      path: `${gadgetsPath}$`,
      prepare: async () => {
        await move(page, '/gadgets/new');
        await expect(field('bezeichnung').or(restore).first()).toBeVisible();
        if (await restore.isVisible()) return restore.click();
        await field('bezeichnung').fill('Neu');
      },
      press: save,
      expectKept: () => expect(field('bezeichnung')).toHaveValue('Neu'),
      expectDone: said('record:created'),
    },
  ];
}
