import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from '@playwright/test';
import { preview } from 'vite';
import { fullMatrix } from '../support/full-matrix';
import { watchConsole } from './support/watch-console';

/** Its backend has unit tests; that a built one is shown by a server of files is asked once, in the audit. */
test('the gallery is static files, and takes changes', async ({ page }) => {
  test.skip(!fullMatrix, 'in the audit: a build of its own');
  test.setTimeout(300_000);
  const folder = resolve('test-results/gallery');
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'scripts/gallery.ts', folder],
    { encoding: 'utf8' },
  );
  expect(status, stderr).toBe(0);
  const server = await preview({
    configFile: false,
    build: { outDir: folder },
    preview: { port: 0 },
  });
  const complaints = watchConsole(page);
  try {
    const [url = ''] = server.resolvedUrls?.local ?? [];
    await page.goto(`${url}widgets/`);
    await page.getByRole('gridcell').getByRole('link').first().click();
    await page.getByRole('button', { name: 'Ändern' }).click();
    await page.getByRole('textbox', { name: 'Bezeichnung' }).fill('Changed in the page');
    await page.getByRole('button', { name: 'Speichern' }).click();
    await expect(page.getByRole('heading', { name: 'Changed in the page' })).toBeVisible();
    expect(complaints).toEqual([]);
  } finally {
    await server.close();
    rmSync(folder, { recursive: true, force: true });
  }
});
