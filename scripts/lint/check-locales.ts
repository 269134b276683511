import { resolve } from 'node:path';
import { codeProblems } from './locales/code-problems';
import { readCode } from './locales/code-texts';
import { readHouse, type Places } from './locales/house';
import { labelProblems } from './locales/label-problems';
import { toldTexts } from './locales/told-texts';
import { refuseWrongScreens, WrongScreens } from '../../compiler/mistakes/wrong-screens';

const product: Places = {
  locales: ['locales'],
  screens: 'screens',
  generated: 'schemas/generated',
  fields: 'schemas/fields',
  explains: true,
};
const gadgets = 'tests/fixtures/gadgets/page';
const playground: Places = {
  locales: ['locales', `${gadgets}/locales`],
  screens: `${gadgets}/screens`,
  generated: `${gadgets}/schemas/generated`,
  fields: `${gadgets}/schemas/fields`,
};

const code = readCode(['src', 'server', 'schemas']);
const handedOut = code.flatMap(({ values }) => values);
const problems = codeProblems('locales', toldTexts('locales'), code);
for (const places of [product, playground]) {
  try {
    await refuseWrongScreens(resolve(places.screens));
    const house = await readHouse(places);
    problems.push(...labelProblems(house, toldTexts(house.folder), handedOut));
  } catch (error) {
    // What is wrong in definitions is told by `api:refresh`, and which labels they need nobody knows before.
    const told = error instanceof Error ? error.message : String(error);
    problems.push(
      error instanceof WrongScreens
        ? `${places.screens}/ is not looked at before its definitions are right: npm run api:refresh -- --check names what is wrong`
        : told,
    );
  }
}
for (const problem of problems) process.stderr.write(`locales: ${problem}\n`);
if (problems.length > 0) process.exitCode = 1;
