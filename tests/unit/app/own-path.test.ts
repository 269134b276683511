import { expect, test } from 'vitest';
import { ownPath } from '../../../src/app/session/own-path';

test.each([
  '/home',
  '/addresses?order=-name1&q=m%C3%BCller',
  '/addresses/7/persons/9/masterdata#x',
])('keeps the own path %s', (path) => expect(ownPath(path)).toBe(path));

test.each([
  '//evil.example/x',
  '/\\evil.example',
  '/\t/evil.example',
  'https://evil.example/home',
  'javascript:alert(1)',
  '/a/..//evil.example',
  '/%2e%2e//evil.example',
  'home',
  '',
])('refuses %j', (path) => expect(ownPath(path)).toBeUndefined());

test.each(['/auth/login', '/auth/logout', '/logout', '/vario-api/webapp/me'])(
  'does not lead back to %s',
  (path) => expect(ownPath(path)).toBeUndefined(),
);

test('refuses what is no text', () => {
  expect(ownPath(undefined)).toBeUndefined();
  expect(ownPath({ from: '/home' })).toBeUndefined();
});
