import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';
import { clientOf, rowsOf } from '../support/api-client';
import { expectNoSidewaysScroll } from './support/expect-no-sideways-scroll';
import { newSlip } from './support/slips';
import { expect, expectNoAxeViolations, login, playground as test } from './support/test';

const send = (page: Page) => page.getByRole('button', { name: 'Unterschrift speichern' });
const name = (page: Page) => page.getByRole('textbox', { name: 'Name' });

/** A curve over the pad, by mouse. */
async function draw(page: Page): Promise<void> {
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

async function signaturesOf(url: string, id: number) {
  const admin = await clientOf(url, 'admin');
  return rowsOf(await admin.get(`/pruefstand/laufzettel/${id}/unterschriften`));
}

test.describe('signing', () => {
  test.beforeEach(({ page }) => login(page, 'admin'));

  test('drawn: bound to the bytes that are shown, sent once, listed', async ({ page, server }) => {
    const id = await newSlip(server.url, 'Signed by hand', 2);
    await page.goto(`/slips/${id}/signature`);
    await expect(page.getByRole('group', { name: 'Seite 1 von 2' })).toHaveAttribute(
      'data-drawn',
      '',
    );
    await send(page).click();
    await expect(page.getByText('Bitte unterschreiben Sie im Feld.')).toBeVisible();
    await draw(page);
    await send(page).click();
    await expect(page.getByText('Bitte geben Sie einen Wert ein!')).toBeVisible();
    await name(page).fill('Erika Beispiel');
    await expectNoAxeViolations(page);
    const calls: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/unterschrift')) calls.push(request.url());
    });
    await send(page).dblclick();
    const picture = page.getByRole('img', { name: 'Unterschrift von Erika Beispiel' });
    await expect(picture).toBeVisible();
    expect(await picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(50);
    expect(calls).toHaveLength(1);
    await expect(name(page)).toHaveValue('');
    await expect(page.getByRole('tab', { name: /Unterschrift/ })).toContainText('1');

    const admin = await clientOf(server.url, 'admin');
    const pdf = await fetch(`${server.url}/vario-api/pruefstand/laufzettel/${id}/pdf`, {
      headers: { authorization: `Bearer ${admin.token}` },
    });
    const bytes = Buffer.from(await pdf.arrayBuffer());
    const [signed] = await signaturesOf(server.url, id);
    expect(signed).toMatchObject({
      ...{ art: 'GEZEICHNET', name: 'Erika Beispiel', ungueltig: false },
      dokumentHash: createHash('sha256').update(bytes).digest('hex'),
    });
    expect(Buffer.from(String(signed?.bild), 'base64').subarray(1, 4).toString()).toBe('PNG');
  });

  test('typed or refused, without drawing, by keyboard', async ({ page, server }) => {
    const id = await newSlip(server.url, 'Signed without a pen');
    await page.goto(`/slips/${id}/signature`);
    await page.getByRole('radio', { name: 'Zeichnen' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('radio', { name: 'Name tippen' })).toBeChecked();
    await name(page).fill('Toni Taste');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('listitem').filter({ hasText: 'Toni Taste' })).toContainText(
      'Getippt',
    );
    await page.getByRole('radio', { name: /Verweigert/ }).check();
    await name(page).fill('Nemo Niemand');
    await page.getByRole('button', { name: 'Verweigerung festhalten' }).click();
    await expect(page.getByText('Bitte geben Sie einen Grund an.')).toBeVisible();
    await page.getByRole('textbox', { name: 'Grund' }).fill('Niemand war da');
    await page.getByRole('button', { name: 'Verweigerung festhalten' }).click();
    await expect(page.getByRole('listitem').filter({ hasText: 'Nemo Niemand' })).toContainText(
      'Niemand war da',
    );
    const signed = await signaturesOf(server.url, id);
    expect(signed.map(({ art, bild }) => [art, bild])).toEqual([
      ['GETIPPT', null],
      ['VERWEIGERT', null],
    ]);
  });

  test('loses nothing: by a failure, another tab, leaving or a reload', async ({
    page,
    server,
  }) => {
    const id = await newSlip(server.url, 'Nothing lost');
    await page.goto(`/slips/${id}/signature`);
    await draw(page);
    await name(page).fill('Erika Beispiel');
    await page.route('**/unterschrift', (route) => route.abort());
    await send(page).click();
    await expect(page.getByRole('main').getByRole('alert')).toBeFocused();
    await page.unroute('**/unterschrift');
    await expect(name(page)).toHaveValue('Erika Beispiel');
    // Another tab of the same record keeps it.
    await page.getByRole('tab', { name: 'Stammdaten' }).click();
    await page.getByRole('tab', { name: /Unterschrift/ }).click();
    await expect(page.getByRole('img', { name: 'Unterschriftsfeld, gezeichnet' })).toBeVisible();
    await expect(name(page)).toHaveValue('Erika Beispiel');
    // Leaving asks.
    await page.getByRole('navigation').getByRole('link', { name: 'Laufzettel' }).first().click();
    const asked = page.getByRole('dialog');
    await expect(asked).toContainText('noch nicht gesendet');
    await asked.getByRole('button').first().click();
    await expect(page.getByRole('img', { name: 'Unterschriftsfeld, gezeichnet' })).toBeVisible();
    // What the record became meanwhile is not what was signed.
    const admin = await clientOf(server.url, 'admin');
    const path = `/pruefstand/laufzettel/${id}`;
    const etag = (await admin.get(path)).headers.get('etag') ?? '';
    await admin.patch(path, { titel: 'Something else' }, etag);
    await expect(page.getByText(/Das Dokument hat sich geändert/)).toBeVisible();
    await expect(page.getByRole('img', { name: /Unterschriftsfeld, leer/ })).toBeVisible();
    await expect(name(page)).toHaveValue('Erika Beispiel');
    await page.reload();
    await expect(name(page)).toHaveValue('Erika Beispiel');
  });

  test('fits a phone, upright and turned', async ({ page, server }) => {
    const id = await newSlip(server.url, 'On the road');
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`/slips/${id}/signature`);
    const pad = page.getByRole('img', { name: /^Unterschriftsfeld/ });
    await draw(page);
    // Whoever holds the device signs: nothing else is offered.
    await expect(page.getByRole('tab')).toHaveCount(0);
    await expect(page.getByRole('toolbar')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Suche' })).not.toBeInViewport();
    for (const [width, height] of [
      [844, 390],
      [320, 640],
    ] as const) {
      await page.setViewportSize({ width, height });
      await expect
        .poll(async () => (await pad.boundingBox())?.width ?? 0)
        .toBeGreaterThan(width < 600 ? width * 0.8 : 280);
      expect((await pad.boundingBox())?.height).toBeGreaterThanOrEqual(198);
      expect((await send(page).boundingBox())?.height).toBeGreaterThanOrEqual(
        width < 768 ? 64 : 36,
      );
      await expectNoSidewaysScroll(page);
    }
    await expect(page.getByRole('img', { name: 'Unterschriftsfeld, gezeichnet' })).toBeVisible();
  });
});
