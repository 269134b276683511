import { test as base } from '@playwright/test';
import { getTableName } from 'drizzle-orm';
import { tables } from '../../fixtures/gadgets/generated/index';
import { playgroundProduct } from '../../support/products';
import { startServer } from '../../support/start-server';
import { retryReset } from './retry-reset';
import { watchConsole } from './watch-console';

export { expect } from '@playwright/test';
export { expectNoAxeViolations } from './expect-no-axe-violations';
export { login } from './open-session';

type Server = Awaited<ReturnType<typeof startServer>>;

/** Secret of the servers: without a key a server on a database that others may share offers no one-time codes. */
const secret = Buffer.alloc(32, 1).toString('base64');

/**
 * Statement that removes the playground's records, which refer to each other, at once; each test makes what it needs.
 */
const emptyPlayground = `with ${Object.values(tables)
  .map(getTableName)
  .map((name) => `of_${name} as (delete from ${name})`)
  .join(', ')} select`;

const playgroundPage = 'tests/fixtures/gadgets/page/dist';

/** Tables of what users arrange for themselves, those that refer to others first; the demo company has none of it. */
const arranged = ['query_preset_pins', 'query_preset_defaults', 'query_presets', 'preferences'];

/**
 * Playwright's `test` with a server and a database for each worker, and with a page that fails its test when the
 * content security policy is broken or an error is not caught.
 */
export const test = base.extend<{ unarranged: void }, { server: Server }>({
  server: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from here
    async ({}, use) => {
      const server = await startServer({ KONTOR_SECRET: secret });
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  /** Views, columns and settings are kept on the server: each test begins without, whatever ran before. */
  unarranged: [
    async ({ server }, use) => {
      for (const table of arranged) await server.query(`DELETE FROM ${table}`);
      await use();
    },
    { auto: true },
  ],
  baseURL: async ({ server }, use) => {
    await use(server.url);
  },
  request: async ({ request }, use) => {
    await use(retryReset(request));
  },
  page: async ({ page }, use) => {
    retryReset(page.request);
    const complaints = watchConsole(page);
    await use(page);
    if (complaints.length > 0) throw new Error(`the page complains:\n${complaints.join('\n')}`);
  },
});

/** Test with the playground: the product's server and page over the fixture's contract and screens. */
export const playground = test.extend<{ empty: void }, { server: Server }>({
  empty: [
    async ({ server }, use) => {
      await server.query(emptyPlayground);
      await use();
    },
    { auto: true },
  ],
  server: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from here
    async ({}, use) => {
      const server = await startServer(
        { KONTOR_PAGE: playgroundPage, KONTOR_FAULTS: '1' },
        playgroundProduct.entry,
      );
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});
