import { expect, test } from 'vitest';
import { hashPassword, passwordMatches } from '../../../server/accounts/passwords/password';
import { requireNoTransaction, runTransaction } from '../../../server/db/within-transaction';

test('what takes long is begun before a transaction, never in one', async () => {
  await expect(
    runTransaction(async () => {
      await Promise.resolve();
      requireNoTransaction('printing');
    }),
  ).rejects.toThrow('printing within a transaction');
  expect(() => requireNoTransaction('printing')).not.toThrow();
});

test('passwords are neither hashed nor compared while a connection is held', async () => {
  const stored = await hashPassword('Ein Satz als Kennwort');
  expect(await passwordMatches('Ein Satz als Kennwort', stored)).toBe(true);
  await expect(runTransaction(() => hashPassword('Ein Satz'))).rejects.toThrow(
    'hashing a password',
  );
  await expect(runTransaction(() => passwordMatches('Ein Satz', stored))).rejects.toThrow(
    'comparing a password',
  );
});
