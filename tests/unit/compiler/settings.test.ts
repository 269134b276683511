import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { applicationFolder } from '../../../compiler/application/folder';
import { readSettings } from '../../../compiler/application/settings';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'kontor-settings-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const read = (text: string) => {
  writeFileSync(join(folder, 'kontor.yaml'), text);
  return readSettings(applicationFolder(folder));
};
const own = 'name: A\ncontract: a.yaml\n';

test('say what an application is', async () => {
  expect(
    await read(`${own}backend:\n  base: https://a.example\n  logIn: { kind: basic, check: /me }\n`),
  ).toEqual({
    name: 'A',
    contract: 'a.yaml',
    backend: { base: 'https://a.example', logIn: { kind: 'basic', check: '/me' } },
  });
  expect(await readSettings(applicationFolder())).toMatchObject({ name: 'Kontor' });
});

test.each([
  ['name: A\n', '1:1: «contract» is missing'],
  [`${own}bakend:\n  base: https://a\n`, '3:1: there is no word «bakend», did you mean «backend»?'],
  [`${own}backend: { base: a.example }\n`, '«a.example» is no «base»; an address like https://'],
  [`${own}backend: {}\n`, '3:1: «base» is missing'],
  [
    `${own}backend: { base: 'https://a', logIn: { kind: basik } }\n`,
    'there is no kind «basik», did you mean «basic»?; one of none, basic, bearer, apiKey, clientCredentials',
  ],
  [
    `${own}backend: { base: 'https://a', logIn: { kind: apiKey, secret: s3cret! } }\n`,
    '«s3cret!» is no «secret»; the name of an environment variable like API_KEY',
  ],
  [
    `${own}backend: { base: 'https://a', logIn: { kind: basic, chek: /me } }\n`,
    'there is no word «chek», did you mean «check»?',
  ],
  [
    `${own}lists:\n  /a:\n    recrod: /a\n`,
    '5:5: there is no word «recrod», did you mean «record»?',
  ],
  [`${own}theme: { color: '#000000' }\n`, '3:10: there is no word «color», did you mean «colour»?'],
  [`${own}theme: { colour: blue }\n`, '«blue» is no «colour»; six hexadecimal digits like #0b6478'],
  [
    `${own}theme:\n  colour: '#ffcc00'\n`,
    '4:3: «#ffcc00» stands out from the page by 1.3 : 1, and text needs 4.5 : 1; #836807 has it',
  ],
  [
    `${own}theme: { density: compct }\n`,
    'there is no density «compct», did you mean «compact»?; one of compact, normal, comfortable',
  ],
  [`${own}theme: { logo: logo.svg }\n`, '3:10: there is no file «logo.svg»'],
  [
    `${own}theme: { logo: logo.gif }\n`,
    '«logo.gif» is no «logo»; a file of the application’s, .svg or',
  ],
  [`${own}theme: { logo: { light: a.svg } }\n`, '«dark» is missing'],
  [`name: ''\ncontract: a\n`, '1:1: «name» is empty'],
  ['', 'the file is empty'],
])('that cannot be meant are told with place and remedy: %j', async (text, sentence) => {
  await expect(read(text)).rejects.toThrow(sentence);
});

test('a folder without them is no application', async () => {
  await expect(readSettings(applicationFolder(join(folder, 'nowhere')))).rejects.toThrow(
    'begin an application by npm run new-app',
  );
});
