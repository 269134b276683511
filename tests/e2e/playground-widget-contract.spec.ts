import type { Locator, Page } from '@playwright/test';
import { clientOf } from '../support/api-client';
import { sampleImage } from '../support/sample-images';
import { inTurn } from './support/in-turn';
import { expect, expectNoAxeViolations, login, playground as test } from './support/test';

/** What holds for every widget, for those that consist of more than a text (the others: playground-widgets). */
interface Case {
  label: string;
  /** The element that takes the focus. */
  control: (page: Page) => Locator;
  /** What is no value. */
  enterWrong: (page: Page) => Promise<void>;
  problem: string | RegExp;
  /** What is one, by keyboard where the browser's own dialog allows. */
  enter: (page: Page) => Promise<void>;
  /** What stands in the record when it is read. */
  read: (page: Page) => Locator;
}

const bar = (page: Page) => page.getByRole('toolbar', { name: 'Aktionen' });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const value = (page: Page, label: string) =>
  page.locator('dl > div', { has: page.getByText(label, { exact: true }) }).locator('dd');

/** Presses Enter on a control and answers the browser's question for a file. */
async function choose(
  page: Page,
  control: Locator,
  name: string,
  mimeType: string,
  buffer: Buffer,
) {
  const asked = page.waitForEvent('filechooser');
  await control.focus();
  await page.keyboard.press('Enter');
  await (await asked).setFiles({ name, mimeType, buffer });
}

const reference: Case = {
  label: 'Leihgerät',
  control: (page) => page.getByRole('combobox', { name: 'Leihgerät' }),
  enterWrong: async (page) => {
    await page.getByRole('combobox', { name: 'Leihgerät' }).fill('Gibt es nirgends');
    await expect(page.getByText('Kein Treffer', { exact: true })).toBeVisible();
    await page.keyboard.press('Tab');
  },
  problem: 'Bitte einen Wert aus der Liste wählen.',
  enter: async (page) => {
    await page.getByRole('combobox', { name: 'Leihgerät' }).focus();
    await page.keyboard.type('Vertragsgerät');
    await expect(page.getByRole('option', { name: /^Vertragsgerät/ })).toBeVisible();
    await page.keyboard.press('Enter');
  },
  read: (page) => value(page, 'Leihgerät').getByText('Vertragsgerät'),
};

const image: Case = {
  label: 'Zeichnung',
  control: (page) => page.getByRole('button', { name: /^(Bild wählen|Ersetzen): Zeichnung$/ }),
  enterWrong: (page) =>
    choose(page, image.control(page), 'a.pdf', 'application/pdf', Buffer.from('x')),
  problem: /JPEG, PNG, WebP, HEIC/,
  enter: async (page) => {
    const picture = await sampleImage({ format: 'png', width: 60, height: 40 });
    await choose(page, image.control(page), 'a.png', 'image/png', picture);
    await button(page, 'Übernehmen').focus();
    await page.keyboard.press('Enter');
    await expect(button(page, 'Ersetzen: Zeichnung')).toBeVisible();
  },
  read: (page) => button(page, 'Zeichnung vergrößern'),
};

const file: Case = {
  label: 'Datei',
  control: (page) => page.getByRole('button', { name: /^(Datei wählen|Ersetzen): Datei$/ }),
  enterWrong: (page) => choose(page, file.control(page), 'leer.txt', 'text/plain', Buffer.alloc(0)),
  problem: /Diese Datei ist leer\./,
  enter: async (page) => {
    await choose(page, file.control(page), 'Brief.txt', 'text/plain', Buffer.from('Lieber Kran'));
    await expect(page.getByRole('group', { name: 'Datei' })).toContainText('Brief.txt');
  },
  read: (page) => page.getByRole('main').getByText('Brief.txt').first(),
};

async function keepContract(page: Page, cases: readonly Case[]): Promise<void> {
  for (const { label, control, enterWrong, problem } of cases) {
    await expect(control(page), label).toHaveCount(1);
    await enterWrong(page);
    await expect(control(page), label).toHaveAccessibleDescription(problem);
  }
  for (const scheme of inTurn(['light', 'dark'] as const)) {
    await page.emulateMedia({ colorScheme: scheme });
    await expectNoAxeViolations(page);
  }
  for (const { label, control, enter, problem } of cases) {
    await enter(page);
    await expect(control(page), label).not.toHaveAccessibleDescription(problem);
  }
  await page.keyboard.press('Control+s');
  await expect(bar(page).getByRole('button', { name: 'Ändern' })).toBeVisible();
  for (const { label, control, read } of cases) {
    await expect(read(page), label).toBeVisible();
    // Read, there is nothing to type into or to press for a change.
    await expect(control(page), label).toHaveCount(0);
  }
  await expectNoAxeViolations(page);
}

test('reference, image and file keep the contract of every widget', async ({ page, server }) => {
  const client = await clientOf(server.url, 'admin');
  await client.post('/pruefstand/geraete', { bezeichnung: 'Vertragsgerät', benutzerId: 1 });
  await login(page, 'admin');
  await page.goto('/exhibits/new');
  await page.getByLabel('Bezeichnung', { exact: true }).fill('Nach Vertrag');
  await keepContract(page, [reference, image]);
  await page.goto(
    `${new URL(page.url()).pathname.split('/').slice(0, 3).join('/')}/exhibit-files/new`,
  );
  await keepContract(page, [file]);
});
