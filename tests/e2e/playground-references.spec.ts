import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, expectNoAxeViolations, login, playground as test } from './support/test';

const bar = (page: Page) => page.getByRole('toolbar', { name: 'Aktionen' });
const button = (page: Page, name: string) => bar(page).getByRole('button', { name });
const field = (page: Page, label: string) => page.getByRole('combobox', { name: label });
const option = (page: Page, name: string | RegExp) => page.getByRole('option', { name });

/** Creates records through the API, past the page; answers their ids. */
async function create(page: Page, path: string, records: readonly object[]): Promise<number[]> {
  return page.evaluate(
    async ([to, bodies]) => {
      const { token } = JSON.parse(localStorage.getItem('kontor.session') ?? '{}') as {
        token: string;
      };
      const headers = {
        Authorization: `Bearer ${token}`,
        'Content-Type': 'application/json',
        'X-Requested-With': 'XMLHttpRequest',
      };
      const sent = bodies.map(async (body) => {
        const answer = await fetch(`/vario-api${to}`, {
          method: 'POST',
          headers: { ...headers, 'Idempotency-Key': crypto.randomUUID() },
          body: JSON.stringify(body),
        });
        if (!answer.ok) throw new Error(await answer.text());
        return Number(answer.headers.get('location')?.split('/').at(-1));
      });
      return Promise.all(sent);
    },
    [path, records] as const,
  );
}

async function gadget(page: Page, bezeichnung: string, more: object = {}): Promise<number> {
  const [id = 0] = await create(page, '/pruefstand/geraete', [
    { bezeichnung, benutzerId: 1, ...more },
  ]);
  return id;
}

async function exhibit(page: Page, values: object): Promise<number> {
  const [id = 0] = await create(page, '/pruefstand/exponate', [values]);
  return id;
}

test.describe('references', () => {
  test.beforeEach(({ page }) => login(page, 'admin'));

  test('are searched, taken, kept as the last ones, opened and cleared by keyboard', async ({
    page,
  }) => {
    const winches = Array.from({ length: 60 }, (_, index) => ({
      bezeichnung: `Winde ${String(index + 1).padStart(2, '0')}`,
      farbe: 'ROT',
      anzahl: index + 1,
      benutzerId: 1,
    }));
    await create(page, '/pruefstand/geraete', winches);
    await gadget(page, 'Winde außer Dienst', { aktiv: false });
    const searches: URL[] = [];
    page.on('request', (request) => {
      if (request.url().includes('suche=')) searches.push(new URL(request.url()));
    });
    await page.goto('/exhibits/new');
    await page.getByLabel('Bezeichnung', { exact: true }).fill('Kran');
    const picker = field(page, 'Leihgerät');
    await picker.focus();
    await page.keyboard.press('Alt+ArrowDown');
    await expect(picker).toBeFocused();
    await expect(page.getByText('Ab 3 Zeichen wird gesucht.')).toBeVisible();
    await expect(picker).toHaveAttribute('aria-expanded', 'true');

    await page.keyboard.type('Wi');
    await page.keyboard.type('nde', { delay: 20 });
    await expect(option(page, /^Winde 01/)).toBeVisible();
    // Nothing is asked for two characters, and what is asked has the default filter of the lookup.
    const words = searches.map((url) => url.searchParams.get('suche') ?? '');
    expect(words.at(-1)).toBe('Winde');
    expect(words.filter((word) => word.length < 3)).toEqual([]);
    expect(searches[0]?.searchParams.get('filter')).toBe('aktiv=true');
    await expect(option(page, /außer Dienst/)).toHaveCount(0);
    await expect(option(page, /^Winde 01/)).toContainText('Rot · 1');
    await expectNoAxeViolations(page);

    // Only the lines in sight exist, and the rest comes as they are reached.
    expect(await page.getByRole('option').count()).toBeLessThan(30);
    for (let step = 0; step < 10; step++) await page.keyboard.press('PageDown');
    await expect(option(page, /^Winde (5|6)\d/).first()).toBeVisible();
    const active = await picker.getAttribute('aria-activedescendant');
    await expect(page.locator(`[id="${active}"]`)).toBeInViewport();

    await picker.fill('Winde 07');
    await expect(page.getByRole('status').filter({ hasText: '1 Treffer' })).toBeAttached();
    await page.keyboard.press('Enter');
    await expect(picker).toHaveValue('Winde 07');
    await expect(page.getByRole('listbox')).toHaveCount(0);

    // Tab takes what the arrows have reached; a text that names nothing is not taken for something.
    await picker.fill('Winde 0');
    await expect(option(page, /^Winde 09/)).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Tab');
    await expect(picker).toHaveValue('Winde 02');
    await picker.fill('Gibt es nicht');
    await expect(page.getByText('Kein Treffer', { exact: true })).toBeVisible();
    await page.keyboard.press('Tab');
    await button(page, 'Speichern').click();
    await expect(page.getByText('Bitte einen Wert aus der Liste wählen.').first()).toBeVisible();
    await picker.fill('Winde 05');
    await expect(option(page, /^Winde 05/)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(picker).toHaveValue('Gibt es nicht');
    await picker.fill('Winde 05');
    await option(page, /^Winde 05/).click();
    await button(page, 'Speichern').click();
    await expect(button(page, 'Ändern')).toBeVisible();
    await expect(page.getByRole('main')).toContainText('Winde 05');

    // The current one and those chosen last, without a word typed, also after the page was left.
    await page.reload();
    await button(page, 'Ändern').click();
    await picker.click();
    await expect(page.getByRole('option').first()).toContainText('Winde 05');
    await expect(option(page, /^Winde 02.*zuletzt gewählt/)).toBeVisible();
    await expect(option(page, /^Winde 07.*zuletzt gewählt/)).toBeVisible();

    // F2 opens the record beside the form; the address stays.
    await page.keyboard.press('Escape');
    await page.keyboard.press('F2');
    const drawer = page.getByRole('dialog', { name: 'Winde 05' });
    await expect(drawer).toContainText('Bestand');
    expect(new URL(page.url()).pathname).toMatch(/^\/exhibits\/\d+/);
    await expectNoAxeViolations(page);
    await page.keyboard.press('F2');
    await drawer.getByLabel('Bezeichnung', { exact: true }).fill('Winde 05 neu');
    await page.keyboard.press('Escape');
    await expect(drawer.getByRole('alertdialog')).toBeVisible();
    await drawer.getByRole('button', { name: 'Weiter bearbeiten' }).click();
    await expect(drawer.getByLabel('Bezeichnung', { exact: true })).toBeFocused();
    await page.keyboard.press('Control+s');
    await expect(page.getByRole('dialog', { name: 'Winde 05 neu' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(picker).toBeFocused();
    await expect(picker).toHaveValue('Winde 05 neu');

    await picker.fill('');
    await page.keyboard.press('Tab');
    await button(page, 'Speichern').click();
    await expect(button(page, 'Ändern')).toBeVisible();
    await expect(page.getByRole('main')).not.toContainText('Winde 05');
  });

  test('are created in place, and a failed search is repeated', async ({ page }) => {
    await page.goto('/exhibits/new');
    await page.getByLabel('Bezeichnung', { exact: true }).fill('Sockel');
    const picker = field(page, 'Leihgerät');
    await page.route('**/pruefstand/geraete?*', (route) => route.abort(), { times: 1 });
    await picker.fill('Neuheit X');
    await expect(page.getByText('Die Suche ist fehlgeschlagen.')).toBeVisible();
    await page.getByRole('button', { name: 'Erneut versuchen' }).click();
    await option(page, '«Neuheit X» neu anlegen').click();

    const drawer = page.getByRole('dialog', { name: 'Gerät anlegen' });
    await expect(drawer.getByLabel('Bezeichnung', { exact: true })).toHaveValue('Neuheit X');
    // What it starts with is no input: nothing is lost.
    await page.keyboard.press('Escape');
    await expect(drawer).toHaveCount(0);

    await picker.fill('Neuheit X');
    await expect(option(page, '«Neuheit X» neu anlegen')).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await drawer.getByLabel('Besitzer', { exact: true }).click();
    // Oneself stands first among users, who is blocked or no person is not there.
    await expect(page.getByRole('option').first()).toHaveText('Ada Verwalter (ich)');
    await expect(option(page, /Gerd Gesperrt/)).toHaveCount(0);
    await option(page, 'Ada Verwalter (ich)').click();
    await drawer.getByRole('button', { name: 'Speichern' }).click();
    await expect(drawer).toHaveCount(0);
    await expect(picker).toHaveValue('Neuheit X');
    await button(page, 'Speichern').click();
    await expect(button(page, 'Ändern')).toBeVisible();

    // In the question of an action it is the same picker.
    await gadget(page, 'Leihwinde');
    await button(page, 'Verleihen').click();
    const question = page.getByRole('dialog', { name: 'Verleihen' });
    await question.getByRole('combobox', { name: 'Leihgerät' }).fill('Leihw');
    await expect(option(page, /^Leihwinde/)).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(question.getByRole('combobox', { name: 'Leihgerät' })).toHaveValue('Leihwinde');
    await question.getByRole('button', { name: 'OK' }).click();
    await expect(question).toHaveCount(0);
    await expect(page.getByRole('main')).toContainText('Leihwinde');
  });

  test('are shown in lists with one call, filter them, and are only shown without the right', async ({
    page,
  }) => {
    const old = await gadget(page, 'Alte Presse', { aktiv: false });
    const press = await gadget(page, 'Neue Presse');
    const shown = await exhibit(page, { bezeichnung: 'Eins', geraetId: old, betreuerId: 1 });
    await exhibit(page, { bezeichnung: 'Zwei', geraetId: press, vorbildId: shown });
    let reads = 0;
    page.on('request', (request) => {
      if (/geraete\?.*idin/.test(decodeURIComponent(request.url()))) reads += 1;
    });
    await page.goto('/exhibits');
    const grid = page.getByRole('grid');
    await expect(grid.getByText('Alte Presse')).toBeVisible();
    await expect(grid.getByText('Neue Presse')).toBeVisible();
    expect(reads).toBe(1);

    await page.getByRole('button', { name: /^Filter: Leihgerät/ }).click();
    const panel = page.getByRole('dialog', { name: /Leihgerät/ });
    await panel.getByRole('combobox', { name: 'Leihgerät hinzufügen' }).fill('Presse');
    await option(page, /^Neue Presse/).click();
    await expect(panel.getByRole('list', { name: 'Gewählt' })).toContainText('Neue Presse');
    await expect(grid.getByText('Alte Presse')).toHaveCount(0);
    await expect(page).toHaveURL(new RegExp(`geraetId=${press}|geraetId%3D${press}`));
    await expectNoAxeViolations(page);
    await panel.getByRole('button', { name: 'Neue Presse entfernen' }).click();
    await expect(grid.getByText('Alte Presse')).toBeVisible();

    // What the lookup does not offer any more is shown where it is set.
    await page.goto(`/exhibits/${shown}`);
    await button(page, 'Ändern').click();
    await expect(field(page, 'Leihgerät')).toHaveValue('Alte Presse');

    await page.evaluate(() => localStorage.removeItem('kontor.session'));
    await login(page, 'lager');
    await page.goto(`/exhibits/${shown}`);
    await button(page, 'Ändern').click();
    await expect(page.getByLabel('Leihgerät', { exact: true })).toHaveValue(String(old));
    await expect(page.getByLabel('Leihgerät', { exact: true })).toHaveAttribute('readonly');
  });
});

test('a phone searches references in a sheet, in the dark', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await login(page, 'admin');
  await gadget(page, 'Telefonkran', { farbe: 'BLAU', anzahl: 3 });
  await page.goto('/exhibits/new');
  await page.getByLabel('Bezeichnung', { exact: true }).fill('Unterwegs');
  await field(page, 'Leihgerät').click();
  const sheet = page.getByRole('dialog', { name: 'Leihgerät' });
  const search = sheet.getByRole('combobox', { name: 'Leihgerät suchen' });
  await expect(search).toBeFocused();
  await expect
    .poll(async () => {
      const { x = 0, y = 0, width = 0, height = 0 } = (await sheet.boundingBox()) ?? {};
      return { x, width, foot: y + height };
    })
    .toEqual({ x: 0, width: 390, foot: 800 });
  await search.fill('Telefon');
  await expect(option(page, /^Telefonkran/)).toBeVisible();
  await expectNoAxeViolations(page);
  await option(page, /^Telefonkran/).click();
  await expect(sheet).toHaveCount(0);
  await expect(field(page, 'Leihgerät')).toHaveValue('Telefonkran');
  await expectNoAxeViolations(page);
});

/** A picture of so many pixels, as a file input or the clipboard hands it over. */
async function picture(page: Page, width: number, height: number, type = 'image/png') {
  const url = await page.evaluate(
    ([w, h, kind]) => {
      const canvas = document.createElement('canvas');
      [canvas.width, canvas.height] = [w, h];
      const context = canvas.getContext('2d');
      const fill = context?.createLinearGradient(0, 0, w, h);
      fill?.addColorStop(0, '#0b6478');
      fill?.addColorStop(1, '#f5cd62');
      if (context && fill) context.fillStyle = fill;
      context?.fillRect(0, 0, w, h);
      return canvas.toDataURL(kind);
    },
    [width, height, type] as const,
  );
  const buffer = Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
  return { name: `bild.${type.slice(6)}`, mimeType: type, buffer };
}

/** Pixels of the image that a group shows. */
const shownSize = (page: Page, name: string) =>
  page
    .getByRole('group', { name })
    .getByRole('img')
    .evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]);

test('images are chosen, cut, pasted, photographed, sent again after a failure, replaced and removed', async ({
  page,
}) => {
  await login(page, 'admin');
  await page.goto('/exhibits/new');
  await page.getByLabel('Bezeichnung', { exact: true }).fill('Plakat');
  const square = page.getByRole('group', { name: 'Quadratbild' });
  const input = square.locator('input[type=file]');
  const crop = page.getByRole('dialog', { name: 'Bild zuschneiden' });

  // What the server would refuse is said before it is sent.
  await input.setInputFiles({
    name: 'a.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('x'),
  });
  await expect(square.getByRole('alert')).toContainText('JPEG, PNG, WebP, HEIC');
  // Made in the page: handing so much over takes seconds.
  await input.evaluate((element: HTMLInputElement) => {
    const data = new DataTransfer();
    const large = new File([new ArrayBuffer(10_485_761)], 'a.png', { type: 'image/png' });
    data.items.add(large);
    element.files = data.files;
    element.dispatchEvent(new Event('change', { bubbles: true }));
  });
  await expect(square.getByRole('alert')).toContainText('höchstens 10,00 MiB');

  // A square of a wide picture; arrow keys move and size it.
  await input.setInputFiles(await picture(page, 600, 400));
  await expect(crop).toBeVisible();
  await expectNoAxeViolations(page);
  const area = crop.getByRole('group', { name: /^Ausschnitt/ });
  const before = await area.boundingBox();
  await area.focus();
  for (let step = 0; step < 5; step++) await page.keyboard.press('Shift+ArrowLeft');
  const after = await area.boundingBox();
  expect(after?.x).toBeLessThan(before?.x ?? 0);
  await page.route('**/stammdaten/bilder', (route) => route.abort(), { times: 1 });
  await crop.getByRole('button', { name: 'Übernehmen' }).click();
  await expect(square.getByRole('alert')).toContainText('Konnte nicht gesendet werden.');
  // What failed is not forgotten by saving.
  await button(page, 'Speichern').click();
  await expect(page.getByText('Gespeichert wurde noch nichts.')).toBeVisible();
  await square.getByRole('button', { name: 'Erneut versuchen' }).click();
  await expect(square.getByRole('button', { name: 'Entfernen' })).toBeVisible();
  expect(await shownSize(page, 'Quadratbild')).toEqual([400, 400]);

  // The other one takes any part, from the clipboard; all of it is stored as it came.
  const drawing = page.getByRole('group', { name: 'Zeichnung' });
  const pasted = await picture(page, 300, 200);
  await drawing.getByRole('button', { name: 'Bild wählen: Zeichnung' }).focus();
  await drawing.evaluate((target, bytes) => {
    const data = new DataTransfer();
    const image = Uint8Array.from(atob(bytes), (byte) => byte.charCodeAt(0));
    data.items.add(new File([image], 'bild.png', { type: 'image/png' }));
    const event = new ClipboardEvent('paste', { clipboardData: data, bubbles: true });
    target.dispatchEvent(event);
  }, pasted.buffer.toString('base64'));
  await crop.getByRole('button', { name: 'Übernehmen' }).click();
  await expect(drawing.getByRole('button', { name: 'Entfernen' })).toBeVisible();
  expect(await shownSize(page, 'Zeichnung')).toEqual([300, 200]);
  await button(page, 'Speichern').click();
  await expect(button(page, 'Ändern')).toBeVisible();
  await page.reload();
  await expect(
    page.getByRole('button', { name: 'Quadratbild vergrößern' }).locator('img'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Zeichnung vergrößern' }).click();
  await expect(page.getByRole('dialog', { name: 'Zeichnung' }).getByRole('img')).toBeVisible();
  await expectNoAxeViolations(page);
  await page.keyboard.press('Escape');

  // The camera replaces one, the other goes.
  await button(page, 'Ändern').click();
  await square.getByRole('button', { name: 'Aufnehmen' }).click();
  await page
    .getByRole('dialog', { name: 'Foto aufnehmen' })
    .getByRole('button', { name: 'Auslösen' })
    .click();
  await expect(crop).toBeVisible();
  await crop.getByRole('button', { name: 'Übernehmen' }).click();
  await expect(crop).toHaveCount(0);
  await drawing.getByRole('button', { name: 'Entfernen' }).click();
  await expect(drawing.getByRole('img')).toHaveCount(0);
  await button(page, 'Speichern').click();
  await expect(button(page, 'Ändern')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Zeichnung vergrößern' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Quadratbild vergrößern' })).toBeVisible();
});

test('files are chosen, named after themselves, sent with progress and had back', async ({
  page,
}) => {
  await login(page, 'admin');
  const owner = await exhibit(page, { bezeichnung: 'Mit Anlagen' });
  await page.goto(`/exhibits/${owner}/exhibit-files/new`);
  const group = page.getByRole('group', { name: 'Datei' });
  const content = Buffer.alloc(3_000_000, 'Kontor ');
  const file = { name: 'Vertrag.txt', mimeType: 'text/plain', buffer: content };
  await group.locator('input[type=file]').setInputFiles(file);
  await expect(group).toContainText('2,86 MiB');
  await expect(page.getByLabel('Dateiname', { exact: true })).toHaveValue('Vertrag.txt');
  const saved = page.waitForEvent('download');
  await group.getByRole('button', { name: 'Herunterladen' }).click();
  expect((await saved).suggestedFilename()).toBe('Vertrag.txt');
  await group.getByRole('button', { name: 'Entfernen' }).click();
  await expect(group).not.toContainText('Vertrag.txt');
  await button(page, 'Speichern').click();
  await expect(page.getByText('Bitte geben Sie einen Wert ein!').first()).toBeVisible();

  await group.evaluate((target) => {
    const data = new DataTransfer();
    data.items.add(new File(['Kontor '.repeat(400_000)], 'Angebot.txt', { type: 'text/plain' }));
    for (const type of ['dragover', 'drop'] as const) {
      target.dispatchEvent(new DragEvent(type, { dataTransfer: data, bubbles: true }));
    }
  });
  await expect(page.getByLabel('Dateiname', { exact: true })).toHaveValue('Angebot.txt');
  await expectNoAxeViolations(page);
  const progress = group.evaluate(
    (target) =>
      new Promise((seen) => {
        new MutationObserver(() => {
          const shown = target.querySelector('[role=progressbar]');
          if (shown) seen(shown.getAttribute('aria-label'));
        }).observe(target, { childList: true, subtree: true });
      }),
  );
  await button(page, 'Speichern').click();
  expect(await progress).toBe('Datei wird gesendet');
  await expect(button(page, 'Ändern')).toBeVisible();
  const download = page.waitForEvent('download');
  await button(page, 'Datei herunterladen').click();
  const stored = await readFile(await (await download).path(), 'utf8');
  expect(stored).toBe('Kontor '.repeat(400_000));
});
