import { describe, expect, test } from 'vitest';
import { can } from '../../../src/app/rights';

const table = {
  'GET /adressen': 'ADR_SEHEN',
  'DELETE /adressen/{id}': 'ADR_LOESCHEN',
  'GET /me': 'session',
  'POST /login': 'public',
};
const user = {
  istAdmin: false,
  rechte: [
    { recht: 'ADR_SEHEN', genehmigt: true },
    { recht: 'ADR_LOESCHEN', genehmigt: false },
  ],
};

describe('can', () => {
  test('follows the flag of a right, asked for by name or by operation', () => {
    expect(can(user, table, 'ADR_SEHEN')).toBe(true);
    expect(can(user, table, 'GET /adressen')).toBe(true);
    expect(can(user, table, 'ADR_LOESCHEN')).toBe(false);
    expect(can(user, table, 'DELETE /adressen/{id}')).toBe(false);
  });

  test('lets an administrator do what the list denies', () => {
    expect(can({ ...user, istAdmin: true }, table, 'DELETE /adressen/{id}')).toBe(true);
  });

  test('counts a right absent from the list as granted', () => {
    expect(can(user, table, 'ART_SEHEN')).toBe(true);
    expect(can({ istAdmin: false, rechte: [] }, table, 'GET /adressen')).toBe(true);
  });

  test('asks no right for public and session calls, nor where the contract names none', () => {
    const denied = { istAdmin: false, rechte: [{ recht: 'session', genehmigt: false }] };
    expect(can(denied, table, 'GET /me')).toBe(true);
    expect(can(denied, table, 'POST /login')).toBe(true);
    expect(can(denied, table, 'PATCH /elsewhere')).toBe(true);
  });
});
