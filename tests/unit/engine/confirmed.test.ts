import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../src/api/api-error';
import { askOnce, confirmed } from '../../../src/engine/editing/model/confirmed';

const refusal = (body: object, status = 409) =>
  new ApiError({ operation: 'PATCH /things/{id}', status, body: { ...body } });

/** A call that wants these members said, one after the other. */
const wanting =
  (...members: string[]) =>
  async (said: Record<string, unknown>) => {
    const missing = members.find((member) => said[member] !== true);
    if (missing !== undefined) throw refusal({ bestaetigung: missing });
    return said;
  };

describe('a call that the server wants confirmed', () => {
  it('is made again with what confirms it, when it is meant', async () => {
    const ask = vi.fn(async () => true);
    expect(await confirmed(wanting('trotzdem'), ask)).toEqual({ trotzdem: true });
    expect(await confirmed(wanting('a', 'b'), ask)).toEqual({ a: true, b: true });
    expect(ask).toHaveBeenCalledTimes(3);
  });

  it('is not asked about when it was confirmed before, or needs nothing', async () => {
    const ask = vi.fn(async () => true);
    expect(await confirmed(wanting('trotzdem'), ask, { trotzdem: true })).toEqual({
      trotzdem: true,
    });
    expect(await confirmed(wanting(), ask)).toEqual({});
    expect(ask).not.toHaveBeenCalled();
  });

  it('stays refused when it is not meant', async () => {
    await expect(confirmed(wanting('trotzdem'), async () => false)).rejects.toMatchObject({
      status: 409,
    });
  });

  it('is not asked about for ever', async () => {
    const ask = vi.fn(async () => true);
    const stubborn = async () => {
      throw refusal({ bestaetigung: 'trotzdem' });
    };
    await expect(confirmed(stubborn, ask)).rejects.toMatchObject({ status: 409 });
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['names no member', refusal({})],
    ['names none by a text', refusal({ bestaetigung: true })],
    ['is of another kind', refusal({ bestaetigung: 'trotzdem' }, 422)],
    ['is no answer', new TypeError('offline')],
  ])('is a failure like any other where the refusal %s', async (_, error) => {
    const ask = vi.fn(async () => true);
    await expect(confirmed(() => Promise.reject(error), ask)).rejects.toBe(error);
    expect(ask).not.toHaveBeenCalled();
  });

  it('is asked about once for many rows', async () => {
    const ask = vi.fn(async () => true);
    const once = askOnce(ask);
    const rows = await Promise.all([1, 2, 3].map(() => confirmed(wanting('trotzdem'), once)));
    expect(rows).toEqual([{ trotzdem: true }, { trotzdem: true }, { trotzdem: true }]);
    expect(ask).toHaveBeenCalledTimes(1);
  });
});
