import i18next from 'i18next';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../../src/api/api-error';
import type { CallOptions } from '../../../../src/api/call';
import { recordQuery } from '../../../../src/engine/data/record-query';
import { standardFieldTypes } from '../../../../src/engine/fields';
import { loadFieldEditing } from '../../../../src/engine/editing/load-editing';
import { newRow } from '../../../../src/engine/editing/model/row';
import { FakeOrders, refusal } from './fake-orders';
import { openSession, place } from './support';

const server = vi.hoisted(() => ({ orders: undefined as FakeOrders | undefined }));
vi.mock('../../../../src/api/call', () => ({
  call: (operation: string, options: CallOptions = {}) =>
    server.orders?.call(operation, options) ?? Promise.reject(new Error('no server')),
}));

const patch = 'PATCH /houses/{houseId}/orders/{id}';
const line = '/houses/{houseId}/orders/{orderId}/lines/{id}';
const body = (orders: FakeOrders, call: string) =>
  orders.got.filter((one) => one.call === call).map((one) => one.body);
const patches = (orders: FakeOrders) => body(orders, 'PATCH /houses/7/orders/5');

beforeAll(async () => {
  await i18next.init({ lng: 'de', resources: {} });
  await loadFieldEditing(standardFieldTypes);
});

let orders: FakeOrders;
beforeEach(() => {
  orders = new FakeOrders();
  server.orders = orders;
});

describe('a save of a change', () => {
  it('sends what differs with its version, and ends the session', async () => {
    const { session, edit, notices, client } = openSession(orders);
    const read = recordQuery(place, 5, 'de').queryKey;
    client.setQueryData(read, orders.order);
    edit();
    session.change({ title: 'Neu' });
    expect(session.isDirty()).toBe(true);
    expect(await session.save()).toBe(true);
    expect(orders.got.at(-1)).toMatchObject({ version: '1', body: { title: 'Neu' } });
    expect(session.get().session.state).toBe('reading');
    expect(session.isDirty()).toBe(false);
    expect(notices.saved).toHaveBeenCalledWith(false, expect.anything());
    expect(client.getQueryData(read)).toMatchObject({ title: 'Neu', version: 2 });
  });

  it('takes keystrokes along that the form still holds, and calls nothing when nothing differs', async () => {
    const { session, edit, held } = openSession(orders);
    edit();
    held.typed = { note: 'getippt' };
    expect(session.input()?.values.note).toBe('getippt');
    expect(session.get().session).toMatchObject({ values: { note: 'alt' } });
    expect(await session.save()).toBe(true);
    expect(patches(orders)).toEqual([{ note: 'getippt' }]);
    edit();
    expect(await session.save()).toBe(true);
    expect(patches(orders)).toHaveLength(1);
  });

  it('waits for what is being sent for a field, and says when it has not arrived', async () => {
    const { session, edit, held, notices } = openSession(orders);
    edit();
    session.change({ title: 'Neu' });
    held.arrives = false;
    expect(await session.save()).toBe(false);
    expect(notices.notSent).toHaveBeenCalled();
    expect(orders.changes).toEqual([]);
    expect(session.get().session.state).toBe('editing');
  });

  it('says at the field what is wrong instead, until it is corrected', async () => {
    const { session, edit, open, form } = openSession(orders);
    edit();
    session.change({ title: '' });
    expect(await session.save()).toBe(false);
    expect(orders.changes).toEqual([]);
    expect(open()).toMatchObject({ state: 'invalid', problems: { title: [{}] } });
    expect(form.focusFirstError).toHaveBeenCalled();
    session.change({ title: 'Da' });
    expect(open().problems).toEqual({});
    expect(await session.save()).toBe(true);
  });

  it('puts what the server says to its fields, with their labels', async () => {
    const { session, edit, open, notices } = openSession(orders);
    edit();
    session.change({ title: 'Zwei' });
    const error = refusal(422, {}, { title: ['gibt es schon'] });
    orders.once(patch, () => Promise.reject(error));
    expect(await session.save()).toBe(false);
    expect(open()).toMatchObject({ state: 'invalid', serverErrors: { title: ['gibt es schon'] } });
    const [said, labelOf] = notices.failed.mock.calls[0] as [unknown, (name: string) => string];
    expect(said).toBe(error);
    expect([labelOf('title'), labelOf('other')]).toEqual(['Feld title', 'other']);
  });

  it('keeps what was typed when no answer comes', async () => {
    const { session, edit, open } = openSession(orders);
    edit();
    session.change({ title: 'Neu' });
    orders.once(patch, () => Promise.reject(refusal(undefined)));
    expect(await session.save()).toBe(false);
    expect(open()).toMatchObject({ state: 'failed', values: { title: 'Neu' } });
    expect(await session.save()).toBe(true);
    expect(orders.order.title).toBe('Neu');
  });

  it('goes on with what was typed meanwhile', async () => {
    const { session, edit, open, held } = openSession(orders);
    edit();
    session.change({ title: 'Neu' });
    orders.once(patch, () => {
      held.typed = { note: 'spät' };
    });
    expect(await session.save()).toBe(false);
    expect(open()).toMatchObject({
      state: 'editing',
      base: { title: 'Neu', note: 'alt', version: 2 },
      values: { title: 'Neu', note: 'spät', version: 2 },
    });
    expect(await session.save()).toBe(true);
    expect(patches(orders)).toEqual([{ title: 'Neu' }, { note: 'spät' }]);
  });

  it('is joined by a second press', async () => {
    const { session, edit, notices } = openSession(orders);
    edit();
    session.change({ title: 'Neu' });
    const [first, second] = [session.save(), session.save()];
    expect(await Promise.all([first, second])).toEqual([true, true]);
    expect(patches(orders)).toHaveLength(1);
    expect(notices.saved).toHaveBeenCalledTimes(1);
  });

  it('is followed by another one when more was typed before the second press', async () => {
    const { session, edit, held } = openSession(orders);
    edit();
    session.change({ title: 'Neu' });
    const presses: Promise<boolean>[] = [];
    orders.once(patch, () => {
      held.typed = { note: 'spät' };
      presses.push(session.save(), session.save());
    });
    expect(await session.save()).toBe(false);
    expect(await Promise.all(presses)).toEqual([true, true]);
    expect(patches(orders)).toEqual([{ title: 'Neu' }, { note: 'spät' }]);
  });

  it('is tried again with what was corrected while it was being refused', async () => {
    const { session, edit, held } = openSession(orders);
    edit();
    session.change({ title: 'Falsch' });
    let again: Promise<boolean> | undefined;
    orders.once(patch, () => {
      held.typed = { title: 'Richtig' };
      again = session.save();
      throw refusal(422);
    });
    expect(await session.save()).toBe(false);
    expect(await again).toBe(true);
    expect(orders.order.title).toBe('Richtig');
  });
});

describe('somebody else’s change', () => {
  it('of another field is taken over and named', async () => {
    const { session, edit } = openSession(orders);
    edit();
    session.change({ title: 'Meins' });
    orders.changedBy({ note: 'ihre' });
    expect(await session.save()).toBe(true);
    expect(orders.order).toMatchObject({ title: 'Meins', note: 'ihre', version: 3 });
    expect(session.get().taken).toMatchObject([
      { user: 'Bea', fields: ['note'], before: { note: 'alt' }, after: { note: 'ihre' } },
    ]);
    session.forgetTaken();
    expect(session.get().taken).toEqual([]);
  });

  it('of the same field is put to the user, as often as it happens', async () => {
    const { session, edit, open, notices } = openSession(orders);
    edit();
    session.change({ title: 'Meins' });
    for (const theirs of ['Ihres', 'Wieder ihres']) {
      orders.changedBy({ title: theirs });
      expect(await session.save()).toBe(false);
      expect(open()).toMatchObject({
        state: 'conflict',
        values: { title: 'Meins' },
        stale: { user: 'Bea', theirs: { title: theirs } },
      });
      // Nothing is sent before it is resolved.
      expect(await session.save()).toBe(false);
      session.resolve({ ...orders.order, title: 'Meins' });
      expect(open().state).toBe('editing');
    }
    expect(patches(orders)).toHaveLength(2);
    expect(await session.save()).toBe(true);
    expect(orders.order.title).toBe('Meins');
    expect(notices.noted).toHaveBeenCalledTimes(2);
  });

  it('is not taken over for ever', async () => {
    const { session, edit, open } = openSession(orders);
    edit();
    session.change({ title: 'Meins' });
    for (let count = 1; count <= 4; count += 1) {
      orders.once(patch, () => orders.changedBy({ note: `ihre ${count}` }));
    }
    expect(await session.save()).toBe(false);
    expect(patches(orders)).toHaveLength(4);
    expect(open().state).toBe('conflict');
  });
});

describe('the record’s lock', () => {
  it('goes along, and is taken once more when it ran out', async () => {
    const { session, edit } = openSession(orders);
    orders.token = 'ours';
    edit();
    const release = session.lock();
    await vi.waitFor(() => expect(orders.token).toBe('token 1'));
    session.change({ title: 'Neu' });
    orders.token = 'gone';
    expect(await session.save()).toBe(true);
    const sent = orders.got.filter(({ call }) => call.startsWith('PATCH'));
    expect(sent.map(({ token }) => token)).toEqual(['token 1', 'token 2']);
    release();
    expect(orders.got.at(-1)?.call).toBe('DELETE /system/sperren/token 2');
  });

  it('that blocks ends a session in which nothing was typed', async () => {
    const { session, edit, notices, held } = openSession(orders);
    const refuse = () => Promise.reject(refusal(423));
    orders.once('POST /system/sperren', refuse);
    edit();
    session.lock();
    await vi.waitFor(() => expect(notices.failed).toHaveBeenCalledTimes(1));
    expect(session.get().session.state).toBe('reading');
    orders.once('POST /system/sperren', refuse);
    edit();
    held.typed = { title: 'Schon getippt' };
    session.lock();
    await vi.waitFor(() => expect(notices.failed).toHaveBeenCalledTimes(2));
    expect(session.get().session).toMatchObject({
      state: 'editing',
      values: { title: 'Schon getippt' },
    });
  });

  it('names the colleague who has one, until it is given back', async () => {
    const { session, edit } = openSession(orders);
    orders.holder = 'Bea B';
    edit();
    const release = session.lock();
    await vi.waitFor(() => expect(session.get().colleague?.name).toBe('Bea B'));
    release();
    expect(session.get().colleague).toBeUndefined();
  });

  it('whose answer is still under way when it is given back is given back too', async () => {
    const { session, edit } = openSession(orders);
    edit();
    session.lock()();
    await vi.waitFor(() => expect(orders.got.at(-1)?.call).toBe('DELETE /system/sperren/token 1'));
  });
});

describe('the remark on a change', () => {
  const asked = async (session: ReturnType<typeof openSession>['session']) =>
    vi.waitFor(() => {
      const { remark } = session.get();
      if (!remark) throw new Error('nothing is asked');
      return remark;
    });

  it('is not asked for when the parameter says so, nor without a change of the record', async () => {
    const { session, edit, lines, changed } = openSession(orders);
    edit();
    session.change({ title: 'Neu' });
    expect(await session.save()).toBe(true);
    orders.asksRemark = true;
    edit();
    session.adopt({ '@lines': lines() });
    session.change({ '@lines': changed(lines(), { 1: { text: 'neu' } }) });
    expect(await session.save()).toBe(true);
    expect(patches(orders)).toEqual([{ title: 'Neu' }]);
  });

  it('given up gives the change up; said, it is kept until the change is stored', async () => {
    const { session, edit, open } = openSession(orders);
    orders.asksRemark = true;
    edit();
    session.change({ title: 'Neu' });
    let saved = session.save();
    (await asked(session)).answer(undefined);
    expect(await saved).toBe(false);
    expect(open()).toMatchObject({ state: 'editing', values: { title: 'Neu' } });
    expect(orders.changes).toEqual([]);

    orders.once(patch, () => Promise.reject(refusal(undefined)));
    saved = session.save();
    (await asked(session)).answer('auf Wunsch');
    expect(await saved).toBe(false);
    saved = session.save();
    const again = await asked(session);
    expect(again.text).toBe('auf Wunsch');
    again.answer('auf Wunsch');
    expect(await saved).toBe(true);
    expect(patches(orders).at(-1)).toEqual({ title: 'Neu', remark: 'auf Wunsch' });

    edit();
    session.change({ title: 'Wieder' });
    saved = session.save();
    const fresh = await asked(session);
    expect(fresh.text).toBe('');
    fresh.answer(undefined);
    await saved;
  });
});

describe('rows below several parents', () => {
  it('are created, changed and removed at their own paths, and the record is read again', async () => {
    const { session, edit, lines, changed, client } = openSession(orders);
    edit();
    const rows = lines();
    session.adopt({ '@lines': rows });
    const wanted = changed(rows, { 2: { text: 'anders' } }).filter(({ $key }) => $key !== '1');
    session.change({ '@lines': [...wanted, newRow({ text: 'neu' }, 'a')] });
    expect(await session.save()).toBe(true);
    expect(orders.changes).toEqual([
      'DELETE /houses/7/orders/5/lines/1',
      'PATCH /houses/7/orders/5/lines/2',
      'POST /houses/7/orders/5/lines',
    ]);
    expect(orders.lines.map(({ text }) => text)).toEqual(['anders', 'Zeile 3', 'neu']);
    expect(orders.got.at(-1)?.call).toBe('GET /houses/7/orders/5');
    const cached = client.getQueriesData<readonly object[]>({ queryKey: ['rows', 'Line'] });
    expect(cached[0]?.[1]).toHaveLength(3);
  });

  it('that are partly stored leave what was refused, which is tried again alone', async () => {
    const { session, edit, open, lines, changed, form, notices } = openSession(orders);
    edit();
    const rows = lines();
    session.adopt({ '@lines': rows });
    const wanted = changed(rows, { 1: { text: 'eins' }, 2: { text: 'zwei' } });
    session.change({
      title: 'Neu',
      '@lines': [...wanted, newRow({ text: 'a' }, '0f8fad5b-d9cb-469f-a165-70867728950e')],
    });
    orders.once(`PATCH ${line}`, () => undefined);
    orders.once(`PATCH ${line}`, () => Promise.reject(refusal(422, {}, { text: ['zu kurz'] })));
    expect(await session.save()).toBe(false);
    expect(orders.order).toMatchObject({ title: 'Neu', version: 2 });
    expect(open()).toMatchObject({
      state: 'invalid',
      base: { title: 'Neu', version: 2 },
      serverErrors: { '@lines/2/text': ['zu kurz'] },
    });
    expect(form.focusFirstError).toHaveBeenCalled();
    expect(notices.failed).toHaveBeenCalledTimes(1);
    expect(notices.saved).not.toHaveBeenCalled();

    orders.got.length = 0;
    expect(await session.save()).toBe(true);
    expect(orders.changes).toEqual(['PATCH /houses/7/orders/5/lines/2']);
  });

  it('that somebody else changed are read at their own paths, and merged', async () => {
    const { session, edit, open, lines, changed } = openSession(orders);
    edit();
    const rows = lines();
    session.adopt({ '@lines': rows });
    session.change({ '@lines': changed(rows, { 1: { text: 'meins' }, 2: { text: 'meins' } }) });
    orders.lines = orders.lines.map((one) => ({
      ...one,
      ...(one.id === 1 && { amount: 4, version: 2 }),
      ...(one.id === 2 && { text: 'ihres', version: 2 }),
    }));
    expect(await session.save()).toBe(false);
    expect(orders.got.map(({ call }) => call)).toContain('GET /houses/7/orders/5/lines/1');
    expect(orders.lines[0]).toMatchObject({ text: 'meins', amount: 4 });
    expect(open().serverErrors).toEqual({ '@lines/2/text': ['text ist jetzt ihres'] });
    expect(await session.save()).toBe(true);
    expect(orders.lines[1]?.text).toBe('meins');
  });

  it('are not tried further when no answer comes', async () => {
    const { session, edit, open, lines, changed } = openSession(orders);
    edit();
    const rows = lines();
    session.adopt({ '@lines': rows });
    session.change({
      '@lines': [...changed(rows, { 1: { text: 'neu' } }), newRow({ text: 'a' }, 'a')],
    });
    orders.once(`PATCH ${line}`, () => Promise.reject(refusal(undefined)));
    expect(await session.save()).toBe(false);
    expect(open().state).toBe('failed');
    expect(orders.changes).toEqual(['PATCH /houses/7/orders/5/lines/1']);
  });
});

describe('500 new rows', () => {
  it('are stored once each and in their order, and go on behind a failure in the middle', async () => {
    const { session, edit, open, lines } = openSession(orders);
    const create = 'POST /houses/{houseId}/orders/{orderId}/lines';
    const added = Array.from({ length: 500 }, (_, index) =>
      newRow({ text: `Zeile ${index}` }, crypto.randomUUID()),
    );
    edit();
    session.adopt({ '@lines': lines() });
    session.change({ '@lines': [...lines(), ...added] });
    const done: number[] = [];
    session.subscribe(() => done.push(session.get().progress?.done ?? 0));
    for (let call = 0; call < 250; call += 1) orders.once(create, () => undefined);
    orders.once(create, () => Promise.reject(refusal(undefined)));
    expect(await session.save()).toBe(false);
    expect(open().state).toBe('failed');
    expect(orders.lines).toHaveLength(253);
    expect(Math.max(...done)).toBe(240);
    expect(session.get().progress).toBeUndefined();

    expect(await session.save()).toBe(true);
    const sent = orders.got.filter(({ call }) => call === 'POST /houses/7/orders/5/lines');
    expect(sent).toHaveLength(501);
    // The row whose answer nobody heard goes with the key that it had.
    expect(sent[251]?.key).toBe(sent[250]?.key);
    expect(new Set(sent.map(({ key }) => key)).size).toBe(500);
    expect(orders.lines.slice(3).map(({ text }) => text)).toEqual(added.map(({ text }) => text));
  });
});

describe('a new record', () => {
  it('is created once, however often the same is sent', async () => {
    const { session, onCreated, notices } = openSession(orders, 'new');
    const create = 'POST /houses/{houseId}/orders';
    session.edit({});
    session.change({ title: 'Neu', note: '' });
    orders.once(create, () => Promise.reject(refusal(undefined)));
    expect(await session.save()).toBe(false);
    orders.once(create, () => Promise.reject(refusal(undefined)));
    expect(await session.save()).toBe(false);
    session.change({ note: 'mehr' });
    expect(await session.save()).toBe(true);
    const sent = orders.got.filter(({ call }) => call === 'POST /houses/7/orders');
    expect(sent.map((one) => one.body)).toEqual([
      { title: 'Neu' },
      { title: 'Neu' },
      { title: 'Neu', note: 'mehr' },
    ]);
    expect(sent[0]?.key).toBe(sent[1]?.key);
    expect(sent[2]?.key).not.toBe(sent[1]?.key);
    expect(onCreated).toHaveBeenCalledExactlyOnceWith(6);
    expect(notices.saved).toHaveBeenCalledWith(true, expect.anything());
    expect(session.get().session.state).toBe('reading');
  });

  it('is judged as a whole, takes no lock, and is given up by a word', async () => {
    const { session, open } = openSession(orders, 'new');
    session.edit({});
    session.lock()();
    expect(await session.save()).toBe(false);
    expect(Object.keys(open().problems)).toEqual(['title']);
    session.cancel();
    expect(session.get().session.state).toBe('reading');
    expect(orders.got.map(({ call }) => call)).toEqual(['GET /system/parameter']);
  });
});

describe('a field that is left', () => {
  it('is judged as soon as the rules are there, others are not', async () => {
    const { session, edit, open } = openSession(orders);
    edit();
    session.change({ title: '' });
    session.validate('note');
    session.validate('title');
    await vi.waitFor(() => expect(Object.keys(open().problems)).toEqual(['title']));
    session.change({ title: 'Da' });
    session.validate('note');
    expect(open().problems).toEqual({});
  });
});

it('whoever shows a session hears of every change, until he stops listening', () => {
  const { session, edit } = openSession(orders);
  const heard: string[] = [];
  const stop = session.subscribe(() => heard.push(session.get().session.state));
  edit();
  session.change({ title: 'Neu' });
  session.cancel();
  stop();
  edit();
  expect(heard).toEqual(['editing', 'editing', 'reading']);
});

describe('what the server wants confirmed', () => {
  const refused = () =>
    new ApiError({ operation: patch, status: 409, body: { bestaetigung: 'trotzdem' } });

  it('is asked, and sent again with the member that confirms', async () => {
    const { session, edit, askWhether } = openSession(orders);
    askWhether.mockResolvedValue(true);
    orders.once(patch, () => {
      throw refused();
    });
    edit();
    session.change({ title: 'Neu' });
    expect(await session.save()).toBe(true);
    expect(askWhether).toHaveBeenCalledTimes(1);
    expect(patches(orders)).toEqual([{ title: 'Neu' }, { title: 'Neu', trotzdem: true }]);
  });

  it('keeps what was typed when it was not meant, and says no more than the question did', async () => {
    const { session, edit, open, notices } = openSession(orders);
    orders.once(patch, () => {
      throw refused();
    });
    edit();
    session.change({ title: 'Neu' });
    expect(await session.save()).toBe(false);
    expect(open()).toMatchObject({ state: 'failed', values: { title: 'Neu' } });
    expect(notices.failed).not.toHaveBeenCalled();
  });

  it('of a new record is the same intent', async () => {
    const { session, askWhether } = openSession(orders, 'new');
    askWhether.mockResolvedValue(true);
    orders.once('POST /houses/{houseId}/orders', () => {
      throw refused();
    });
    session.edit({}, { title: 'Neu' });
    expect(await session.save()).toBe(true);
    const sent = orders.got.filter(({ call }) => call === 'POST /houses/7/orders');
    expect(sent.map((one) => one.body)).toEqual([
      { title: 'Neu' },
      { title: 'Neu', trotzdem: true },
    ]);
    expect(sent[0]?.key).toBe(sent[1]?.key);
  });
});
