import type { ServerResponse } from 'node:http';
import { EventEmitter } from 'node:events';
import { expect, test } from 'vitest';
import { WorkAtOnce } from '../../../server/http/limits/work-at-once';

/** An answer that somebody waits for. */
const response = () =>
  Object.assign(new EventEmitter(), {
    closed: false,
    destroyed: false,
    req: {},
  }) as unknown as ServerResponse;

test('of pages of four hundred rows one user has three at once, while others read', async () => {
  const work = new WorkAtOnce({ callsAtOnce: 12, heavyAtOnce: 4 }, 24);
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
  const work = new WorkAtOnce({ callsAtOnce: 12, heavyAtOnce: 4 }, 24);
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
  const work = new WorkAtOnce({ callsAtOnce: 12, heavyAtOnce: 4 }, 24);
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
  const work = new WorkAtOnce({ callsAtOnce: 1, heavyAtOnce: 1 }, 24);
  const stream = { weight: 0, writes: false, gathers: false, streams: true };
  (await work.begin('one', stream, response()))();
  await expect(work.begin('one', stream, response())).resolves.toBeTypeOf('function');
});

test('light reads that search leave connections to others, and to what does not search', async () => {
  const work = new WorkAtOnce({ callsAtOnce: 12, heavyAtOnce: 4 }, 24);
  const read = { weight: 0, writes: false, gathers: false, streams: false };
  const search = { ...read, searches: true };
  let begun = 0;
  for (let count = 0; count < 12; count++) {
    void work.begin('one', search, response()).then(() => (begun += 1));
  }
  await new Promise(setImmediate);
  expect(begun).toBe(3);
  await expect(work.begin('two', search, response())).resolves.toBeTypeOf('function');
  await expect(work.begin('three', read, response())).resolves.toBeTypeOf('function');
});

test('light reads of one user leave connections to those of others', async () => {
  const work = new WorkAtOnce({ callsAtOnce: 12, heavyAtOnce: 4 }, 24);
  const read = { weight: 0, writes: false, gathers: false, streams: false };
  let begun = 0;
  const ends: (() => void)[] = [];
  for (let count = 0; count < 12; count++) {
    void work.begin('one', read, response()).then((end) => {
      begun += 1;
      ends.push(end);
    });
  }
  await new Promise(setImmediate);
  expect(begun).toBe(4);
  await expect(work.begin('two', read, response())).resolves.toBeTypeOf('function');
  // The connection is free as soon as the work is done, whether or not its answer has left.
  ends[0]?.();
  await new Promise(setImmediate);
  expect(begun).toBe(5);
});
