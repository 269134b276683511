import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { seal, unseal } from '../../../../server/accounts/second-factor/seal';

const key = randomBytes(32);

test('what is sealed is read with its key and for its owner only, and is never the same twice', () => {
  const sealed = seal('GEHEIMNIS', key, 'user 1');
  expect(unseal(sealed, key, 'user 1')).toBe('GEHEIMNIS');
  expect(sealed.toString('latin1')).not.toContain('GEHEIMNIS');
  expect(seal('GEHEIMNIS', key, 'user 1').equals(sealed)).toBe(false);
  expect(() => unseal(sealed, randomBytes(32), 'user 1')).toThrow();
  expect(() => unseal(sealed, key, 'user 2')).toThrow();
  for (let index = 0; index < sealed.length; index += 1) {
    const changed = Buffer.from(sealed);
    changed[index] = (changed[index] ?? 0) ^ 1;
    expect(() => unseal(changed, key, 'user 1')).toThrow();
  }
  expect(() => unseal(sealed.subarray(0, 20), key, 'user 1')).toThrow();
});
