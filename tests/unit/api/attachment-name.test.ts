import { expect, test } from 'vitest';
import { attachmentName } from '../../../src/api/attachment-name';

test.each([
  [null, undefined],
  ['inline', undefined],
  ['attachment; filename="Beleg 1.pdf"', 'Beleg 1.pdf'],
  ['attachment; filename="a\\"b.txt"', 'a"b.txt'],
  ['attachment; filename=plain.txt', 'plain.txt'],
  [`attachment; filename="Pr_fung.pdf"; filename*=UTF-8''Pr%C3%BCfung.pdf`, 'Prüfung.pdf'],
  [`attachment; filename="safe.pdf"; filename*=UTF-8''%E0%A4%A`, 'safe.pdf'],
])('%s', (header, name) => {
  expect(attachmentName(header)).toBe(name);
});
