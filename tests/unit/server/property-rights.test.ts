import { describe, expect, test } from 'vitest';
import type { Caller } from '../../../server/http/access/caller';
import type { Contract, JsonSchema } from '../../../server/http/contract/contract';
import { Problem } from '../../../server/http/errors/problem';
import { createStripper, requireBodyRights } from '../../../server/http/access/property-rights';
import { visibleProperty } from '../../../server/resources/lists/visible-property';
import type { Resource } from '../../../server/resources/model/resource';

const thing: JsonSchema = {
  type: 'object',
  properties: {
    name: { type: 'string' },
    cost: { type: 'number', 'x-right': 'ART_EK' },
    limit: { type: 'number', 'x-right': { change: 'ADR_AENDERN' } },
    parts: { type: 'array', items: { $ref: '#/components/schemas/Part' } },
  },
};
const part: JsonSchema = {
  type: 'object',
  properties: { id: { type: 'integer' }, price: { type: 'number', 'x-right': 'ART_EK' } },
};
const contract: Contract = {
  base: '',
  version: '1',
  operations: [],
  schemas: { Thing: thing, Part: part },
  formats: [],
  tables: {
    lists: {},
    records: {},
    creates: {},
    bodies: {},
    queries: {},
    answers: {},
    whole: [],
    rows: {},
    codes: {},
    titles: {},
    parts: {},
    references: {},
    queued: {},
    rights: {},
    rightNames: [],
  },
  resolve: (schema) => contract.schemas[schema.$ref?.split('/').at(-1) ?? ''] ?? schema,
};
const answer: JsonSchema = {
  type: 'object',
  properties: { result: { type: 'array', items: { $ref: '#/components/schemas/Thing' } } },
};
const caller = (...rights: string[]): Caller => ({
  id: 1,
  benutzername: 'x',
  name: 'X',
  kuerzel: 'X',
  typ: 0,
  istAdmin: false,
  avatar: null,
  technikerId: null,
  needsSecondFactor: false,
  passwortAendern: false,
  isUseNoted: true,
  unused: new Set<string>(),
  sessionId: 1,
  rights: new Set(rights),
});
const body = { result: [{ name: 'a', cost: 1, limit: 2, parts: [{ id: 1, price: 3 }] }] };
const refusal = (act: () => unknown): string => {
  try {
    act();
    return 'allowed';
  } catch (error) {
    const { status, services } = error as Problem;
    return [status, ...services.flatMap(({ code, parameters = [] }) => [code, ...parameters])].join(
      ' ',
    );
  }
};

describe('rights on properties', () => {
  const strip = createStripper(answer, contract);

  test('what needs a right is taken out of answers, however deep', () => {
    expect(strip?.(body, caller())).toEqual({
      result: [{ name: 'a', limit: 2, parts: [{ id: 1 }] }],
    });
    expect(strip?.(body, undefined)).toEqual(strip?.(body, caller()));
    expect(strip?.(body, caller('ART_EK'))).toEqual(body);
    expect(strip?.(body, { ...caller(), istAdmin: true })).toEqual(body);
  });

  test('answers without such properties are not walked', () => {
    const plain: JsonSchema = { type: 'object', properties: { name: { type: 'string' } } };
    expect(createStripper(plain, contract)).toBeUndefined();
    expect(createStripper(undefined, contract)).toBeUndefined();
  });

  test('bodies are refused', () => {
    const change = (sent: object, by: Caller) =>
      refusal(() => requireBodyRights(sent, { $ref: '#/components/schemas/Thing' }, contract, by));
    expect(change({ name: 'b' }, caller())).toBe('allowed');
    expect(change({ cost: 2 }, caller())).toBe('403 msg_auth_right_missing ART_EK');
    expect(change({ parts: [{ price: 2 }] }, caller())).toBe('403 msg_auth_right_missing ART_EK');
    expect(change({ limit: 2 }, caller())).toBe('403 msg_auth_right_missing ADR_AENDERN');
    expect(change({ cost: 2, limit: 3 }, caller('ART_EK', 'ADR_AENDERN'))).toBe('allowed');
  });

  test('filter and order are refused, and own up to unknown fields only', () => {
    const resource = { properties: thing.properties } as Resource;
    const look = (name: string, by: Caller) =>
      refusal(() =>
        visibleProperty(name, { resource, caller: by, language: 'de' }, 'msg_filter_field_unknown'),
      );
    expect(look('cost', caller())).toBe('403 msg_auth_right_missing ART_EK');
    expect(look('cost', caller('ART_EK'))).toBe('allowed');
    expect(look('limit', caller())).toBe('allowed');
    expect(look('toString', caller())).toBe('422 msg_filter_field_unknown toString');
  });

  test('a problem is an error that names its codes', () => {
    expect(new Problem(422, { fieldErrors: { a: [{ code: 'msg_x' }] } }).message).toBe('a: msg_x');
  });
});
