import i18next from 'i18next';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { ApiError } from '../../../../src/api/api-error';
import { requireAllowed, type Judge } from '../../../../src/engine/outbox/judge';

const call = {
  operation: 'POST /things/{id}/steps',
  params: { id: 7 },
  label: { action: 'Step', record: 'Thing' },
};
const engine = (judge: Judge | undefined) => ({
  registry: { loadJudge: () => Promise.resolve(judge) },
  me: { id: 3 },
  can: () => true,
});
const refusal = { status: 422, field: 'menge', code: 'msg_test_most', parameters: ['4'] } as const;
const whole = { status: 409, code: 'msg_test_state', parameters: [] } as const;

const failureOf = async (judge: Judge | undefined) => {
  try {
    await requireAllowed(call, engine(judge) as unknown as Parameters<typeof requireAllowed>[1]);
    return undefined;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return error;
  }
};

beforeAll(async () => {
  await i18next.init({ lng: 'de', interpolation: { escapeValue: false } });
  const texts = { msg_test_most: 'Höchstens {{0}}.', msg_test_state: 'So nicht.' };
  i18next.addResourceBundle('de', 'messages', texts, true);
});
afterEach(() => vi.unstubAllGlobals());

test('without a network a call is refused as the server would', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  const atField = await failureOf(() => Promise.resolve([refusal]));
  expect(atField).toMatchObject({
    status: 422,
    fieldErrors: { menge: ['Höchstens 4.'] },
    services: [],
  });
  const ofAll = await failureOf(() => Promise.resolve([whole]));
  expect(ofAll?.says('msg_test_state')).toBe(true);
  expect(ofAll).toMatchObject({
    status: 409,
    fieldErrors: {},
    services: [{ message: 'So nicht.' }],
  });
  expect(await failureOf(() => Promise.resolve([]))).toBeUndefined();
  expect(await failureOf(undefined)).toBeUndefined();
});

test('with a network the server is asked again for what has led to a refusal', async () => {
  vi.stubGlobal('navigator', { onLine: true });
  const asked: boolean[] = [];
  const outdated: Judge = (_, { isFresh }) => {
    asked.push(isFresh);
    return Promise.resolve(isFresh ? [] : [refusal]);
  };
  expect(await failureOf(outdated)).toBeUndefined();
  expect(asked).toEqual([false, true]);
  expect(await failureOf(() => Promise.resolve([refusal]))).toMatchObject({ status: 422 });
});
