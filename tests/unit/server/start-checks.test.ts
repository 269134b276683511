import { countries } from '../../../server/db/generated/reference';
import { persons } from '../../../server/db/generated/addresses';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import fastify from 'fastify';
import type { OpenApiDocument } from '../../../schemas/contract/document';
import type { OperationRight } from '../../../schemas/contract/operation-right';
import { describe, expect, test } from 'vitest';
import type { EventHub } from '../../../server/events/event-hub';
import { allHandlers } from '../../../server/handlers';
import { readConfig } from '../../../server/config';
import { RateLimiter } from '../../../server/http/limits/rate-limiter';
import { WorkAtOnce } from '../../../server/http/limits/work-at-once';
import { joinedHandlers } from '../../../server/http/operations/call';
import { contractOf, readContract, type Contract } from '../../../server/http/contract/contract';
import { registerOperations } from '../../../server/http/operations/register-operations';
import type { Database } from '../../../server/db/database';
import {
  bindResources,
  type Resource,
  type ResourceDefinition,
} from '../../../server/resources/model/resource';
import { registeredResources } from '../../../server/registered-resources';
import { checkSearchFields } from '../../../server/resources/lists/search';
import { createTables } from '../../../server/resources/model/tables';

const contract = readContract();
const resources = bindResources(registeredResources, contract);
const resourceOf = (schema: string) =>
  resources.find((resource) => resource.schema === schema) as Resource;
const tables = createTables(resources, contract);
const handlers = allHandlers(contract, tables, {
  hub: {} as EventHub,
  secondFactor: { origin: undefined, key: undefined },
  ask: () => Promise.reject(new Error('nobody asks')),
});
const register = (changed: Partial<Contract>, given = handlers) =>
  registerOperations(fastify({ exposeHeadRoutes: false }), {
    contract: { ...contract, ...changed },
    handlers: given,
    database: { atDoor: {}, ofPublic: {} } as Database,
    limiter: new RateLimiter(readConfig({}).limits),
    work: new WorkAtOnce(readConfig({}).limits, 20),
    readSeconds: 8,
    stageUpload: () => {
      throw new Error('nothing is sent');
    },
    tables,
    production: false,
  });

const withRight = (id: string, right: OperationRight) =>
  contract.operations.map((operation) =>
    operation.id === id ? { ...operation, right } : operation,
  );

describe('the server does not start', () => {
  test('but does with the contract as it is', () => {
    expect(() => register({})).not.toThrow();
  });

  test('when an operation has no handler', () => {
    const { readAddress: _, ...rest } = handlers;
    expect(() => register({}, rest)).toThrow(
      'GET /stammdaten/adressen/{id}: no handler is registered for «readAddress»',
    );
  });

  test('when two operations have one id, or one is written twice', () => {
    const twice = contract.operations.map((operation) =>
      operation.id === 'logout' ? { ...operation, id: 'readMe' } : operation,
    );
    expect(() => register({ operations: twice })).toThrow(/has the operationId «readMe» too$/);
    const { readMe } = handlers;
    expect(() => joinedHandlers([{ readMe: readMe! }, { readMe: readMe! }])).toThrow(
      '«readMe» has two handlers',
    );
  });

  test('when a paper would be laid out while the call holds a connection', () => {
    const { readDocumentPdf, ...others } = handlers;
    const { prepare: _, ...holding } = readDocumentPdf!;
    expect(() => register({}, { ...others, readDocumentPdf: holding })).toThrow(
      'GET /verkauf/belege/{id}/pdf answers a paper: it takes a preparedHandler',
    );
  });
  test('when a handler has no operation', () => {
    const more = { ...handlers, bookNothing: handlers.readMe! };
    expect(() => register({}, more)).toThrow('Handler «bookNothing» belongs to no operation');
  });

  test('when a right is unknown', () => {
    const message = "GET /webapp/me: right «ALLES» is not in the contract's schema Right";
    for (const right of ['ALLES', { own: 'session', foreign: 'ALLES', owner: 'id' }]) {
      expect(() => register({ operations: withRight('readMe', right) })).toThrow(message);
    }
    const properties = { cost: { type: 'number', 'x-right': 'ALLES' } };
    expect(() => register({ schemas: { ...contract.schemas, Thing: { properties } } })).toThrow(
      'Thing.cost: right «ALLES» is not in',
    );
  });

  test('when anybody may call what counts on a caller', () => {
    const open = (id: string) => register({ operations: withRight(id, 'public') });
    expect(() => open('readMe')).toThrow(
      'GET /webapp/me is public, but its handler counts on a caller',
    );
    expect(() => open('createAddress')).toThrow(/is public, but its handler counts on a caller$/);
    for (const id of ['listCountries', 'readAddress']) expect(() => open(id)).not.toThrow();
    const { createAddress, ...others } = handlers;
    const given = { ...others, createAddress: { ...createAddress!, isPublic: true as const } };
    const operations = withRight('createAddress', 'public');
    expect(() => register({ operations }, given)).toThrow(
      'is public: without a caller it can have no Idempotency-Key',
    );
  });

  test('when a right is of a parameter that a request may lack', () => {
    const of = (id: string, parameter: string) =>
      register({ operations: withRight(id, { of: parameter }) });
    expect(() => of('readPreference', 'name')).not.toThrow();
    expect(() => of('storePreference', 'name/data')).not.toThrow();
    expect(() => of('readPreference', 'tabelle')).toThrow(
      'GET /webapp/parameter/{name}: x-right is of «tabelle», no required parameter',
    );
    expect(() => of('listAddresses', 'filter')).toThrow('x-right is of «filter», no required');
  });

  test('when an operation is open despite what is no duty', () => {
    const operations = contract.operations.map((operation) =>
      operation.id === 'readMe' ? { ...operation, despite: ['pasword'] } : operation,
    );
    expect(() => register({ operations })).toThrow('GET /webapp/me: x-despite «pasword» is no');
  });

  test('but whoever has to change the password finds open what that needs, and nothing else', () => {
    const open = contract.operations.filter(({ despite }) => despite.includes('password'));
    expect(open.map(({ id }) => id).sort()).toEqual(['changePassword', 'logout', 'readMe']);
    const lasting = contract.operations.filter(({ takesAnyToken }) => takesAnyToken);
    expect(lasting.map(({ id }) => id)).toEqual(['logout']);
  });

  test.each([
    [{ own: 'A' }],
    [{ own: 'A', owner: 'b', extra: 1 }],
    [{ of: 'a', own: 'A', owner: 'b' }],
    [{ of: '' }],
    [{ others: 'A', owner: 'b' }],
    [{ own: 'A', others: 'B', owner: 'c', message: 'msg_d' }],
    [['A']],
    [7],
    [{}],
  ])('when a right is %j', (right) => {
    const paths = { '/x': { get: { operationId: 'readX', responses: {}, 'x-right': right } } };
    const document = { openapi: '3.1.0', servers: [], info: {}, components: {}, paths };
    expect(() => contractOf(document as unknown as OpenApiDocument)).toThrow(
      /^The contract's GET \/x: x-right .* is none of/,
    );
  });

  test('when an operation has no right', () => {
    const file = join(mkdtempSync(join(tmpdir(), 'kontor-contract-')), 'openapi.json');
    const paths = { '/x': { get: { operationId: 'readX', responses: {} } } };
    writeFileSync(file, JSON.stringify({ servers: [], info: {}, components: {}, paths }));
    expect(() => readContract(pathToFileURL(file))).toThrow("The contract's GET /x has no x-right");
    rmSync(dirname(file), { recursive: true });
  });

  test('when a table lacks what the contract promises', () => {
    const bind = (...definitions: ResourceDefinition[]) => bindResources(definitions, contract);
    expect(() => bind({ schema: 'Address', table: countries })).toThrow(
      'Resource Address: table countries has no column «id»',
    );
    expect(() => bind({ schema: 'ContactPerson', table: persons })).toThrow(
      'Resource ContactPerson: x-parent «adresseId» is no reference to another resource',
    );
  });

  test('when two schemas have one code, or nothing reads what has one', () => {
    const address = resourceOf('Address');
    const person = resourceOf('ContactPerson');
    const make = (...changed: Resource[]) => createTables(changed, contract);
    expect(() => make(address, { ...person, tableCode: 'ADR' })).toThrow(
      'ContactPerson and Address have the same x-table ADR',
    );
    expect(() => make({ ...address, rights: { ...address.rights, read: undefined } })).toThrow(
      'Address has x-table ADR, but no operation reads its records',
    );
  });

  test('when a list would search in what is no field, or in what not everybody may see', () => {
    const address = resourceOf('Address');
    expect(() => checkSearchFields(['name1', 'stadt'], address)).toThrow(
      'Address: x-search names «stadt», no property',
    );
    const guarded = { ...address.properties, email: { type: 'string', 'x-right': 'SYS_BENUTZER' } };
    expect(() => checkSearchFields(['email'], { ...address, properties: guarded })).toThrow(
      'Address: x-search names «email», which needs a right to see',
    );
  });
});
