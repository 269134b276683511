import { QueryClient } from '@tanstack/react-query';
import i18next from 'i18next';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../../../../src/api/api-error';
import type { OfficeReport } from '../../../../src/api/tell-office';
import type { Engine } from '../../../../src/engine/application/context';
import type { Entry } from '../../../../src/engine/outbox/entry';
import { recorded } from '../../../../src/engine/outbox/machine';
import { outboxState } from '../../../../src/engine/outbox/outbox-state';
import { tellOffice } from '../../../../src/engine/views/outbox/tell-office';

const office = vi.hoisted(() => ({
  tell: vi.fn<(key: string, report: unknown) => Promise<unknown>>(),
  noteTold: vi.fn(),
  noteUntold: vi.fn(),
}));
vi.mock('../../../../src/api/tell-office', () => ({ tellOfficeOf: office.tell }));
vi.mock('../../../../src/engine/outbox/outbox', () => ({
  outboxOf: () => Promise.resolve({ noteTold: office.noteTold, noteUntold: office.noteUntold }),
}));
vi.mock('../../../../src/engine/views/outbox/entered-text', () => ({
  enteredText: () => Promise.resolve('km: 12'),
}));

const refused = (seq: number): Entry => ({
  ...recorded({
    queue: `order=${seq}`,
    operation: 'POST /orders/{id}/start',
    params: { id: seq },
    key: `key-${seq}`,
    recordedAt: '2026-01-05T08:00:00.000Z',
    label: { action: 'Start', record: `Order ${seq}` },
  }),
  seq,
  state: 'refused',
  refusal: {
    status: 409,
    codes: ['msg_state'],
    messages: ['It is over.'],
    fieldErrors: {},
    at: '2026-01-05T08:00:01.000Z',
  },
});

const engine = { registry: { codes: {} }, me: { id: 1 } } as unknown as Pick<
  Engine,
  'registry' | 'me' | 'can'
>;
const tellAll = () => tellOffice({ engine, client: new QueryClient() });
const failure = (status?: number) =>
  new ApiError({
    operation: 'PUT /system/klaerungen/nach-schluessel/{schluessel}',
    ...(status !== undefined && { status }),
  });

beforeAll(() => i18next.init({ lng: 'de', resources: {} }));
beforeEach(() => {
  vi.clearAllMocks();
  outboxState.update((state) => ({ ...state, entries: [1, 2, 3].map(refused) }));
});

test('a report that the office refuses holds up no other, and its entry says so', async () => {
  office.tell.mockImplementation((key) =>
    key === 'key-1' ? Promise.reject(failure(422)) : Promise.resolve({ status: 'OFFEN' }),
  );
  await tellAll();
  expect(office.tell.mock.calls.map(([key]) => key)).toEqual(['key-1', 'key-2', 'key-3']);
  expect(office.noteUntold.mock.calls).toMatchObject([[1, { attempts: 1 }]]);
  expect(office.noteTold.mock.calls.map(([seq]) => seq as number)).toEqual([2, 3]);
  expect(office.tell.mock.calls[0]?.[1] as OfficeReport).toMatchObject({ meldung: 'It is over.' });
});

test.each([undefined, 503, 429, 401])(
  'an answer %s ends the run and blames no report',
  async (status) => {
    office.tell.mockRejectedValue(failure(status));
    await expect(tellAll()).rejects.toThrow();
    expect(office.tell).toHaveBeenCalledTimes(1);
    expect(office.noteUntold).not.toHaveBeenCalled();
  },
);
