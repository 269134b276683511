import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { keepArrivingKey, keptKey, secretKey, settleKey } from '../../../server/secret-key';

let dataFolder = '';
beforeEach(() => {
  dataFolder = mkdtempSync(join(tmpdir(), 'kontor-key-'));
});
afterEach(() => rmSync(dataFolder, { recursive: true }));

const embedded = () => ({ secret: undefined, databaseUrl: undefined, dataFolder });

test('the embedded database has a key of its own, made once, for its owner only', async () => {
  const key = await secretKey(embedded());
  expect(key).toHaveLength(32);
  const file = join(dataFolder, 'secret.key');
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readFileSync(file).equals(key as Buffer)).toBe(true);
  expect((await secretKey(embedded()))?.equals(key as Buffer)).toBe(true);
  writeFileSync(file, 'kurz');
  await expect(secretKey(embedded())).rejects.toThrow('is damaged: it holds 4 bytes, not 32');
});

test('what is configured goes before, and PostgreSQL has no other', async () => {
  const secret = Buffer.alloc(32, 1);
  expect(await secretKey({ ...embedded(), secret })).toBe(secret);
  const databaseUrl = 'postgres://localhost/kontor';
  expect(await secretKey({ ...embedded(), databaseUrl })).toBeUndefined();
  expect(() => statSync(join(dataFolder, 'secret.key'))).toThrow();
});

test.each([true, false])(
  'a key that arrives is the folder’s if its company has come (%s)',
  async (hasCome) => {
    const key = Buffer.alloc(32, 2);
    await keepArrivingKey(dataFolder, key);
    // Interrupted here, the folder has no key of somebody else.
    expect(await keptKey(dataFolder)).toBeUndefined();
    await settleKey(dataFolder, async () => hasCome);
    expect(await keptKey(dataFolder)).toEqual(hasCome ? key : undefined);
    expect(readdirSync(dataFolder)).toEqual(hasCome ? ['secret.key'] : []);
    // Nobody asks where nothing has arrived.
    await settleKey(dataFolder, () => Promise.reject(new Error('asked')));
  },
);
