import { describe, expect, test } from 'vitest';
import { can } from '../../../src/app/rights';

const table = {
  'GET /adressen': 'ADR_SEHEN',
  'DELETE /adressen/{id}': 'ADR_LOESCHEN',
  'GET /me': 'session',
  'POST /login': 'public',
  'GET /calls/{id}': { own: 'AKT_SEHEN', foreign: 'AKT_FREMD_SEHEN', owner: 'benutzerId' },
  'GET /mine/{id}': { own: 'session', owner: 'benutzer' },
  'GET /history': { of: 'tabelle' },
  'POST /asked/{id}/approval': { others: 'APPROVE', owner: 'benutzerId', message: 'msg_own' },
};
const user = {
  id: 7,
  kuerzel: 'XY',
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
    expect(can({ ...user, rechte: [] }, table, 'GET /adressen')).toBe(true);
  });

  test('asks no right for public and session calls', () => {
    const denied = { ...user, rechte: [{ recht: 'session', genehmigt: false }] };
    expect(can(denied, table, 'GET /me')).toBe(true);
    expect(can(denied, table, 'POST /login')).toBe(true);
  });

  test('offers nobody what the contract does not have', () => {
    expect(can({ ...user, istAdmin: true }, table, 'PATCH /elsewhere')).toBe(false);
  });

  test('ownership: own rows by one right, those of others by a further one', () => {
    const of = (...denied: string[]) => ({
      ...user,
      rechte: denied.map((recht) => ({ recht, genehmigt: false })),
    });
    const sees = (asker: typeof user, record?: object) =>
      can(asker, table, 'GET /calls/{id}', record as Record<string, unknown>);
    const [mine, others, nobodys] = [{ benutzerId: 7 }, { benutzerId: 8 }, { benutzerId: null }];
    expect([mine, others, nobodys, undefined].map((record) => sees(of(), record))).toEqual([
      true,
      true,
      true,
      true,
    ]);
    const restricted = of('AKT_FREMD_SEHEN');
    expect([mine, others, nobodys, undefined].map((record) => sees(restricted, record))).toEqual([
      true,
      false,
      false,
      true,
    ]);
    expect(sees(of('AKT_SEHEN'), mine)).toBe(false);
    expect(sees({ ...of('AKT_SEHEN', 'AKT_FREMD_SEHEN'), istAdmin: true }, others)).toBe(true);
  });

  test('without a right for them, rows of others are for nobody; a text names the owner by kuerzel', () => {
    const administrator = { ...user, istAdmin: true };
    expect(can(administrator, table, 'GET /mine/{id}', { benutzer: 'XY' })).toBe(true);
    expect(can(administrator, table, 'GET /mine/{id}', { benutzer: 'AB' })).toBe(false);
  });

  test('a right to records of others is nobody’s on his own', () => {
    const approves = (asker: typeof user, record?: object) =>
      can(asker, table, 'POST /asked/{id}/approval', record as Record<string, unknown>);
    for (const asker of [user, { ...user, istAdmin: true }]) {
      expect(approves(asker, { benutzerId: 8 })).toBe(true);
      expect(approves(asker, { benutzerId: 7 })).toBe(false);
      expect(approves(asker)).toBe(true);
    }
    const denied = { ...user, rechte: [{ recht: 'APPROVE', genehmigt: false }] };
    expect(approves(denied, { benutzerId: 8 })).toBe(false);
  });

  test('what a parameter names is decided by the server', () => {
    expect(can({ ...user, rechte: [] }, table, 'GET /history')).toBe(true);
  });
});
