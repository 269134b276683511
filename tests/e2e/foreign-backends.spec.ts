import { test as base } from '@playwright/test';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { obtainGithubContract } from '../support/github-contract';
import { fetchPackage } from '../support/fetch-package';
import {
  makeApplication,
  startApplication,
  type ForeignSource,
} from '../support/foreign-application';
import { fullMatrix } from '../support/full-matrix';
import { expect } from './support/test';
import { watchConsole } from './support/watch-console';

/** A field of the record that is typed, and whether it stands in the list. */
interface Journey extends ForeignSource {
  field: string;
  can: readonly ('create' | 'change' | 'remove')[];
}

const contracts = 'tests/fixtures/contracts';

/** Documents of six styles: offset and PUT, bare arrays, pages and PATCH, `allOf` everywhere, UUIDs, `Link` headers. */
const journeys: readonly (() => Journey)[] = [
  () => ({
    name: 'galaxy',
    contract: `${contracts}/galaxy.yaml`,
    list: '/planets',
    field: 'Name',
    can: ['create', 'change', 'remove'],
  }),
];

const directus = 'node_modules/.cache/directus-contract';

const further: readonly (() => Journey)[] = [
  () => ({
    name: 'petstore',
    contract: `${contracts}/petstore.json`,
    list: '/pet/findByStatus',
    help: { lists: { '/pet/findByStatus': { query: { status: 'available' } } } },
    field: 'Name',
    can: ['create', 'change', 'remove'],
  }),
  () => ({
    name: 'readme',
    contract: `${contracts}/readme.json`,
    list: '/changelogs',
    field: 'Title',
    can: ['create', 'change', 'remove'],
  }),
  () => ({
    name: 'shipengine',
    contract: `${contracts}/shipengine.yaml`,
    list: '/v1/warehouses',
    field: 'Name',
    can: ['create', 'change', 'remove'],
  }),
  () => {
    const file = resolve(directus, 'node_modules/@directus/specs/dist/openapi.json');
    if (!existsSync(file)) fetchPackage(resolve(directus), '@directus/specs@15.2.0');
    return {
      name: 'directus',
      contract: file,
      list: '/folders',
      field: 'Name',
      can: ['create', 'change', 'remove'],
    };
  },
  () => ({
    name: 'github',
    contract: obtainGithubContract(),
    list: '/gists',
    field: 'Description',
    can: ['change', 'remove'],
  }),
];

base.describe.configure({ mode: 'serial' });

for (const journey of fullMatrix ? [...journeys, ...further] : journeys) {
  base(`a foreign backend, from its document to a record that is changed: ${journey.toString().slice(0, 0)}${String(journeys.indexOf(journey))}`, async ({ page }) => {
    base.setTimeout(300_000);
    const source = journey();
    const folder = makeApplication(source);
    const running = await startApplication(folder, source);
    expect(existsSync(join(folder, 'screens/records.ts'))).toBe(true);
    const complaints = watchConsole(page);
    try {
      const records = running.backend.records(source.list);
      const before = records.length;
      await page.goto(`${running.url}/records`);
      const first = page.getByRole('gridcell').getByRole('link').first();
      await first.click();
      await page.getByRole('button', { name: 'Ändern' }).click();
      const field = page.getByRole('textbox', { name: source.field }).first();
      await field.fill('Changed in the page');
      await page.getByRole('button', { name: 'Speichern' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Changed in the page');
      expect(JSON.stringify(running.backend.records(source.list))).toContain('Changed in the page');
      expect(before).toBeGreaterThan(1);
      expect(complaints).toEqual([]);
    } finally {
      await running.stop();
    }
  });
}
