import { test } from '@playwright/test';
import { rmSync } from 'node:fs';
import type { LogIn } from '../../schemas/contract/backend';
import type { ForeignCall, ForeignServerOptions } from '../fixtures/foreign-server';
import { makeApplication, startApplication } from '../support/foreign-application';
import { galaxy, others } from '../support/foreign-sources';
import { fullMatrix } from '../support/full-matrix';
import { fillLogin } from './support/login';
import { runAction } from './support/run-action';
import { expect } from './support/test';
import { watchConsole } from './support/watch-console';

/** From the document to records that are listed, read, made, changed and removed, as an implementer gets there. */
for (const [name, journeyOf] of Object.entries(fullMatrix ? { galaxy, ...others } : { galaxy })) {
  test(`a foreign backend gets its screen: ${name}`, async ({ page }) => {
    // Commands of an implementer and a build; the largest contract takes its time.
    test.setTimeout(400_000);
    const journey = { name, ...journeyOf() };
    const folder = makeApplication(journey);
    const running = await startApplication(folder, journey);
    const records = () => running.backend.records(journey.list);
    const complaints = watchConsole(page);
    const open = async (at: number) => {
      await page.goto(`${running.url}/records`);
      await page.getByRole('gridcell').getByRole('link').nth(at).click();
    };
    const save = () => page.getByRole('button', { name: 'Speichern' }).click();
    try {
      await test.step('listed and read', async () => {
        await open(0);
        await expect(page).toHaveURL(/\/records\/[^/]+$/);
      });
      const { changed, withoutNew } = journey;
      if (changed !== undefined) {
        await test.step('changed', async () => {
          await page.getByRole('button', { name: 'Ändern' }).click();
          await page.getByRole('textbox', { name: changed }).first().fill('Changed here');
          await save();
          await expect(page.getByRole('button', { name: 'Ändern' })).toBeVisible();
          await expect(page.getByText('Changed here').first()).toBeVisible();
          expect(JSON.stringify(records())).toContain('Changed here');
        });
      }
      if (withoutNew === undefined) {
        await test.step('made', async () => {
          const before = records().length;
          await page.goto(`${running.url}/records/new`);
          for (const [label, value] of Object.entries(journey.typed)) {
            const fields = page.getByLabel(label, { exact: false }).and(page.locator('input'));
            await fields.first().waitFor();
            for (const field of await fields.all()) await field.fill(value);
          }
          await save();
          await expect(page).toHaveURL(/\/records\/(?!new$)[^/]+$/);
          expect(records()).toHaveLength(before + 1);
          expect(JSON.stringify(records())).toContain('Made here');
        });
      }
      await test.step('removed', async () => {
        const before = records().length;
        await open(1);
        await runAction(page, 'Löschen');
        await page
          .getByRole('dialog')
          .getByRole('button', { name: /löschen/i })
          .click();
        await expect(page).toHaveURL(/\/records(\?|$)/);
        expect(records()).toHaveLength(before - 1);
      });
      expect(complaints).toEqual([]);
    } finally {
      await running.stop();
      rmSync(folder, { recursive: true, force: true });
    }
  });
}

test('people log in to a foreign backend, whichever way it wants', async ({ page }) => {
  test.setTimeout(400_000);
  const journey = { name: 'galaxy-login', ...galaxy() };
  const basic: LogIn = { kind: 'basic', check: '/planets' };
  const body = { name: '{user}', word: '{password}' };
  const bearer: LogIn = { kind: 'bearer', path: '/session', body, token: 'token' };
  const folder = makeApplication(journey, basic);
  const isRight = (body: unknown) => JSON.stringify(body) === '{"name":"ada","word":"secret"}';
  const besides = ({ path }: ForeignCall) =>
    path === '/session' ? { token: 'of-ada' } : undefined;
  try {
    for (const [logIn, sent] of [
      [basic, `Basic ${Buffer.from('ada:secret').toString('base64')}`],
      [bearer, 'Bearer of-ada'],
    ] as const) {
      const isAllowed: ForeignServerOptions['isAllowed'] = (
        { authorization },
        { pathname },
        body,
      ) => (pathname === '/session' ? isRight(body) : authorization === sent);
      const running = await startApplication(folder, journey, { logIn, isAllowed, besides });
      await test.step(logIn.kind, async () => {
        await page.goto(`${running.url}/records`);
        await fillLogin(page, 'ada', 'wrong');
        const alert = page.getByRole('alert');
        await expect(alert).toHaveText('Benutzername oder Passwort fehlerhaft');
        await fillLogin(page, 'ada', 'secret');
        await expect(page).toHaveURL(`${running.url}/records`);
        await expect(page.getByRole('gridcell').getByRole('link').first()).toBeVisible();
      });
      await running.stop();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
