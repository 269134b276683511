import { clientOf, rowsOf } from '../support/api-client';
import { bookedInvoice, sendingBy, setUpMail } from '../support/mail';
import { headerOf, startMailServer, type TestMailServer } from '../support/mail-server';
import { runAction } from './support/run-action';
import { expect, expectNoAxeViolations, login, test } from './support/test';

let smtp: TestMailServer;
test.beforeAll(async () => {
  smtp = await startMailServer();
});
test.afterAll(() => smtp.close());

test('sending is set up, tried, and a document goes out with its paper', async ({
  page,
  server,
}) => {
  const admin = await clientOf(server.url, 'admin');
  await setUpMail(admin, { ...sendingBy(smtp.port), aktiv: false });
  await login(page, 'admin');
  const [account] = rowsOf(await admin.get('/mail/konten'));
  await page.goto(`/mailAccounts/${String(account?.id)}`);
  await runAction(page, 'Testnachricht senden');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'An' }).fill('ich@example.com');
  await dialog.getByRole('button', { name: 'OK' }).click();
  await expect(dialog).toBeHidden();
  expect(smtp.taken.at(-1)?.to).toEqual(['ich@example.com']);
  await expectNoAxeViolations(page);

  await setUpMail(admin, { aktiv: true });
  const id = await bookedInvoice(admin);
  await page.goto(`/saleDocument/${id}`);
  await runAction(page, 'Per E-Mail senden');
  await expect(dialog.getByRole('textbox', { name: 'Betreff' })).toHaveValue(/^Rechnung RE/);
  await expect(dialog.getByRole('textbox', { name: 'Text' })).toHaveValue(/anbei erhalten Sie/);
  await expect(dialog.getByRole('checkbox', { name: /^Rechnung RE.*\.pdf$/ })).toBeChecked();
  await expectNoAxeViolations(page);
  await dialog.getByRole('textbox', { name: 'An', exact: true }).fill('keine Adresse');
  await page.keyboard.press('Control+Enter');
  await expect(dialog.getByText(/durch Kommas getrennt/).first()).toBeVisible();
  await dialog.getByRole('textbox', { name: 'An', exact: true }).fill('kunde@example.com');
  await page.keyboard.press('Control+Enter');
  await expect(dialog).toBeHidden();
  await expect.poll(() => smtp.taken.at(-1)?.to).toEqual(['kunde@example.com']);
  const mail = smtp.taken.at(-1);
  expect(mail && headerOf(mail, 'Subject')).toMatch(/^Rechnung RE/);
  expect(mail?.source).toContain('application/pdf');
  await page.goto('/mails');
  await expect(page.getByText('kunde@example.com').first()).toBeVisible();
});

test('several invoices go out together, and who gets what is said before', async ({
  page,
  server,
}) => {
  const admin = await clientOf(server.url, 'admin');
  await setUpMail(admin, sendingBy(smtp.port));
  const ids = [await bookedInvoice(admin), await bookedInvoice(admin)];
  await login(page, 'admin');
  await page.goto(`/saleDocument?filter=${encodeURIComponent(`idin(${ids.join('|')})`)}`);
  await page.getByRole('grid').getByRole('row').nth(1).click();
  await page.keyboard.press('Control+a');
  await page.getByRole('button', { name: 'Alle per E-Mail senden' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Daraus: 2 E-Mails')).toBeVisible();
  const before = smtp.taken.length;
  await dialog.getByRole('button', { name: '2 gemeinsam ausführen' }).click();
  await expect.poll(() => smtp.taken.length).toBe(before + 2);
});

test('on a phone a message is written in the same dialog, and what failed is sent again', async ({
  page,
  server,
}) => {
  const admin = await clientOf(server.url, 'admin');
  await setUpMail(admin, sendingBy(smtp.port));
  smtp.behave({ recipient: () => [550, 'No such user'] });
  const id = await bookedInvoice(admin);
  await page.setViewportSize({ width: 390, height: 844 });
  await login(page, 'admin');
  await page.goto(`/saleDocument/${id}`);
  await runAction(page, 'Per E-Mail senden');
  const dialog = page.getByRole('dialog', { name: 'Per E-Mail senden' });
  await dialog.getByRole('textbox', { name: 'An', exact: true }).fill('weg@example.com');
  await dialog.getByRole('button', { name: 'OK' }).click();
  await expect(dialog).toBeHidden();
  await expect
    .poll(async () => rowsOf(await admin.get('/mail/nachrichten?orderBy=-id&limit=1'))[0]?.status)
    .toBe('FEHLGESCHLAGEN');
  smtp.behave({});
  const [message] = rowsOf(await admin.get('/mail/nachrichten?orderBy=-id&limit=1'));
  await page.goto(`/mails/${String(message?.id)}`);
  await expect(page.getByText(/No such user/).first()).toBeVisible();
  await runAction(page, 'Erneut senden');
  await page.getByRole('dialog').getByRole('button', { name: 'OK' }).click();
  await expect.poll(() => smtp.taken.at(-1)?.to).toEqual(['weg@example.com']);
  await expectNoAxeViolations(page);
});
