import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { codeProblems } from '../../../scripts/lint/locales/code-problems';
import { codeFile } from '../../../scripts/lint/locales/code-texts';
import type { House, Property } from '../../../scripts/lint/locales/house';
import { labelProblems } from '../../../scripts/lint/locales/label-problems';
import { missingLabels } from '../../../scripts/lint/locales/missing-labels';
import { toldTexts } from '../../../scripts/lint/locales/told-texts';
import { readTexts } from '../../../compiler/application/read-texts';
import * as actionTypes from '../../../src/engine/action-types';
import * as actionNames from '../../../src/engine/action-types/names';
import * as tabTypes from '../../../src/engine/tab-types';
import * as tabNames from '../../../src/engine/tab-types/names';
import type { ScreenDefinition } from '../../../src/engine/define/definition';

const languages = ['de', 'en', 'fr'];

const order: ScreenDefinition = {
  name: 'orders',
  schema: 'Order',
  group: 'office',
  standalone: true,
  api: { list: '/orders', record: '/orders/{id}', create: '/orders' },
  title: ['number'],
  columns: [{ field: 'number' }],
  order: ['number'],
  tabs: [{ type: 'form', name: 'main', sections: [{ name: 'head', fields: ['number'] }] }],
  actions: [{ type: 'dialog', name: 'pay', call: 'POST /orders/{id}/payment', fields: ['amount'] }],
};

const common = { groups: { office: 'Office' }, fields: { id: 'Id' }, tabs: { main: 'Main' } };
const entity = {
  one: 'order',
  other: 'orders',
  sections: { head: 'Head' },
  actions: { pay: 'Pay' },
  fields: { number: 'Number', state: 'State' },
  values: { state: { NEW: 'New', PAID: 'Paid' } },
  schemas: { Payment: { fields: { amount: 'Amount' } } },
};
const files: Files = { 'common.json': common, 'entities/Order.json': entity };

type Files = Readonly<Record<string, object>>;

/** Problems of a house whose languages say these; `other` stands in place of it in English. */
function problemsOf(said: Files, english: Files = said, explains = false): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'kontor-labels-'));
  for (const language of languages) {
    for (const [file, texts] of Object.entries(language === 'en' ? english : said)) {
      mkdirSync(dirname(join(folder, language, file)), { recursive: true });
      writeFileSync(join(folder, language, file), JSON.stringify(texts, null, 2));
    }
  }
  const house: House = {
    explains,
    folder,
    texts: Object.fromEntries(
      languages.map((language) => [language, readTexts(language, [folder])]),
    ) as House['texts'],
    types: { tabTypes, actionTypes, tabNames, actionNames },
    screens: [{ file: 'screens/orders.ts', definition: order }],
    schemas: new Map<string, Readonly<Record<string, Property>>>([
      ['Order', { id: {}, number: {}, state: { enum: ['NEW', 'PAID', null] } }],
      ['Payment', { amount: {} }],
    ]),
    tables: {
      answers: {},
      bodies: { 'POST /orders/{id}/payment': 'Payment' },
      codes: { Order: 'ORD' },
      lists: {},
      queries: {},
      rows: {},
      titles: {},
      parts: {},
      whole: [],
    },
    fields: [],
  };
  return labelProblems(house, toldTexts(folder), []).map((problem) =>
    problem.replaceAll(`${folder}/`, ''),
  );
}

describe('labels', () => {
  it('are complete', () => {
    expect(problemsOf(files)).toEqual([]);
  });

  it('that stand nowhere are asked for in their file', () => {
    const { number, ...fields } = entity.fields;
    expect(number).toBe('Number');
    const { actions, schemas, ...rest } = entity;
    expect([actions, schemas]).toHaveLength(2);
    const [problem, ...further] = problemsOf({
      ...files,
      'entities/Order.json': { ...rest, fields },
    });
    expect(problem).toBe(
      [
        '{de,en,fr}/entities/Order.json: add what screens/orders.ts needs',
        '    «fields.number»',
        '    «actions.pay»',
        '    «schemas.Payment.fields.amount»',
      ].join('\n'),
    );
    expect(further).toEqual([]);
  });

  it('of a group that is misspelt in its screen name the nearest that others use', () => {
    const told = ['office', 'stock'].map((name) => ({
      file: 'common.json',
      path: ['groups', name],
      key: `common:groups.${name}`,
      texts: { de: name },
    }));
    const key = 'common:groups.ofice';
    const needed = { keys: [key], place: key, by: 'screens/orders.ts' };
    expect(missingLabels('locales', [needed], told, [])).toEqual([
      'locales/{de,en,fr}/common.json: add what screens/orders.ts needs\n' +
        '    «groups.ofice», did you mean «groups.office»?',
    ]);
  });

  it('explain every screen of a product, and a field in every language or in none', () => {
    const explained = (help: object) => ({
      ...files,
      'entities/Order.json': { ...entity, help },
    });
    expect(problemsOf(files, files, true)).toEqual([
      '{de,en,fr}/entities/Order.json: add what screens/orders.ts needs\n    «help.about»',
    ]);
    const about = 'What is ordered.';
    expect(problemsOf(explained({ about }), explained({ about }), true)).toEqual([]);
    const help = { about, fields: { state: 'Paid or not.' } };
    expect(problemsOf(explained(help), explained(help), true)).toEqual([]);
    expect(problemsOf(explained(help), explained({ about }), true)).toEqual([
      'en/entities/Order.json: «help.fields.state» is missing, de has it',
    ]);
    const misspelt = explained({ about, fields: { stat: 'Paid or not.' } });
    expect(problemsOf(misspelt, misspelt, true)).toEqual([
      expect.stringContaining('Order has no property «stat», did you mean «state»?'),
    ]);
  });

  it('of an entity without a file are asked for in one that bears its name', () => {
    const [problem] = problemsOf({ 'common.json': common });
    expect(problem).toContain('{de,en,fr}/entities/Order.json: add what screens/orders.ts');
    expect(problem).toContain('«other»');
  });

  it('that are misspelt are named beside what is missing', () => {
    const fields = { numbr: 'Number', state: 'State' };
    const problems = problemsOf({ ...files, 'entities/Order.json': { ...entity, fields } });
    expect(problems).toEqual([
      '{de,en,fr}/entities/Order.json: add what screens/orders.ts needs\n    «fields.number» – misspelt as «fields.numbr»?',
      '{de,en,fr}/entities/Order.json:11: «fields.numbr» is used by nothing: Order has no property «numbr», did you mean «number»?',
    ]);
  });

  it.each([
    [
      { values: { state: { NEW: 'New', PAID: 'Paid', PAYD: 'Paid' } } },
      '18: «values.state.PAYD» is used by nothing: «state» never is «PAYD», did you mean «PAID»?',
    ],
    [
      { sections: { head: 'Head', foot: 'Foot' } },
      '6: «sections.foot» is used by nothing: nothing shows it',
    ],
    [
      { schemas: { ...entity.schemas, Paiment: { fields: { amount: 'Amount' } } } },
      '28: «schemas.Paiment.fields.amount» is used by nothing: the contract has no schema «Paiment», did you mean «Payment»?',
    ],
    [
      { fields: { ...entity.fields, id: 'Id' } },
      '13: «fields.id» says what common.json says anyway, leave it out',
    ],
  ])('too many: %j', (more, expected) => {
    const problems = problemsOf({ ...files, 'entities/Order.json': { ...entity, ...more } });
    expect(problems).toEqual([`{de,en,fr}/entities/Order.json:${expected}`]);
  });

  it('may say what many share when they say it differently in one language', () => {
    const german = { ...entity, fields: { ...entity.fields, id: 'Nr.' } };
    const english = { ...entity, fields: { ...entity.fields, id: 'Id' } };
    expect(
      problemsOf(
        { ...files, 'entities/Order.json': german },
        { ...files, 'entities/Order.json': english },
      ),
    ).toEqual([]);
  });

  it('of a language are compared with the others, file by file', () => {
    expect(problemsOf(files, { 'common.json': common })).toEqual([
      'en/entities/Order.json is missing, it is there in de and fr',
    ]);
    const { state, ...rest } = entity.fields;
    const english = { ...entity, fields: { ...rest, stat: state } };
    expect(problemsOf(files, { ...files, 'entities/Order.json': english })[0]).toBe(
      'en/entities/Order.json: «fields.state» is missing, de has it, did you mean «fields.stat»?',
    );
    const placeholders = { ...entity, one: '{{count}} order' };
    expect(problemsOf(files, { ...files, 'entities/Order.json': placeholders })).toEqual([
      'en/entities/Order.json: «one» has the placeholders {count}, de {}',
    ]);
  });
});

describe('texts that code says', () => {
  const told = (texts: object) =>
    Object.keys(texts).map((name) => ({
      file: 'list.json',
      path: [name],
      key: `list:${name}`,
      texts: { de: name },
    }));
  const problems = (code: string, texts: object) =>
    codeProblems('locales', told(texts), [codeFile('src/a.tsx', code)]);

  it('are found by key, by path where their namespace is spoken of, by template, plural and context', () => {
    const code =
      "const { t } = useTranslation('list'); t('none'); t(`kind-${of}`); const key = 'list:said'; t('rows', { count });";
    const texts = { none: '', 'kind-a': '', said: '', rows_one: '', rows_other: '' };
    expect(problems(code, texts)).toEqual([]);
  });

  it('and that there are not are to be added; what nobody says is named, also when it was misspelt', () => {
    expect(problems("useTranslation('list'); t('sortedBy');", { sortdBy: '' })).toEqual([
      'locales/{de,en,fr}/list.json: add «sortedBy», src/a.tsx says it, did you mean «sortdBy»?',
      'locales/{de,en,fr}/list.json: no code says «sortdBy»',
    ]);
    expect(problems("t('list:none'); 'other:idle'", { none: '', idle: '' })).toEqual([
      'locales/{de,en,fr}/list.json: no code says «idle»',
    ]);
  });

  it('are messages where code answers one by its code, or a field has one of its own', () => {
    const message = (name: string) => ({
      file: 'messages.json',
      path: [name],
      key: `messages:${name}`,
      texts: { de: name },
    });
    const told = ['msg_date_in_future', 'noName'].map(message);
    const said = (code: string) => codeProblems('locales', told, [codeFile('schemas/a.ts', code)]);
    expect(said("({ check: () => 'msg_date_in_future', requiredMessage: 'noName' })")).toEqual([]);
    expect(
      said("({ check: () => 'msg_date_in_futur', requiredMessage: 'noNam' })").slice(0, 2),
    ).toEqual([
      'locales/{de,en,fr}/messages.json: add «msg_date_in_futur», schemas/a.ts says it, did you mean «msg_date_in_future»?',
      'locales/{de,en,fr}/messages.json: add «noNam», schemas/a.ts says it, did you mean «noName»?',
    ]);
    expect(said("'msg_date_in_future', 'noName', `msg_${a}`, 'msg_'")).toEqual([]);
  });
});
