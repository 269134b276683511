import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, test } from 'vitest';
import { systemParameterQuery } from '../../../src/api/system-parameter';
import * as actionTypes from '../../../src/engine/action-types';
import type { Registry } from '../../../src/engine/application/registry';
import { recordQuery } from '../../../src/engine/data/record-query';
import type { Afterwards, AnyRecord, CallingAction } from '../../../src/engine/define/definition';
import type { Place } from '../../../src/engine/screens/place';
import { questionAfter } from '../../../src/engine/views/actions/question-after';

const answers = [
  { type: 'call', name: 'assign', call: 'POST /things/{id}/assign' },
  {
    type: 'call',
    name: 'create',
    call: 'POST /things/{id}/create',
    when: ({ state }: AnyRecord) => state === 'BOOKED',
  },
];
const me = { id: 1, name: 'Anna A', kuerzel: 'A', typ: 0, istAdmin: false, technikerId: null };
const place = {
  params: {},
  definition: { schema: 'Thing', api: { record: '/things/{id}' }, actions: answers, tabs: [] },
} as unknown as Place;

/** What the server has by now. */
let server: { record: AnyRecord | undefined; parameter: string };
beforeEach(() => {
  server = { record: { id: 7, state: 'BOOKED' }, parameter: 'J' };
});

async function asked(
  afterwards: Afterwards | undefined,
  can: (operation: string) => boolean = () => true,
): Promise<string[] | undefined> {
  const action = { name: 'book', call: 'POST /things/{id}/book', afterwards } as CallingAction;
  const client = new QueryClient({
    defaultOptions: { queries: { staleTime: Infinity, retry: false } },
  });
  // What is not known here cannot be read.
  if (server.record) client.setQueryData(recordQuery(place, 7, 'de').queryKey, server.record);
  client.setQueryData(systemParameterQuery('DEALS.ASK').queryKey, server.parameter);
  const question = await questionAfter(action, {
    place,
    id: 7,
    engine: { can, me, registry: { actionTypes, entries: [] } as unknown as Registry },
    client,
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
    when: ({ state }: AnyRecord) => state === 'BOOKED',
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
  expect(await asked({ ...both, parameter: 'DEALS.OTHER' })).toBeUndefined();
  server.record = undefined;
  expect(await asked(both)).toBeUndefined();
});
