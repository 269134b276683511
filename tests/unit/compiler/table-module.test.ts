import { expect, test } from 'vitest';
import type { JsonSchema } from '../../../schemas/contract/document';
import { tableModules } from '../../../compiler/tables/table-module';

const shared: Record<string, JsonSchema> = {
  Place: { type: 'string', maxLength: 40 },
  MaybePlace: { type: ['string', 'null'], maxLength: 40 },
  EitherPlace: { oneOf: [{ $ref: '#/components/schemas/Place' }, { type: 'null' }] },
  Number: { type: 'string', format: 'phone', maxLength: 30 },
};
const of = (name: string): JsonSchema => ({ $ref: `#/components/schemas/${name}` });
const nothing: JsonSchema = { type: 'null' };

/** The generated table of a thing with one property, which its lists search. */
function tableWith(property: JsonSchema): string {
  const schemas = {
    ...shared,
    Thing: {
      type: 'object',
      properties: { id: { type: 'integer' }, it: property },
      'x-resource': { list: '/things', see: 'session', search: ['it'] },
    },
  };
  const modules = tableModules(
    { openapi: '3.1.0', paths: {}, components: { schemas } },
    {
      columns: './columns',
      beside: new Map(),
      foreign: () => undefined,
      moduleOf: () => 'tables',
    },
  );
  return modules.get('tables') ?? '';
}

const cases: [string, JsonSchema, string, string][] = [
  ['a text', { type: 'string' }, `words('it').notNull()`, 'it'],
  ['one that may be empty', { type: ['string', 'null'] }, `words('it')`, `coalesce(it, '')`],
  ['a shared one', of('Place'), `words('it').notNull()`, 'it'],
  [
    'a shared one that may be empty here',
    { anyOf: [of('Place'), nothing] },
    `words('it')`,
    `coalesce(it, '')`,
  ],
  ['a shared one that may be empty', of('MaybePlace'), `words('it')`, `coalesce(it, '')`],
  ['one that may be empty by a choice', of('EitherPlace'), `words('it')`, `coalesce(it, '')`],
  [
    'a shared telephone number',
    of('Number'),
    `text('it').notNull()`,
    `regexp_replace(it, '[(] *0 *[)]|[^0-9]+', '', 'g')`,
  ],
  ['a number', { type: 'integer', maximum: 9 }, `integer('it').notNull()`, 'it::text'],
  [
    'a default',
    { type: ['boolean', 'null'], default: false },
    `boolean('it').default(false)`,
    `coalesce(it::text, '')`,
  ],
];

test.each(cases)('%s has a column and is searched', (_, property, column, searched) => {
  const table = tableWith(property);
  expect(table).toContain(`it: ${column},`);
  expect(table).toContain(`kontor_fold(${searched})`);
});
