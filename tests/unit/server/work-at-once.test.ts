import type { ServerResponse } from 'node:http';
import { EventEmitter } from 'node:events';
import { expect, test } from 'vitest';
import { WorkAtOnce } from '../../../server/http/limits/work-at-once';

/** An answer that somebody waits for. */
const response = () =>
  Object.assign(new EventEmitter(), {
    closed: false,
    destroyed: false,
  }) as unknown as ServerResponse;

test('of pages of four hundred rows one user has three at once, while others read', async () => {
  const work = new WorkAtOnce({ callsAtOnce: 12, heavyAtOnce: 4 }, 20);
  const page = { weight: 0, share: 4, writes: false, gathers: false, streams: false };
  const answer = response();
  const first = await work.begin('one', page, answer);
  await work.begin('one', page, response());
  await work.begin('one', page, response());
  let hasBegun = false;
  const fourth = work.begin('one', page, response()).then(() => (hasBegun = true));
  await expect(work.begin('two', page, response())).resolves.toBeTypeOf('function');
  expect(hasBegun).toBe(false);
  first();
  answer.emit('close');
  await expect(fourth).resolves.toBe(true);
});

test('what is made ready for a change holds nothing that other users wait for', async () => {
  const work = new WorkAtOnce({ callsAtOnce: 12, heavyAtOnce: 4 }, 20);
  // More than the connections that changes share.
  const users = ['one', 'two', 'three', 'four'];
  for (const user of users) {
    for (let count = 0; count < 4; count++) await work.beginPreparing(user, response());
  }
  const change = { weight: 0, writes: true, gathers: false, streams: false };
  await expect(work.begin('somebody else', change, response())).resolves.toBeTypeOf('function');
  const read = { weight: 1, writes: false, gathers: false, streams: false };
  await expect(work.begin('somebody else', read, response())).resolves.toBeTypeOf('function');
});

test.each([
  ['a light read', { weight: 0, writes: false, gathers: false }, 12],
  ['a change, whose connection is free at once,', { weight: 0, writes: true, gathers: false }, 12],
  ['a heavy read', { weight: 1, writes: false, gathers: false }, 4],
  ['what gathers', { weight: 0, writes: false, gathers: true }, 2],
])('%s is over for its user when its answer has left', async (_, does, most) => {
  const work = new WorkAtOnce({ callsAtOnce: 12, heavyAtOnce: 4 }, 20);
  const slow = Array.from({ length: most }, response);
  const begin = (answer: ServerResponse) => work.begin('one', { ...does, streams: false }, answer);
  for (const answer of slow) (await begin(answer))();
  let hasBegun = false;
  const next = begin(response()).then(() => (hasBegun = true));
  await new Promise(setImmediate);
  expect(hasBegun).toBe(false);
  slow[0]?.emit('close');
  await expect(next).resolves.toBe(true);
});

test('a stream gives its turn back at once: it may never end', async () => {
  const work = new WorkAtOnce({ callsAtOnce: 1, heavyAtOnce: 1 }, 20);
  const stream = { weight: 0, writes: false, gathers: false, streams: true };
  (await work.begin('one', stream, response()))();
  await expect(work.begin('one', stream, response())).resolves.toBeTypeOf('function');
});
