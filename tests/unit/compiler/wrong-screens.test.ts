import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { refuseWrongScreens, WrongScreens } from '../../../compiler/mistakes/wrong-screens';

const screen = `export default {
  name: 'things',
  schema: 'Thing',
  icon: 'address-book',
  api: { list: '/things', record: '/things/{id}' },
  columns: ['name'],
  tabs: [{ type: 'form', name: 'masterdata', sections: [{ name: 'thing', fields: ['name'] }] }],
};
`;
const contract = JSON.stringify({
  openapi: '3.1.0',
  paths: {},
  components: { schemas: { Thing: { type: 'object', properties: { id: {}, name: {} } } } },
});

let folder = '';
/** The folder of the screens. */
function applicationOf(files: Readonly<Record<string, string>>): string {
  mkdirSync('test-results', { recursive: true });
  folder = mkdtempSync(join('test-results', 'application-'));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(join(folder, dirname(file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  return resolve(folder, 'screens');
}
afterEach(() => rmSync(folder, { recursive: true }));

const generated = 'schemas/generated/openapi.json';

it('lets screens pass that fit the contract beside them', async () => {
  const files = { 'screens/things.ts': screen, 'screens/index.ts': '', [generated]: contract };
  await expect(refuseWrongScreens(applicationOf(files))).resolves.toBeUndefined();
});

it('refuses all that is wrong in one error, each with file, line and the nearest that is right', async () => {
  const wrong = screen.replace('address-book', 'adress-book').replace("['name']", "['nmae']");
  const screens = applicationOf({ 'screens/things.ts': wrong, [generated]: contract });
  const error: unknown = await refuseWrongScreens(screens).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(WrongScreens);
  expect((error as Error).message.split('\n')).toEqual([
    'screens are wrong',
    `${folder}/screens/things.ts:4: icon is «adress-book», no icon of Tabler, did you mean «address-book»?`,
    `${folder}/screens/things.ts:6: columns names «nmae», no property of Thing, did you mean «name»?`,
  ]);
});

it('holds screens against nothing before there is a contract', async () => {
  const wrong = screen.replace("['name']", "['nmae']");
  await expect(
    refuseWrongScreens(applicationOf({ 'screens/things.ts': wrong })),
  ).resolves.toBeUndefined();
});
