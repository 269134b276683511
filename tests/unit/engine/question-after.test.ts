import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as actionTypes from '../../../src/engine/action-types';
import type { Registry } from '../../../src/engine/application/registry';
import type { Afterwards, CallingAction } from '../../../src/engine/define/definition';
import type { Place } from '../../../src/engine/screens/place';
import { questionAfter } from '../../../src/engine/views/actions/question-after';

const answers = [
  { type: 'call', name: 'assign', call: 'POST /things/{id}/assign' },
  {
    type: 'call',
    name: 'create',
    call: 'POST /things/{id}/create',
    when: ({ state }: Readonly<Record<string, unknown>>) => state === 'BOOKED',
  },
];
const me = { id: 1, name: 'Anna A', kuerzel: 'A', typ: 0, istAdmin: false, technikerId: null };
const place = {
  params: {},
  definition: { schema: 'Thing', api: { record: '/things/{id}' }, actions: answers, tabs: [] },
} as unknown as Place;

/** What the server has by now. */
let server: { record: object | undefined; parameter: string | null };
beforeEach(() => {
  server = { record: { id: 7, state: 'BOOKED' }, parameter: 'J' };
  vi.stubGlobal('fetch', (url: string | URL | Request) => {
    const path = String(url instanceof Request ? url.url : url);
    const body = path.includes('/system/parameter')
      ? { result: [{ wert: server.parameter }], hasMore: false }
      : { result: server.record };
    const isThere = path.includes('/system/parameter') || server.record !== undefined;
    return Promise.resolve(Response.json(body, { status: isThere ? 200 : 404 }));
  });
});
afterEach(() => vi.unstubAllGlobals());

async function asked(
  afterwards: Afterwards | undefined,
  can: (operation: string) => boolean = () => true,
): Promise<string[] | undefined> {
  const action = { name: 'book', call: 'POST /things/{id}/book', afterwards } as CallingAction;
  const question = await questionAfter(action, {
    place,
    id: 7,
    engine: { can, me, registry: { actionTypes, entries: [] } as unknown as Registry },
    client: new QueryClient({ defaultOptions: { queries: { retry: false } } }),
    language: 'de',
  });
  return question?.answers.map(({ name }) => name);
}

const both = { answers: ['create', 'assign'] };

test('without «afterwards» nothing is asked', async () => {
  expect(await asked(undefined)).toBeUndefined();
});

test('answers are those that the record and the rights allow, in the order of the definition', async () => {
  expect(await asked(both)).toEqual(['create', 'assign']);
  expect(await asked(both, (operation) => operation.endsWith('/assign'))).toEqual(['assign']);
  expect(await asked(both, () => false)).toBeUndefined();
  server.record = { id: 7, state: 'DRAFT' };
  expect(await asked(both)).toEqual(['assign']);
});

test('the record as it is by then decides, and so does the parameter', async () => {
  const booked = {
    ...both,
    when: ({ state }: Readonly<Record<string, unknown>>) => state === 'BOOKED',
  };
  expect(await asked(booked)).toEqual(['create', 'assign']);
  const named = { ...booked, parameter: 'DEALS.ASK' };
  expect(await asked(named)).toEqual(['create', 'assign']);
  server.parameter = 'N';
  expect(await asked(named)).toBeUndefined();
  expect(await asked(booked)).toEqual(['create', 'assign']);
  server.record = { id: 7, state: 'DRAFT' };
  expect(await asked(booked)).toBeUndefined();
});

test('what cannot be read asks nothing', async () => {
  server.record = undefined;
  expect(await asked(both)).toBeUndefined();
});
