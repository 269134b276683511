import type { Source } from '../../server/move/source';

const tables = [
  { name: 'addresses', rows: 3, text: '1\tMüller\n2\tSöhne\n3\t\\N\n' },
  { name: 'empty', rows: 0, text: '' },
  { name: 'files', rows: 2, text: '1\t\\\\x00ff\n2\t\\\\x\n' },
];

/** Makes a source that holds no database: two tables with rows, one without. `long` repeats the rows. */
export function paperCompany(long = 1): Source {
  return {
    facts: {
      created: '2026-11-28T12:00:00.000Z',
      product: '0.1.0',
      postgresql: '18.4',
      migrations: [{ name: '0001-base.sql', hash: 'ab'.repeat(32) }],
      tables: tables.map(({ name, rows, text }) => ({
        name,
        columns: [{ name: 'id', type: 'bigint' }],
        rows: rows * long,
        bytes: Buffer.byteLength(text) * long,
        digest: '-12345678901234567890',
      })),
      sequences: [{ name: 'addresses_id_seq', value: '3', called: true }],
    },
    read: async function* ({ name }) {
      const text = tables.find((table) => table.name === name)?.text ?? '';
      yield Buffer.from(text.repeat(long));
    },
    close: async () => undefined,
  };
}
