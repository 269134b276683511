import { expect, test } from 'vitest';
import type { Entry, NewEntry } from '../../../../src/engine/outbox/entry';
import {
  corrected,
  discardedTogether,
  recorded,
  withCreated,
  type Outcome,
} from '../../../../src/engine/outbox/machine';
import { sendWaiting } from '../../../../src/engine/outbox/sender';
import { memoryOutbox } from '../../../support/memory-outbox';

const call = (name: string, queue = 'a'): NewEntry => ({
  queue,
  operation: `POST /${name}`,
  params: {},
  key: `key of ${name}`,
  recordedAt: '2031-03-03T08:00:00.000Z',
  label: { action: name, record: '' },
});

const answer = (status: number | undefined): Outcome => ({
  status,
  codes: [],
  messages: [],
  fieldErrors: {},
});

/** An outbox with these calls; `answers`: by name of the call, one attempt after the other, 200 where none is left. */
async function outbox(
  calls: readonly NewEntry[],
  answers: Record<string, (number | undefined)[]> = {},
) {
  const store = memoryOutbox();
  for (const one of calls) await store.add(recorded(one));
  const sent: string[] = [];
  const send = ({ label }: Entry) => {
    sent.push(label.action);
    const left = answers[label.action] ?? [];
    return Promise.resolve(answer(left.length > 0 ? left.shift() : 200));
  };
  const run = (isEager = false, now = () => 0) => sendWaiting({ store, send, now }, isEager);
  const states = async () =>
    Object.fromEntries((await store.all()).map(({ label, state }) => [label.action, state]));
  return { store, sent, send, run, states };
}

test('sends in the order of recording, whatever the queue', async () => {
  const { run, sent, states } = await outbox([call('a1'), call('a2'), call('b1', 'b'), call('a3')]);
  expect(await run()).toBe('done');
  expect(sent).toEqual(['a1', 'a2', 'b1', 'a3']);
  expect(new Set(Object.values(await states()))).toEqual(new Set(['sent']));
});

test('a refused one holds back its queue; once decided, the rest follows', async () => {
  const { run, sent, states, store } = await outbox(
    [call('a1'), call('a2'), call('b1', 'b'), call('b2', 'b')],
    { a1: [409] },
  );
  expect(await run()).toBe('later');
  expect(sent).toEqual(['a1', 'b1', 'b2']);
  expect(await states()).toMatchObject({ a1: 'refused', a2: 'waiting', b2: 'sent' });
  const [refused] = await store.all();
  await store.put({ ...refused!, state: 'discarded', reason: 'doppelt' });
  expect(await run()).toBe('done');
  expect(sent.slice(3)).toEqual(['a2']);
});

test('stops without a network and without a session, and loses nothing', async () => {
  const { run, sent, states } = await outbox([call('a1'), call('a2')], { a1: [undefined, 401] });
  expect(await run()).toBe('later');
  expect(await run()).toBe('login');
  expect(await states()).toEqual({ a1: 'waiting', a2: 'waiting' });
  expect(await run()).toBe('done');
  expect(sent).toEqual(['a1', 'a1', 'a1', 'a2']);
});

test('a server that fails is left alone until its time, unless somebody asks', async () => {
  const { run, sent } = await outbox([call('a1')], { a1: [503, 503] });
  expect(await run()).toBe('later');
  expect(await run()).toBe('later');
  expect(sent).toEqual(['a1']);
  expect(await run(true)).toBe('later');
  expect(sent).toEqual(['a1', 'a1']);
  expect(await run(false, () => 4_000)).toBe('done');
});

test('a call that the server fails at again and again holds back its own queue only', async () => {
  const { run, sent } = await outbox([call('a1'), call('a2'), call('b1', 'b')], {
    a1: [500, 500, 500],
  });
  await run(true);
  await run(true);
  expect(sent).toEqual(['a1', 'a1']);
  await run(true);
  expect(sent).toEqual(['a1', 'a1', 'a1', 'b1']);
});

test('after a crash between the call and its note the same call follows under the same key', async () => {
  const { store, send, sent, run } = await outbox([call('a1'), call('a2')]);
  const keys: string[] = [];
  const crash = async (entry: Entry) => {
    keys.push(entry.key);
    await send(entry);
    throw new Error('the page is gone');
  };
  await expect(sendWaiting({ store, send: crash, now: () => 0 }, false)).rejects.toThrow('gone');
  expect((await store.all()).map(({ state }) => state)).toEqual(['sending', 'waiting']);
  expect(await run()).toBe('done');
  expect(sent).toEqual(['a1', 'a1', 'a2']);
  expect((await store.all()).map(({ key }) => key)).toEqual(['key of a1', 'key of a2']);
  expect(keys).toEqual(['key of a1']);
});

test('of what is over only the latest stay', async () => {
  const { run, store } = await outbox(Array.from({ length: 60 }, (_, at) => call(`a${at}`)));
  await run();
  const left = await store.all();
  expect(left).toHaveLength(50);
  expect(left[0]?.label.action).toBe('a10');
});

test('what a call has created is kept for one that waits longer than the latest stay', async () => {
  const { store } = await outbox([
    call('photo'),
    ...Array.from({ length: 60 }, (_, at) => call(`a${at}`)),
    call('b1', 'b'),
    {
      ...call('answer', 'b'),
      body: { photo: null },
      refers: [{ at: ['photo'], key: 'key of photo' }],
    },
  ]);
  const bodies = new Map<string, unknown>();
  const send = ({ label: { action }, body }: Entry) => {
    bodies.set(action, body);
    return Promise.resolve({
      ...answer(action === 'b1' ? 409 : 200),
      ...(action === 'photo' && { createdId: 4711 }),
    });
  };
  const run = () => sendWaiting({ store, send, now: () => 0 }, false);
  expect(await run()).toBe('later');
  const left = await store.all();
  expect(left.map(({ label }) => label.action).slice(0, 2)).toEqual(['photo', 'a10']);
  const refused = left.find(({ state }) => state === 'refused');
  await store.put({ ...refused!, state: 'discarded', reason: 'doppelt' });
  expect(await run()).toBe('done');
  expect(bodies.get('answer')).toEqual({ photo: 4711 });
});

test('what a call creates is told to those that refer to it, and kept for them', async () => {
  const answered = { at: [0, 'wert'], key: 'key of photo', isText: true } as const;
  const { store } = await outbox([
    call('photo'),
    { ...call('answer'), body: [{ id: 7, wert: null }], refers: [answered] },
  ]);
  const bodies: unknown[] = [];
  const send = ({ label, body }: Entry) => {
    bodies.push(body);
    return Promise.resolve({
      ...answer(201),
      ...(label.action === 'photo' && { createdId: 4711 }),
    });
  };
  expect(await sendWaiting({ store, send, now: () => 0 }, false)).toBe('done');
  expect(bodies[1]).toEqual([{ id: 7, wert: '4711' }]);
});

test('files, which take long, come after what waits in other queues', async () => {
  const file = { id: 'f', property: 'daten', name: 'a.jpg', type: 'image/jpeg', size: 3 };
  const { run, sent } = await outbox([{ ...call('photo', 'p'), file }, call('a1'), call('a2')]);
  await run();
  expect(sent).toEqual(['a1', 'a2', 'photo']);
});

test('a corrected call is still the one that others refer to; a discarded one takes them along', async () => {
  const refers = [{ at: ['photo'], key: 'key of photo' }];
  const { store, run } = await outbox(
    [call('photo'), { ...call('answer'), body: { photo: null }, refers }, call('other')],
    { photo: [422] },
  );
  await run();
  const [photo] = await store.all();
  const again = corrected(photo!, {}, 'another key');
  expect(again.key).toBe('another key');
  expect(
    withCreated({ ...again, refers, body: { photo: null } }, [{ ...again, createdId: 7 }]).body,
  ).toEqual({ photo: 7 });
  // What is about it has it in its path.
  const about = { ...again, refers: [{ at: [], param: 'id', key: 'key of photo' }] };
  expect(
    withCreated({ ...about, params: { id: -1 } }, [{ ...again, createdId: 7 }]).params,
  ).toEqual({ id: 7 });
  // What only goes when that goes takes nothing of it.
  const alone = { ...again, refers: [{ at: [], key: 'key of photo' }], body: { name: 'Eva' } };
  expect(withCreated(alone, [{ ...again, createdId: 7 }]).body).toEqual({ name: 'Eva' });
  const gone = discardedTogether(await store.all(), again, 'unscharf', 0);
  expect(gone.map(({ label, state }) => [label.action, state])).toEqual([
    ['photo', 'discarded'],
    ['answer', 'discarded'],
  ]);
});
