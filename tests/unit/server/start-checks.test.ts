import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import fastify from 'fastify';
import { describe, expect, test } from 'vitest';
import { allHandlers } from '../../../server/handlers';
import { readConfig } from '../../../server/config';
import { RateLimiter } from '../../../server/http/rate-limiter';
import { readContract, type Contract } from '../../../server/http/contract';
import { registerOperations } from '../../../server/http/register-operations';
import type { Database } from '../../../server/db/database';
import { defineResource, bindResource } from '../../../server/resources/resource';
import { countries } from '../../../server/db/tables/base';

const contract = readContract();
const handlers = allHandlers(contract);
const register = (changed: Partial<Contract>, given = handlers) =>
  registerOperations(fastify({ exposeHeadRoutes: false }), {
    contract: { ...contract, ...changed },
    handlers: given,
    database: {} as Database,
    limiter: new RateLimiter(readConfig({}).limits),
    production: false,
  });

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

  test('when a handler has no operation', () => {
    const more = { ...handlers, bookNothing: handlers.readMe! };
    expect(() => register({}, more)).toThrow('Handler «bookNothing» belongs to no operation');
  });

  test('when a right is unknown', () => {
    const operations = contract.operations.map((operation) =>
      operation.id === 'readMe' ? { ...operation, right: 'ALLES' } : operation,
    );
    expect(() => register({ operations })).toThrow('right «ALLES» is not in');
  });

  test('when an operation has no right', () => {
    const file = join(mkdtempSync(join(tmpdir(), 'kontor-contract-')), 'openapi.json');
    const paths = { '/x': { get: { operationId: 'readX', responses: {} } } };
    writeFileSync(file, JSON.stringify({ servers: [], info: {}, components: {}, paths }));
    expect(() => readContract(pathToFileURL(file))).toThrow("The contract's GET /x has no x-right");
    rmSync(dirname(file), { recursive: true });
  });

  test('when a table lacks what the contract promises', () => {
    const resource = defineResource('Address', countries);
    expect(() => bindResource(resource, contract)).toThrow(
      'Resource Address: table countries has no column «id»',
    );
  });
});
