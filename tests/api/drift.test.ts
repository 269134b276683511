import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testsOfDrift } from '../support/drift-checks';
import { openTestDatabase, type OpenedDatabase } from '../support/open-test-database';

describe('the migrated database agrees with', () => {
  let opened: OpenedDatabase;
  let pool: pg.Pool;
  beforeAll(async () => {
    opened = await openTestDatabase();
    pool = opened.database.pool;
  });
  afterAll(() => opened.clean());

  testsOfDrift(() => pool);

  test('German order', async () => {
    const { rows } = await pool.query<{ text: string }>(
      `select text from (values ('Zug'), ('Äpfel'), ('Apfel'), ('A10'), ('A9'), ('öl'), ('Ol')) v (text)
         order by text collate german`,
    );
    expect(rows.map(({ text }) => text)).toEqual([
      'A9',
      'A10',
      'Apfel',
      'Äpfel',
      'Ol',
      'öl',
      'Zug',
    ]);
  });

  test.each([
    ['Müller & Söhne', 'muller & sohne'],
    ['STRAẞE Straße', 'strasse strasse'],
    ['Évry Łódź Ærø Œuvre', 'evry lodz aero oeuvre'],
    ['e\u0301', 'e'],
  ])('one way to fold «%s»', async (text, folded) => {
    const { rows } = await pool.query<{ folded: string }>('select kontor_fold($1) folded', [text]);
    expect(rows[0]?.folded).toBe(folded);
  });

  test('the quick way to fold says what the thorough one does, letter by letter', async () => {
    const { rows } = await pool.query<{ letter: string }>(
      `select chr(n) letter from generate_series(32, 12287) n
         where kontor_fold('A' || chr(n) || 'z') <> replace(replace(replace(translate(
           regexp_replace(normalize(lower('A' || chr(n) || 'z' collate german), NFD),
             '[\\u0300-\\u036f]', '', 'g'),
           'øłđðı', 'olddi'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe')`,
    );
    expect(rows).toEqual([]);
  });

  test('itself when it is opened a second time', async () => {
    const client = await pool.connect();
    const { migrate } = await import('../../server/db/migrate');
    await migrate(client);
    const { rows } = await client.query('select name from kontor_migrations');
    expect(rows.length).toBeGreaterThan(0);
    client.release();
  });
});
