import { expect, test } from 'vitest';
import { clear } from '../../../../server/db/embedded-upkeep';

const failing = (error: Error) => ({ query: () => Promise.reject(error) }) as never;

test('what the database says against clearing it is told, and does not stop the rest', async () => {
  const said: string[] = [];
  const full = Object.assign(new Error('could not extend file'), { code: '53100' });
  await clear(failing(full), (text) => said.push(text));
  expect(said.join()).toContain('could not extend file (53100)');
});

test('a database that could not be asked is asked again soon', async () => {
  const said: string[] = [];
  const busy = new Error('timeout exceeded when trying to connect');
  await expect(clear(failing(busy), (text) => said.push(text))).rejects.toBe(busy);
  expect(said).toEqual([]);
});
