import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { askedTogether } from '../../../server/http/access/asked-together';

/** Questions as they reach who answers them; `answer` and `fail` end the one that began last. */
function oracle(atOnce: number) {
  const asked: string[][] = [];
  const open: { answer: (answers: Map<string, string>) => void; fail: (error: Error) => void }[] =
    [];
  const ask = askedTogether<string, string>((questions) => {
    asked.push(questions);
    return new Promise((answer, fail) => open.push({ answer, fail }));
  }, atOnce);
  return {
    ask,
    asked,
    answer: (...questions: string[]) =>
      open.pop()?.answer(new Map(questions.map((question) => [question, `of ${question}`]))),
    fail: (text: string) => open.pop()?.fail(new Error(text)),
  };
}

test('what is asked at the same time is asked once, and each hears its own answer', async () => {
  const { ask, asked, answer } = oracle(1);
  const answers = Promise.all([ask('a'), ask('b'), ask('a'), ask('unknown')]);
  await turn();
  expect(asked).toEqual([['a', 'b', 'unknown']]);
  answer('b', 'a');
  expect(await answers).toEqual(['of a', 'of b', 'of a', undefined]);
});

test('a question is never answered by what was asked before it', async () => {
  const { ask, asked, answer } = oracle(1);
  const first = ask('a');
  await turn();
  const later = Promise.all([ask('a'), ask('c')]);
  await turn();
  expect(asked).toEqual([['a']]);
  answer('a');
  expect(await first).toBe('of a');
  await turn();
  expect(asked).toEqual([['a'], ['a', 'c']]);
  answer('c');
  expect(await later).toEqual([undefined, 'of c']);
});

test('so many are under way at once, and one that never ends stops no others', async () => {
  const { ask, asked, answer } = oracle(2);
  void ask('lost');
  await turn();
  const second = ask('b');
  await turn();
  const third = ask('c');
  await turn();
  expect(asked).toEqual([['lost'], ['b']]);
  answer('b');
  expect(await second).toBe('of b');
  await turn();
  expect(asked).toEqual([['lost'], ['b'], ['c']]);
  answer('c');
  expect(await third).toBe('of c');
});

test('a failure is heard by all who asked together, and by nobody else', async () => {
  const { ask, asked, answer, fail } = oracle(1);
  const together = Promise.allSettled([ask('a'), ask('b')]);
  await turn();
  const next = ask('c');
  fail('gone');
  expect((await together).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  await turn();
  expect(asked).toEqual([['a', 'b'], ['c']]);
  answer('c');
  expect(await next).toBe('of c');
});
