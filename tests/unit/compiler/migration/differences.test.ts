import { expect, test } from 'vitest';
import { differences, type Difference } from '../../../../compiler/migration/differences';
import { byName, column, structure } from './tables';

const compared = (
  before: ReturnType<typeof structure>,
  after: ReturnType<typeof structure>,
  ...renames: [string, string][]
) => differences(byName(before), byName(after), new Map(renames));

/** A difference in one line. */
const said = (one: Difference) =>
  [one.kind, ...('column' in one ? [one.column] : []), ...('from' in one ? [one.from] : [])].join(
    ' ',
  );

test('nothing differs from itself, and what the database has besides is its own', () => {
  const table = structure('t', ['a', 'b'], {
    indexes: ['a'],
    unique: ['a'],
    references: ['b → u'],
  });
  expect(compared(table, table)).toEqual([]);
  const more = {
    ...table,
    indexes: ['a', 'b'],
    unique: ['a', 'b'],
    references: ['b → u', 'a → v'],
  };
  expect(compared(more, table)).toEqual([]);
  expect(differences(byName(table, structure('own', ['a'])), byName(table))).toEqual([]);
});

test('a new table is one difference, whatever it has', () => {
  const table = structure('t', ['a'], { indexes: ['a'], unique: ['a'], references: ['a → u'] });
  expect(differences(new Map(), byName(table))).toEqual([{ kind: 'table', table: 't' }]);
});

test('a new column with its reference, its index and that it is unique', () => {
  const after = structure('t', ['a', 'b'], {
    references: ['b → u'],
    unique: ['b'],
    indexes: ['b,a'],
  });
  expect(compared(structure('t', ['a']), after)).toEqual([
    { kind: 'column', table: 't', column: 'b' },
    { kind: 'reference', table: 't', column: 'b', to: 'u' },
    { kind: 'unique', table: 't', column: 'b' },
    { kind: 'index', table: 't', columns: 'b,a' },
  ]);
});

test('type, null and default, each for itself', () => {
  const was = column('a', { type: 'integer', default: '1' });
  const wanted = column('a', { type: 'bigint', notNull: true });
  expect(compared(structure('t', [was]), structure('t', [wanted]))).toEqual([
    { kind: 'type', table: 't', column: 'a', wanted, was },
    { kind: 'notNull', table: 't', column: 'a', wanted, was },
    { kind: 'default', table: 't', column: 'a', wanted, was },
  ]);
});

test('a column that is gone is superfluous', () => {
  expect(compared(structure('t', ['a', 'b']), structure('t', ['a']))).toEqual([
    { kind: 'superfluous', table: 't', column: 'b' },
  ]);
});

test('a new name is a new column and a superfluous one, unless somebody says that it is the same', () => {
  const before = structure(
    't',
    ['old', column('suche', { generated: 'kontor_fold(old)' }), 'older'],
    { references: ['old → u'], unique: ['old'], indexes: ['old,older'] },
  );
  const after = structure(
    't',
    ['new', column('suche', { generated: 'kontor_fold(new)' }), 'older'],
    { references: ['new → u'], unique: ['new'], indexes: ['new,older'] },
  );
  expect(compared(before, after).map(said)).toEqual([
    'column new',
    'generated suche',
    'superfluous old',
    'reference new',
    'unique new',
    'index',
  ]);
  // Whatever refers to it follows; only whole words are its name.
  expect(compared(before, after, ['t.new', 'old']).map(said)).toEqual(['rename new old']);
});

test('a renamed column may change besides; a name that nobody has is no rename', () => {
  const after = structure('t', [column('new', { notNull: true })]);
  expect(compared(structure('t', ['old']), after, ['t.new', 'old']).map(said)).toEqual([
    'rename new old',
    'notNull new',
  ]);
  expect(compared(structure('t', ['old']), after, ['t.new', 'other']).map(said)).toEqual([
    'column new',
    'superfluous old',
  ]);
});

test('a generated column is one difference: it is made anew as a whole', () => {
  const before = structure('t', [column('a', { default: "''::text" })]);
  const after = structure('t', [column('a', { generated: 'b', notNull: true, type: 'integer' })]);
  expect(compared(before, after).map(said)).toEqual(['generated a']);
  // The other way it stays, and may change as others do.
  expect(compared(after, before).map(said)).toEqual([
    'generated a',
    'type a',
    'notNull a',
    'default a',
  ]);
});

test.each([
  [['a'], 'a,b', []],
  [['a,c'], 'a,b', []],
  [['c,a'], 'a,b', ['index']],
  [[''], '', []],
  [['a'], '', ['index']],
])('indexes %j for %j', (indexes, wanted, found) => {
  const before = structure('t', ['a', 'b', 'c'], { indexes });
  const after = structure('t', ['a', 'b', 'c'], { indexes: [wanted] });
  expect(compared(before, after).map(({ kind }) => kind)).toEqual(found);
});
