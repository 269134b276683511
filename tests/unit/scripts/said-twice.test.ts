import { expect, test } from 'vitest';
import { saidTwice } from '../../support/said-twice';

const table = `| what | value |
| --- | --- |
| failed logins | 10 |`;

test('a table that a merge kept twice, with another value', () => {
  const below = `## Limits\n\n${table}\n\nBetween them.\n\n${table.replace('10', '20')}\n`;
  expect(saidTwice(below)).toEqual(['11: «Limits: what, value: failed logins» as in line 5']);
  expect(saidTwice(`## Limits\n\n${table}\n${table.replace('failed', 'refused')}\n`)).toEqual([
    '6: a head within a table',
  ]);
});

test('tables of two chapters, and rows that go on with what stands above, are none', () => {
  expect(saidTwice(`## Limits\n\n${table}\n\n## Others\n\n${table}\n`)).toEqual([]);
  expect(saidTwice(`${table}\n| | 20 |\n| | 30 |\n`)).toEqual([]);
});

test('a heading of one chapter, and not one in code', () => {
  const doubled = '# A\n\n## B\n\nOne.\n\n## C\n\nTwo.\n\n## B\n\nThree.\n';
  expect(saidTwice(doubled)).toEqual(['11: «A › B» as in line 3']);
  expect(saidTwice('# A\n\n```sh\n# A\n```\n')).toEqual([]);
});

test('a passage whose other version was kept', () => {
  const said =
    'Lists are bounded to 2,000 rows, uploads are streamed, and passwords are throttled.';
  const again = said.replace('streamed', 'streamed, four at once and images one at a time');
  expect(saidTwice(`${said}\n\nSomething else is said here, at about the same length.\n`)).toEqual(
    [],
  );
  expect(saidTwice(`${said}\n\n${again}\n`)).toEqual(['3: most of it as in line 1']);
});
