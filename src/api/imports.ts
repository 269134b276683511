import { call } from './call';
import type { AnyRecord, RecordId } from './dialect';
import { idOf, recordOf, rowsOf } from './dialects/reference';
import { importOperation } from './import-operation';
import { newIdempotencyKey } from './idempotency-key';

/** Row as it is sent: its line in the file and its values for the record. */
export interface ImportRow {
  line: number;
  values: AnyRecord;
  /** Parts that are created below the record. */
  brought?: readonly BroughtRecord[];
}

/** Part of a row's record. */
export interface BroughtRecord {
  /** Name by which its problems are told apart from those of the record: «persons:email». */
  name: string;
  /** Path of the list of all such parts. */
  list: string;
  values: AnyRecord;
}

/** Rules by which rows become records. */
export interface ImportRules {
  /** Property by which an existing record is recognised. */
  key: string | undefined;
  /** True if existing records are changed, not skipped. */
  updates: boolean;
}

export type ImportOutcome = 'created' | 'updated' | 'skipped' | 'refused';

export interface ImportedRow {
  line: number;
  outcome: ImportOutcome;
  /** Number of parts that were created below its record. */
  parts: number;
  /** Reasons for the refusal, by field and for the row as a whole. */
  fieldErrors: Readonly<Record<string, readonly string[]>>;
  messages: readonly string[];
  /**
   * Member that confirms the row: sent again with it, it is stored all the same; undefined where nothing can be
   * confirmed.
   */
  confirm?: string | undefined;
}

/** Import as the server keeps it. */
export interface FormerImport {
  id: RecordId;
  file: string;
  /** Time as an ISO instant. */
  time: string;
  userId: RecordId;
  counts: Readonly<Record<ImportOutcome, number>>;
  undone: number;
  state: 'done' | 'undoing' | 'undone';
}

/** Result of one call of an undo. */
export interface UndoneRows {
  undone: number;
  kept: readonly { line: number; id: RecordId; messages: readonly string[] }[];
  left: number;
}

const outcomes: Readonly<Record<string, ImportOutcome>> = {
  ANGELEGT: 'created',
  AKTUALISIERT: 'updated',
  UEBERSPRUNGEN: 'skipped',
  ABGELEHNT: 'refused',
};

const states: Readonly<Record<string, FormerImport['state']>> = {
  IMPORTIERT: 'done',
  RUECKNAHME: 'undoing',
  RUECKGAENGIG: 'undone',
};

/** Reads the imports of a list, the latest first. */
export async function readImports(
  list: string,
  signal?: AbortSignal,
): Promise<readonly FormerImport[]> {
  const query = { filter: `pfad=${list}`, orderBy: '-zeit', limit: 10 };
  const { data } = await call('GET /system/importe', { query, signal });
  return rowsOf(data).rows.map((row) => ({
    id: row.id as RecordId,
    file: String(row.datei),
    time: String(row.zeit),
    userId: row.benutzerId as RecordId,
    counts: {
      created: Number(row.angelegt),
      updated: Number(row.aktualisiert),
      skipped: Number(row.uebersprungen),
      refused: Number(row.abgelehnt),
    },
    undone: Number(row.zurueckgenommen),
    state: states[String(row.stand)] ?? 'done',
  }));
}

/** Begins an import; resolves with its id. */
export async function beginImport(list: string, file: string): Promise<RecordId> {
  const { location } = await call(importOperation, {
    body: { pfad: list, datei: file },
    headers: { 'Idempotency-Key': newIdempotencyKey() },
  });
  return idOf(location);
}

/** Tries what rows would become; nothing is stored. */
export async function tryRows(
  list: string,
  rows: readonly ImportRow[],
  rules: ImportRules,
  signal?: AbortSignal,
): Promise<readonly ImportedRow[]> {
  const body = { pfad: list, ...batchOf(rows, rules) };
  return answersOf((await call('POST /system/importprobe', { body, signal })).data, rows);
}

/**
 * Stores rows of an import; sent again with the same `once` they are stored once. `again`: the import has refused them
 * before, and counts them anew.
 */
export async function storeRows(
  id: RecordId,
  rows: readonly ImportRow[],
  rules: ImportRules,
  { once, again }: { once: string; again: boolean },
): Promise<readonly ImportedRow[]> {
  const { data } = await call('POST /system/importe/{id}/zeilen', {
    params: { id },
    body: { ...batchOf(rows, rules), ...(again && { erneut: true }) },
    headers: { 'Idempotency-Key': once },
  });
  return answersOf(data, rows);
}

/** Undoes the next rows of an import. */
export async function undoRows(id: RecordId): Promise<UndoneRows> {
  const { data } = await call('POST /system/importe/{id}/rueckgaengig', {
    params: { id },
    headers: { 'Idempotency-Key': newIdempotencyKey() },
  });
  const { entfernt, wiederhergestellt, behalten, rest } = recordOf(data);
  return {
    undone: Number(entfernt) + Number(wiederhergestellt),
    kept: (behalten as { zeile: number; id: RecordId; meldungen: string[] }[]).map(
      ({ zeile: line, id: record, meldungen: messages }) => ({ line, id: record, messages }),
    ),
    left: Number(rest),
  };
}

function batchOf(rows: readonly ImportRow[], { key, updates }: ImportRules) {
  return {
    ...(key !== undefined && { schluessel: key }),
    vorhandene: updates ? 'AKTUALISIEREN' : 'UEBERSPRINGEN',
    zeilen: rows.map(({ line, values, brought = [] }) => ({
      zeile: line,
      daten: values,
      ...(brought.length > 0 && {
        teile: brought.map((part) => ({ pfad: part.list, daten: part.values })),
      }),
    })),
  };
}

function answersOf(data: unknown, sent: readonly ImportRow[]): readonly ImportedRow[] {
  const byLine = new Map(sent.map((row) => [row.line, row]));
  return rowsOf(data).rows.map((row) => ({
    line: Number(row.zeile),
    outcome: outcomes[String(row.ergebnis)] ?? 'refused',
    parts: Number(row.teile ?? 0),
    fieldErrors: fieldErrorsOf(row.fieldErrors, byLine.get(Number(row.zeile))),
    messages: (row.meldungen ?? []) as readonly string[],
    confirm: row.bestaetigung as string | undefined,
  }));
}

/** Names the fields of parts as the page does: «teile.0.email» is «persons:email». */
function fieldErrorsOf(errors: unknown, row: ImportRow | undefined): ImportedRow['fieldErrors'] {
  return Object.fromEntries(
    Object.entries((errors ?? {}) as ImportedRow['fieldErrors']).map(([name, texts]) => {
      const [, index, field] = /^teile\.(\d+)\.(.+)$/.exec(name) ?? [];
      const part = index === undefined ? undefined : row?.brought?.[Number(index)];
      return [part ? `${part.name}:${field}` : name, texts];
    }),
  );
}
