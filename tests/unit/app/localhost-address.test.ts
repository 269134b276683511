import { expect, test } from 'vitest';
import { localhostAddress } from '../../../src/app/security/localhost-address';

test.each([
  ['http://127.0.0.1:4700/settings/general?x=1', 'http://localhost:4700/settings/general?x=1'],
  ['http://[::1]:4700/', 'http://localhost:4700/'],
  ['http://localhost:4700/settings/general', undefined],
  ['https://kontor.example.com/settings/general', undefined],
  ['http://192.0.2.9:4700/', undefined],
])('%s → %s', (href, found) => {
  expect(localhostAddress(href)).toBe(found);
});
