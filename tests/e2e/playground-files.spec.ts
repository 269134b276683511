import type { Locator, Page } from '@playwright/test';
import { sampleImage } from '../support/sample-images';
import { expectNoSidewaysScroll } from './support/expect-no-sideways-scroll';
import { expect, expectNoAxeViolations, login, playground as test } from './support/test';

interface Sent {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

const button = (page: Page | Locator, name: string | RegExp) => page.getByRole('button', { name });
const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });
const text = (name: string, content: string): Sent => ({
  name,
  mimeType: 'text/plain',
  buffer: Buffer.from(content),
});

async function choose(page: Page, name: string, files: Sent[]): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await button(page, name).click();
  await (await chooser).setFiles(files);
}

/** Drops or pastes a text file, as the browser tells a page of it. */
async function hand(area: Locator, how: 'drop' | 'paste', name: string): Promise<void> {
  await area.evaluate(
    (element, [kind, called]) => {
      const data = new DataTransfer();
      data.items.add(new File([`Inhalt von ${called}`], called, { type: 'text/plain' }));
      const options = { bubbles: true, cancelable: true };
      element.dispatchEvent(
        kind === 'drop'
          ? new DragEvent('drop', { ...options, dataTransfer: data })
          : new ClipboardEvent('paste', { ...options, clipboardData: data }),
      );
    },
    [how, name] as const,
  );
}

async function newExhibit(page: Page): Promise<string> {
  await page.goto('/exhibits/new');
  await page.getByLabel('Bezeichnung', { exact: true }).fill('Ausstellungsstück');
  await button(page, 'Speichern').click();
  await expect(button(page, 'Ändern')).toBeVisible();
  return new URL(page.url()).pathname.split('/').slice(0, 3).join('/');
}

test('files of a record: added in four ways, shown, renamed, saved, removed', async ({ page }) => {
  await login(page, 'admin');
  const path = await newExhibit(page);
  await page.goto(`${path}/files`);
  await expect(page.getByText('Noch keine Dateien')).toBeVisible();
  await expectNoAxeViolations(page);

  const area = page.getByRole('group', { name: 'Dateien' });
  const list = page.getByRole('table', { name: 'Dateien' });
  const row = (name: string) => list.getByRole('row').filter({ hasText: name });
  await choose(page, 'Dateien wählen', [
    text('Notiz.txt', 'Erste Zeile\nZweite Zeile'),
    { name: 'Foto.jpg', mimeType: 'image/jpeg', buffer: await sampleImage() },
    { name: 'leer.txt', mimeType: 'text/plain', buffer: Buffer.alloc(0) },
  ]);
  await expect(row('Foto.jpg')).toContainText('JPG');
  await expect(row('Notiz.txt')).toContainText('24 Bytes');
  await expect(row('Notiz.txt')).toContainText('Ada Verwalter');
  // What the server would refuse is not sent, and says why.
  const underWay = page.getByRole('list', { name: 'Dateien unterwegs' });
  await expect(underWay.getByRole('listitem').filter({ hasText: 'leer.txt' })).toContainText(
    'Diese Datei ist leer',
  );
  await button(underWay, 'Verwerfen').click();
  await expect(underWay).toHaveCount(0);

  await hand(area, 'drop', 'abgelegt.txt');
  await expect(row('abgelegt.txt')).toBeVisible();
  await hand(area, 'paste', 'eingefügt.txt');
  // Three rows at a time: the others come when they are asked for.
  await expect(page.getByText('3 von 4')).toBeVisible();
  await button(page, 'Weitere laden').click();
  await expect(list.getByRole('row')).toHaveCount(5);
  await list.getByRole('columnheader', { name: 'Name' }).getByRole('button').click();
  await expect(list.getByRole('columnheader', { name: 'Name' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  );
  await expect(list.getByRole('row').nth(1)).toContainText('abgelegt.txt');

  // Shown one after the other by keyboard.
  await button(row('abgelegt.txt'), 'abgelegt.txt').first().click();
  const viewer = dialog(page, 'abgelegt.txt');
  await expect(viewer.getByText('Inhalt von abgelegt.txt')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(dialog(page, 'Foto.jpg').getByRole('img', { name: 'Foto.jpg' })).toBeVisible();
  await expectNoAxeViolations(page);
  // Each has an address of its own, also where it is not among the first that are read.
  await expect(page).toHaveURL(/\/files\/\d+$/);
  await page.reload();
  await expect(dialog(page, 'Foto.jpg').getByRole('img', { name: 'Foto.jpg' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog(page, 'Foto.jpg')).toHaveCount(0);
  await expect(page).toHaveURL(/\/files$/);
  // In the order that was chosen.
  await expect(list.getByRole('columnheader', { name: 'Name' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  );
  await button(page, 'Weitere laden').click();

  await button(list, 'Umbenennen: Foto.jpg').click();
  const rename = dialog(page, 'Umbenennen');
  await rename.getByLabel('Name').fill('a/b.jpg');
  await page.keyboard.press('Enter');
  await expect(rename.getByText('Dieser Name geht nicht')).toBeVisible();
  await rename.getByLabel('Name').fill('Ansicht.jpg');
  await page.keyboard.press('Enter');
  await expect(row('Ansicht.jpg')).toBeVisible();

  const saved = page.waitForEvent('download');
  await button(list, 'Herunterladen: Ansicht.jpg').click();
  expect((await saved).suggestedFilename()).toBe('Ansicht.jpg');

  await button(list, 'Löschen: abgelegt.txt').click();
  const question = dialog(page, 'Datei löschen');
  await expect(question).toContainText('«abgelegt.txt»');
  await button(question, 'Abbrechen').click();
  await button(list, 'Löschen: abgelegt.txt').click();
  await button(question, 'Löschen').click();
  await expect(row('abgelegt.txt')).toHaveCount(0);

  await page.setViewportSize({ width: 390, height: 780 });
  await expectNoSidewaysScroll(page);
  await expectNoAxeViolations(page);
});

test('a gallery: thumbnails in their order, large by keys, removed by name', async ({ page }) => {
  await login(page, 'admin');
  const path = await newExhibit(page);
  await page.goto(`${path}/gallery`);
  await expect(page.getByText('Noch keine Bilder')).toBeVisible();
  const images = await Promise.all(
    ['png', 'webp'].map(async (format) => ({
      name: `Ansicht.${format}`,
      mimeType: `image/${format}`,
      buffer: await sampleImage({ format: format as 'png' }),
    })),
  );
  await choose(page, 'Bilder wählen', [...images, text('Notiz.txt', 'kein Bild')]);
  const gallery = page.getByRole('list', { name: 'Bilder', exact: true });
  await expect(gallery.getByRole('listitem')).toHaveCount(2);
  await expect(page.getByRole('alert')).toContainText('JPEG, PNG, WebP, HEIC');
  await button(page, 'Verwerfen').click();

  // Photographed.
  await button(page, 'Aufnehmen').click();
  await button(dialog(page, 'Foto aufnehmen'), 'Auslösen').click();
  await expect(gallery.getByRole('listitem')).toHaveCount(3);
  await expect(gallery.locator('img')).toHaveCount(3);
  await expectNoAxeViolations(page);

  await button(gallery, 'Ansicht.png vergrößern').click();
  await expect(dialog(page, 'Ansicht.png').getByRole('img', { name: 'Ansicht.png' })).toBeVisible();
  await expect(page.getByText('1 von 3')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(dialog(page, 'Ansicht.webp')).toBeVisible();
  await page.keyboard.press('End');
  await expect(dialog(page, /^foto-\d{4}/)).toBeVisible();
  await page.keyboard.press('Home');
  await button(dialog(page, 'Ansicht.png'), 'Löschen').click();
  await expect(dialog(page, 'Datei löschen')).toContainText('«Ansicht.png»');
  await button(dialog(page, 'Datei löschen'), 'Löschen').click();
  // The next one stands in its place.
  await expect(dialog(page, 'Ansicht.webp')).toBeVisible();
  await expect(page.getByText('1 von 2')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(gallery.getByRole('listitem')).toHaveCount(2);

  await page.setViewportSize({ width: 390, height: 780 });
  await expectNoAxeViolations(page);
});
