import { fail, refusal } from './support/faults';
import { gadgetsPath } from './support/gadgets';
import { demoPassword, fillLogin } from './support/login';
import { move } from './support/move';
import { expect, playground as test } from './support/test';
import { text } from './support/texts';

const said = refusal('Der Server sagt es');

test('a missing licence, a firewall and another version are told', async ({ page, server }) => {
  const licence = page.getByRole('dialog', { name: text('app:licence.title') });
  const unlicensed = {
    status: 403,
    body: { errors: { services: [{ messageCode: 'msg_auth_licence' }] } },
  };
  const ok = () => licence.getByRole('button', { name: text('ui:ok') }).click();
  await page.goto('/auth/login');
  const cases = [
    [{ headers: { server: 'BigIP' } }, text('login:failure.firewall')],
    [{ body: said.errors.services }, text('login:failure.licence')],
    [unlicensed, text('login:failure.licence')],
  ] as const;
  for (const [fault, words] of cases) {
    await fail(server.url, { method: 'POST', path: '/login$', status: 403, ...fault });
    await fillLogin(page, 'admin', demoPassword);
    await expect(page.getByRole('alert').filter({ hasText: words }).first()).toBeVisible();
  }
  await expect(licence).toContainText(text('ui:error.licence'));
  await ok();
  await expect(licence).toHaveCount(0);

  // A server of another version: said once.
  const info = { serverVersion: '99.1.0', demo: false, links: [] };
  await fail(server.url, { path: '/webapp/systeminfo$', status: 200, body: { result: info } });
  await fillLogin(page, 'admin', demoPassword);
  const version = page.getByRole('dialog', { name: text('app:version.title') });
  await expect(version).toContainText('99.1.0');
  await version.getByRole('button', { name: text('app:version.later') }).click();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(version).toHaveCount(0);

  // While working: one dialog, however many calls are refused, and the page stays.
  await fail(server.url, { path: gadgetsPath, ...unlicensed });
  await move(page, '/gadgets');
  await expect(licence).toHaveCount(1);
  await ok();
  await expect(page.getByRole('main').getByRole('alert')).toContainText(text('ui:error.licence'));
  await fail(server.url, { path: gadgetsPath, status: 403, headers: { server: 'BigIP' } });
  await page.reload();
  await expect(page.getByRole('main').getByRole('alert')).toContainText(text('ui:error.firewall'));
  await fail(server.url);
});
