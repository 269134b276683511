import { expect, test } from 'vitest';
import { scopedName } from '../../../scripts/page-build/scoped-name';

test('a class is named after its file; two files of one name are refused', () => {
  expect(scopedName('bar', '/src/ui/find-bar.module.css')).toBe('find-bar_bar');
  expect(scopedName('bar', '/src/ui/find-bar.module.css?used')).toBe('find-bar_bar');
  expect(() => scopedName('bar', '/src/app/find-bar.module.css')).toThrow(
    '/src/app/find-bar.module.css: its classes would be named like those of /src/ui/find-bar.module.css',
  );
});
