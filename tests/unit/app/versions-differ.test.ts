import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { versionsDiffer } from '../../../src/app/versions-differ';

test.each([
  ['1.2.3', '1.2.3', false],
  ['1.2.3', '1.2.4', true],
  ['1.2.3', '1.3.3', true],
  ['1.2.3', '2.2.3', true],
  ['1.2.3.4', '1.2.3.9', false],
  ['1.2.3-beta', 'v1.2.3+7', false],
  ['1.2.3', '', false],
  [undefined, '1.2.3', false],
])('%s and %s: %s', (one, other, expected) => expect(versionsDiffer(one, other)).toBe(expected));

test('page and contract of one release have one version: nobody is warned of himself', () => {
  const [pack, contract] = ['package.json', 'schemas/generated/openapi.json'].map(
    (file) =>
      JSON.parse(readFileSync(file, 'utf8')) as { version: string; info: { version: string } },
  );
  expect(versionsDiffer(pack?.version, contract?.info.version)).toBe(false);
});
