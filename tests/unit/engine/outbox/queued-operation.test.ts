import { expect, test } from 'vitest';
import { queuedOperation } from '../../../../schemas/contract/queued-operation';
import { contentOf, entryOf, type QueuedCall } from '../../../../src/engine/outbox/queued-operation';

const NOW = Date.UTC(2031, 2, 3, 8);
const label = { action: 'Annehmen', record: 'Einsatz 4711' };
const accept: QueuedCall = { operation: 'POST /tasks/{id}/accept', params: { id: 7 }, label };
const inOrder = { by: 'orderId', at: 'recordedAt' };

test('a queue is named by the path, the body or the record, in this order; else by the path itself', () => {
  const of = { schema: 'Task', id: 7, record: { orderId: 3 } };
  const queue = (call: Partial<QueuedCall>) =>
    entryOf({ ...accept, ...call }, inOrder, NOW, 0).queue;
  expect(queue({ of, body: { orderId: 2 }, params: { id: 7, orderId: 1 } })).toBe('orderId=1');
  expect(queue({ of, body: { orderId: 2 } })).toBe('orderId=2');
  expect(queue({ of })).toBe('orderId=3');
  expect(queue({})).toBe('/tasks/7/accept');
  expect(entryOf({ ...accept, of }, {}, NOW, 0).queue).toBe('/tasks/7/accept');
});

test('says when it happened by the clock of the server, unless the user has said it', () => {
  const entry = entryOf(accept, inOrder, NOW, 90_000);
  expect(entry.body).toEqual({ recordedAt: '2031-03-03T08:01:30.000Z' });
  expect(entry).toMatchObject({ recordedAt: '2031-03-03T08:00:00.000Z', clockOffset: 90_000 });
  const own = { recordedAt: '2031-03-03T07:00:00Z' };
  expect(entryOf({ ...accept, body: own }, inOrder, NOW, 0).body).toEqual(own);
  expect(entryOf(accept, inOrder, NOW, undefined).clockOffset).toBeUndefined();
});

test('of a call without a body the query says it', () => {
  const entry = entryOf(accept, { ...inOrder, isBodiless: true }, NOW, 0);
  expect(entry.query).toEqual({ recordedAt: '2031-03-03T08:00:00.000Z' });
  expect(entry.body).toBeUndefined();
});

test('each has a key of its own', () => {
  expect(entryOf(accept, inOrder, NOW, 0).key).not.toBe(entryOf(accept, inOrder, NOW, 0).key);
});

test('a contract queues only what may be sent twice, in words that mean something', () => {
  const parameters = [{ $ref: '#/components/parameters/idempotencyKey' }];
  const read = (said: unknown, more = {}) =>
    queuedOperation({ 'x-queued': said, ...more }, 'POST /tasks/{id}/accept');
  expect(read(undefined)).toBeUndefined();
  expect(read(inOrder, { parameters, requestBody: {} })).toEqual(inOrder);
  expect(read({}, { parameters })).toEqual({ isBodiless: true });
  expect(() => read({})).toThrow('needs an Idempotency-Key');
  expect(() => read({ per: 'x' }, { parameters })).toThrow('knows no «per»');
  expect(() => read(true, { parameters })).toThrow('is an object');
});

test('a file lies beside the entry; what waits for nobody has a queue of its own', () => {
  const photo = new File(['...'], 'Kessel.jpg', { type: 'image/jpeg' });
  const body = { dateiname: 'Kessel.jpg', daten: photo };
  const call = { ...accept, operation: 'POST /tasks/{id}/files', body, params: { id: 7 } };
  const of = { schema: 'Task', id: 7, record: { orderId: 3 } };
  const entry = entryOf({ ...call, of, isApart: true }, { by: 'orderId' }, NOW, 0);
  expect(entry).toMatchObject({
    queue: '/tasks/7/files',
    body: { dateiname: 'Kessel.jpg' },
    file: { property: 'daten', name: 'Kessel.jpg', type: 'image/jpeg', size: 3 },
  });
  expect(contentOf(call)).toBe(photo);
  expect(entryOf({ ...call, of }, { by: 'orderId' }, NOW, 0).queue).toBe('orderId=3');
});

test('a list is a body, too', () => {
  const body = [{ id: 1, wert: 'J' }];
  const entry = entryOf({ ...accept, body }, { by: 'orderId' }, NOW, 0);
  expect(entry.body).toEqual(body);
});
