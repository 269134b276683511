import { and, eq, sql } from 'drizzle-orm';
import { imports } from '../db/generated/base';
import { importRows } from '../db/tables/imports';
import type { Executor } from '../db/database';
import { ALONE, handler, type Call, type Handlers } from '../http/operations/call';
import type { Caller } from '../http/access/caller';
import type { Contract } from '../http/contract/contract';
import { innerCalls } from '../http/operations/inner-call';
import { fieldProblem, problem } from '../http/errors/problem';
import { requireOperationRight } from '../http/access/required-right';
import type { Scope } from '../http/access/scope';
import { lockRow } from '../resources/records/read';
import { requireRow } from '../resources/records/row-rights';
import type { Tables } from '../resources/model/tables';
import { importTargets, type Batch, type ImportTarget } from './import-target';
import { readyRows, type ReadyRows } from './ready-rows';
import { storeRows, type ImportedRow } from './store-rows';
import { targetOfSchema, undoRows } from './undo-rows';

/** Operations that import tables into the lists of the contract. `handlers`: functions that write single records. */
export function importOperations(contract: Contract, tables: Tables, handlers: Handlers): Handlers {
  if (!contract.operations.some(({ id }) => id === 'importRows')) return {};
  const targetOf = importTargets(contract, tables, handlers);
  const { innerCall: inner, prepareCall } = innerCalls(contract, tables);
  const requireRights = (target: ImportTarget, batch: Partial<Batch>, caller: Caller) => {
    const { create, change, params } = target;
    requireFew(batch);
    requireOperationRight(create.operation.right, { params }, caller, tables);
    if (batch.vorhandene !== 'AKTUALISIEREN') return;
    if (!change) throw problem(422, 'msg_import_never_changed');
    requireOperationRight(change.operation.right, { params }, caller, tables);
  };
  const importOf = async (id: number, scope: Scope) => {
    const resource = tables.listed('system/importe');
    const row = await lockRow(resource, id, scope.db);
    await requireRow(resource, row, resource.rights.read, scope);
    return row as typeof imports.$inferSelect;
  };
  /** Prepares rows for a caller who may store them; any other is refused where they are stored. */
  const makeReady = (pfad: string, batch: Batch, call: Call): Promise<ReadyRows> => {
    const target = targetOf(pfad);
    requireRights(target, batch, call.caller);
    return readyRows(target, batch, call, prepareCall);
  };
  return {
    createImport: handler('createImport', async (call) => {
      const { pfad, datei } = call.body;
      const { caller } = call;
      requireRights(targetOf(pfad), {}, caller);
      const [created] = await call.db
        .insert(imports)
        .values({ pfad, datei, benutzerId: caller.id })
        .returning({ id: imports.id });
      if (!created) throw new Error(`Import of «${datei}»: nothing was inserted`);
      const location = `${contract.base}/system/importe/${created.id}`;
      return { status: 201, headers: { location } };
    }),

    tryImport: handler(
      'tryImport',
      async (call) => {
        const { pfad, ...batch } = call.body;
        const target = targetOf(pfad);
        requireRights(target, batch, call.caller);
        const result = await withoutStoring(call.db, async (db) => {
          const { answers } = await storeRows(target, batch, { ...call, db }, inner);
          return answers.map(({ id, ...answer }) =>
            // The number of a record that does not exist would lead nowhere.
            answer.ergebnis === 'ANGELEGT' || id === undefined ? answer : { ...answer, id },
          );
        });
        return { status: 200, body: { result } };
      },
      { weight: ALONE, prepare: async (call) => makeReady(call.body.pfad, call.body, call) },
    ),

    importRows: handler(
      'importRows',
      async (call) => {
        const { caller, db, body } = call;
        const { id, pfad, stand, benutzerId } = await importOf(call.params.id, call);
        if (benutzerId !== caller.id) throw problem(403, 'msg_import_foreign');
        if (stand !== 'IMPORTIERT') throw problem(409, 'msg_import_closed');
        const target = targetOf(pfad);
        requireRights(target, body, caller);
        const { answers, written } = await storeRows(target, body, call, inner);
        if (written.length > 0) {
          await db.insert(importRows).values(written.map((row) => ({ ...row, importId: id })));
        }
        await db
          .update(imports)
          .set({
            angelegt: added(imports.angelegt, answers, 'ANGELEGT'),
            aktualisiert: added(imports.aktualisiert, answers, 'AKTUALISIERT'),
            uebersprungen: added(imports.uebersprungen, answers, 'UEBERSPRUNGEN'),
            abgelehnt: refusedOf(answers, body.erneut === true),
          })
          .where(eq(imports.id, id));
        return { status: 200, body: { result: answers } };
      },
      {
        weight: ALONE,
        prepare: async (call) => {
          const [found] = await call.db
            .select({ pfad: imports.pfad })
            .from(imports)
            .where(and(eq(imports.id, call.params.id), eq(imports.benutzerId, call.caller.id)));
          return found && makeReady(found.pfad, call.body, call);
        },
      },
    ),

    undoImport: handler(
      'undoImport',
      async (call) => {
        const { db } = call;
        const { id, pfad } = await importOf(call.params.id, call);
        const target = targetOf(pfad);
        await requireUndoRights(target, id, call, tables);
        const result = await undoRows(target, id, call, inner);
        const count = result.entfernt + result.wiederhergestellt;
        await db
          .update(imports)
          .set({
            stand: result.rest === 0 ? 'RUECKGAENGIG' : 'RUECKNAHME',
            zurueckgenommen: sql`${imports.zurueckgenommen} + ${count}`,
          })
          .where(eq(imports.id, id));
        return { status: 200, body: { result } };
      },
      { weight: ALONE },
    ),
  };
}

function added(
  column: typeof imports.angelegt,
  answers: readonly ImportedRow[],
  outcome: ImportedRow['ergebnis'],
) {
  const count = answers.filter(({ ergebnis }) => ergebnis === outcome).length;
  return sql`${column} + ${count}`;
}

/** Most records that one call stores: while it does, others wait for a number. */
const mostRecords = 30;

/** Throws 422 where rows and their parts are too many together. */
function requireFew({ zeilen = [] }: Partial<Batch>): void {
  const records = zeilen.reduce((sum, { teile = [] }) => sum + 1 + teile.length, 0);
  if (records <= mostRecords) return;
  const parameters = [String(mostRecords)];
  throw fieldProblem({ zeilen: [{ code: 'msg_value_too_many', parameters }] });
}

/** Counts refused rows; those that come again were counted before. */
function refusedOf(answers: readonly ImportedRow[], isAgain: boolean) {
  const refused = added(imports.abgelehnt, answers, 'ABGELEHNT');
  return isAgain ? sql`greatest(0, ${refused} - ${answers.length})` : refused;
}

/** Throws 403 without the right to remove the created records, or to change the changed ones. */
async function requireUndoRights(
  target: ImportTarget,
  importId: number,
  { caller, db }: Scope,
  tables: Tables,
): Promise<void> {
  const found = await db
    .select({
      schema: importRows.schema,
      created: sql<boolean>`bool_or(${importRows.vorher} is null)`,
      changed: sql<boolean>`bool_or(${importRows.vorher} is not null)`,
    })
    .from(importRows)
    .where(and(eq(importRows.importId, importId), eq(importRows.erledigt, false)))
    .groupBy(importRows.schema);
  for (const { schema, created, changed } of found) {
    const { change, remove, params } = targetOfSchema(target, schema);
    for (const does of [created && remove, changed && change]) {
      if (does) requireOperationRight(does.operation.right, { params }, caller, tables);
    }
  }
}

class TakenBack extends Error {}

/** Runs a function whose writes are rolled back. */
async function withoutStoring<T>(db: Executor, run: (db: Executor) => Promise<T>): Promise<T> {
  let result: { value: T } | undefined;
  try {
    await db.transaction(async (savepoint) => {
      result = { value: await run(savepoint as Executor) };
      throw new TakenBack();
    });
  } catch (error) {
    if (!(error instanceof TakenBack) || !result) throw error;
  }
  if (!result) throw new Error('A trial ended without a result');
  return result.value;
}
