import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Caller } from '../../server/http/access/caller';
import type { Problem } from '../../server/http/errors/problem';
import type { PublicScope, Scope } from '../../server/http/access/scope';
import {
  changeableRecord,
  lockKey,
  readableRecord,
} from '../../server/resources/records/record-access';
import { bindResources, resourcesOf } from '../../server/resources/model/resource';
import { requireRow, visibleRows } from '../../server/resources/records/row-rights';
import { storedRow } from '../../server/resources/records/stored-row';
import { createTables } from '../../server/resources/model/tables';
import { gadgetContract } from '../fixtures/gadgets/contract';
import { tables as ownTables } from '../fixtures/gadgets/generated/index';
import { createMissingTables } from '../support/create-missing-tables';
import { openTestDatabase, type OpenedDatabase } from '../support/open-test-database';

const contract = gadgetContract();
const tables = createTables(bindResources(resourcesOf(ownTables), contract), contract);

const caller = (id: number, kuerzel: string, ...rights: string[]): Caller => ({
  id,
  benutzername: 'x',
  name: 'X',
  kuerzel,
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
const office = caller(2, 'BUE', 'ADR_SEHEN', 'BEK_SEHEN', 'AKT_AENDERN');
const technician = caller(3, 'TEC', 'ADR_SEHEN', 'AKT_AENDERN');
const stranger = caller(6, 'OHN');

describe('records by code and id', () => {
  let opened: OpenedDatabase;
  beforeAll(async () => {
    opened = await openTestDatabase();
    await createMissingTables(opened.database.pool, ownTables);
    // 1 belongs to the office, 2 to the technician; each has the part of the same number.
    await opened.database.pool.query(`
        insert into gadgets (bezeichnung, benutzer_id) values ('A', 2), ('B', 3);
        insert into gadget_parts (gadget_id, name, menge) values (1, 'a', 1), (2, 'b', 1);
        insert into gadget_notes (benutzer, text) values ('TEC', 'n')`);
  });
  afterAll(() => opened.clean());

  const scopeOf = (by: Caller) =>
    ({ caller: by, db: opened.database.orm, language: 'de', headers: {} }) as unknown as Scope;
  const refusal = (found: Promise<unknown>) =>
    found.then(
      () => 'allowed',
      ({ status, services }: Problem) =>
        [status, ...services.flatMap(({ code, parameters = [] }) => [code, ...parameters])].join(
          ' ',
        ),
    );

  test('reading asks for the right, and for ownership of the record or of what it is part of', async () => {
    const read = (code: string, id: number, by: Caller) =>
      refusal(readableRecord(tables, { tabelle: code, tabelleId: id }, scopeOf(by)));
    for (const code of ['PRG', 'PRT']) {
      expect(await read(code, 1, office)).toBe('allowed');
      expect(await read(code, 2, office)).toBe('allowed');
      expect(await read(code, 1, technician)).toBe('403 msg_auth_right_missing BEK_SEHEN');
      expect(await read(code, 2, technician)).toBe('allowed');
      expect(await read(code, 1, stranger)).toBe('403 msg_auth_right_missing ADR_SEHEN');
      expect(await read(code, 9, office)).toBe('404 msg_record_not_found');
    }
    expect(await read('PRN', 1, technician)).toBe('allowed');
    expect(await read('PRN', 1, office)).toBe('404 msg_record_not_found');
    expect(await read('XXX', 1, office)).toBe('422 msg_table_unknown XXX');
  });

  test('changing asks for its own right as well', async () => {
    const change = (code: string, id: number, by: Caller) =>
      refusal(changeableRecord(tables, { tabelle: code, tabelleId: id }, scopeOf(by)));
    expect(await change('PRG', 2, technician)).toBe('allowed');
    expect(await change('PRG', 2, office)).toBe('403 msg_auth_right_missing AKT_FREMD_AENDERN');
    expect(await change('PRT', 2, office)).toBe('allowed');
    expect(await change('PRT', 1, technician)).toBe('403 msg_auth_right_missing BEK_SEHEN');
    expect(await change('PRG', 1, stranger)).toBe('403 msg_auth_right_missing AKT_AENDERN');
  });

  test('nobody sees what depends on who asks', async () => {
    const db = opened.database.orm;
    const nobody = { caller: undefined, db, language: 'de', headers: {} } as unknown as PublicScope;
    for (const code of ['PRG', 'PRT', 'PRN']) {
      const resource = tables.resourceOf(code);
      const { read } = resource.rights;
      const rows = await db
        .select({ id: resource.keyColumn })
        .from(resource.table)
        .where(visibleRows(resource, read, nobody));
      expect(rows).toEqual([]);
      const row = await storedRow(resource, 1, db);
      expect(await refusal(requireRow(resource, row, read, nobody))).toBe('401 msg_auth_required');
    }
  });

  test('a part is locked by the lock of what it is part of', async () => {
    const key = async (code: string, id: number) =>
      lockKey(
        await readableRecord(
          tables,
          { tabelle: code, tabelleId: id },
          scopeOf({ ...office, istAdmin: true }),
        ),
        opened.database.orm,
      );
    expect(await key('PRG', 2)).toEqual({ tabelle: 'PRG', tabelleId: 2 });
    expect(await key('PRT', 2)).toEqual({ tabelle: 'PRG', tabelleId: 2 });
  });
});
