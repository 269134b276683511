import type { Page } from '@playwright/test';
import { clientOf } from '../support/api-client';
import { expectNoSidewaysScroll } from './support/expect-no-sideways-scroll';
import { expect, expectNoAxeViolations, login, test } from './support/test';

/** Creates a record and answers its id. */
async function makerOf(url: string) {
  const office = await clientOf(url, 'buero');
  return async (path: string, values: object) => {
    const { status, headers } = await office.post(path, values);
    expect(status).toBe(201);
    return Number(headers.get('location')?.split('/').at(-1));
  };
}

const row = (page: Page, name: string) => page.getByRole('row', { name: new RegExp(name) });

test('sub-tickets are a tree that keys unfold, and that stays so', async ({ page, server }) => {
  const make = await makerOf(server.url);
  const top = await make('/crm/tickets', { betreff: 'Umzug' });
  await make('/crm/tickets', { betreff: 'Transport', hauptTicketId: top });
  const middle = await make('/crm/tickets', { betreff: 'Verkabelung', hauptTicketId: top });
  await make('/crm/tickets', { betreff: 'Dosen setzen', hauptTicketId: middle });
  await login(page, 'buero');
  await page.goto(`/tickets/${top}`);
  await page.getByRole('tab', { name: /^Untertickets/ }).click();
  await expect(page.getByRole('treegrid', { name: 'Untertickets' })).toBeVisible();
  await expect(row(page, 'Transport')).not.toHaveAttribute('aria-expanded');
  await expectNoAxeViolations(page);

  await row(page, 'Verkabelung').focus();
  await page.keyboard.press('ArrowRight');
  await expect(row(page, 'Dosen setzen')).toHaveAttribute('aria-level', '2');
  await page.keyboard.press('ArrowRight');
  await expect(row(page, 'Dosen setzen')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: /Dosen setzen/ })).toBeVisible();
  await page.goBack();
  await expect(row(page, 'Dosen setzen')).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(row(page, 'Verkabelung')).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(row(page, 'Dosen setzen')).toHaveCount(0);

  // What is unfolded above a row leaves it the one that the user comes back to.
  await row(page, 'Transport').focus();
  await page.keyboard.press('*');
  await expect(row(page, 'Dosen setzen')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: /Transport/ })).toBeVisible();
  await page.goBack();
  await expect(row(page, 'Transport')).toBeFocused();

  // What is looked for stands at the top where its parent is not found.
  await page.goto('/tickets?view=none&ansicht=tree&q=Dosen setzen');
  await expect(row(page, 'Dosen setzen')).toHaveAttribute('aria-level', '1');
});

test('a timeline has the records of other tabs by date, kinds alone, and goes on without one that fails', async ({
  page,
  server,
}) => {
  const make = await makerOf(server.url);
  const adresseId = await make('/stammdaten/adressen', { name1: 'Verlauf GmbH' });
  await make('/crm/tickets', { betreff: 'Neues Ticket', adresseId });
  const call = { adresseId, art: 'ANRUF', benutzerId: 2, beschreibung: 'Rückruf vereinbart' };
  await make('/crm/aktivitaeten', { ...call, betreff: 'Vorher', datum: '2020-02-03T10:00' });
  await make('/crm/aktivitaeten', { ...call, betreff: 'Später', datum: '2035-05-06T10:00' });
  await login(page, 'buero');
  await page.goto(`/addresses/${adresseId}/timeline`);
  const entries = page.getByRole('tabpanel').getByRole('listitem');
  await expect(entries).toHaveText([/Später/, /Neues Ticket/, /Vorher/]);
  await expect(page.getByRole('heading', { name: 'Februar 2020' })).toBeVisible();
  await expectNoAxeViolations(page);

  await page.getByRole('button', { name: 'Tickets', exact: true }).click();
  await expect(page).toHaveURL(/arten=tickets/);
  await expect(entries).toHaveText([/Neues Ticket/]);
  await page.getByRole('button', { name: 'Tickets', exact: true }).click();

  await page.route('**/crm/tickets?*', (route) => route.fulfill({ status: 500 }));
  await page.setViewportSize({ width: 390, height: 800 });
  await page.reload();
  await expect(page.getByRole('alert')).toContainText('Tickets');
  await expect(entries).toHaveText([/Später/, /Vorher/]);
  await expectNoSidewaysScroll(page);
  await entries.first().getByRole('link').click();
  await expect(page).toHaveURL(new RegExp(`/addresses/${adresseId}/activities/\\d+`));
});
