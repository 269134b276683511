import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../../../src/api/api-error';
import { readRecord } from '../../../src/api/records';
import { readRows } from '../../../src/api/rows';
import { placeQuery } from '../../../src/engine/data/references/place-query';
import { referenceQuery } from '../../../src/engine/data/references/reference-query';
import { standardFieldTypes } from '../../../src/engine/fields';
import { fieldsOf } from '../../../src/engine/fields/fields-of';
import { limitedFields } from '../../../src/engine/screens/limited-fields';

vi.mock('../../../src/api/rows', () => ({ readRows: vi.fn() }));
vi.mock('../../../src/api/records', () => ({ readRecord: vi.fn() }));

const properties = { id: { type: 'integer' as const }, name: { type: 'string' as const } };
const fields = fieldsOf('Pet', { properties }, {}, {}, standardFieldTypes);
const lookup = { path: '/pets', value: 'id', title: ['name'], screen: 'pets' };

function ask(own: typeof fields) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const registry = { titles: { Pet: ['name'] } } as never;
  const definition = { name: 'pets', schema: 'Pet', api: { list: '/pets', record: '/pets/{id}' } };
  const place = { definition, params: {}, fields: own, titles: { Pet: ['name'] }, title: ['name'] };
  client.setQueryData(placeQuery(registry, client, 'pets').queryKey, place as never);
  const around = { client, registry, language: 'de' };
  return (id: number) => client.fetchQuery(referenceQuery(lookup, id, around));
}

beforeEach(() => {
  vi.mocked(readRows).mockReset();
  vi.mocked(readRecord).mockReset();
});

test('references are asked for one by one where the list has no filter for several', async () => {
  vi.mocked(readRecord).mockImplementation((_path, { params }) =>
    params?.id === '3'
      ? Promise.reject(
          Object.assign(Object.create(ApiError.prototype) as ApiError, { status: 404 }),
        )
      : Promise.resolve({ id: Number(params?.id), name: `Pet ${params?.id}` }),
  );
  const of = ask(limitedFields(fields, { lacks: ['filter'] }));
  const found = await Promise.all([1, 2, 3].map(of));
  expect(found.map((one) => one?.value)).toEqual([1, 2, undefined]);
  expect(readRows).not.toHaveBeenCalled();
  expect(vi.mocked(readRecord).mock.calls.map(([path]) => path)).toEqual(
    Array(3).fill('/pets/{id}'),
  );
});

test('in one call where it has', async () => {
  vi.mocked(readRows).mockResolvedValue({ rows: [{ id: 1, name: 'Pet 1' }] } as never);
  const of = ask(fields);
  await Promise.all([1, 2].map(of));
  expect(readRows).toHaveBeenCalledOnce();
  expect(readRecord).not.toHaveBeenCalled();
});

test('a part of an object is not called like a field beside the object', () => {
  const creator = { type: 'object' as const, properties: { name: { type: 'string' as const } } };
  const all = fieldsOf(
    'Pet',
    { properties: { ...properties, creator } },
    {},
    {},
    standardFieldTypes,
  );
  expect(all.creator?.parts?.().name?.schema).toBe('Pet.creator');
});
