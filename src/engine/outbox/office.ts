import type { OfficeReport } from '../../api/tell-office';
import type { Entry, Told } from './entry';
import { FEEDBACK } from './feedback';
import { isOpen } from './machine';

/** Most letters of each text. */
const most = { vorgang: 200, datensatz: 300, eingaben: 4000, meldung: 2000, meldungscode: 100 };

/**
 * Tells whether the office is to hear of an entry, or may have decided about it: one that is refused, and what became
 * of one that was.
 */
export function concernsOffice({ state, refusal, told }: Entry): boolean {
  if (state === 'refused') return true;
  if (state === 'waiting' || state === 'sending') return false;
  return told ? told.state !== state : state === 'discarded' && refusal !== undefined;
}

/**
 * Returns the entries that the office is to hear of now; not those that their user still has to deal with. `now`: ms
 * since 1970.
 */
export const toTell = (entries: readonly Entry[], now: number): Entry[] =>
  entries.filter(
    (entry) =>
      concernsOffice(entry) &&
      (entry.state !== 'refused' || now - Date.parse(refusedAt(entry)) > FEEDBACK),
  );

const refusedAt = ({ refusal, told, recordedAt }: Entry): string =>
  refusal?.at ?? told?.at ?? recordedAt;

/** Returns what the office knows once it has been told. */
export const toldOf = (entry: Entry): Told => ({ state: entry.state, at: refusedAt(entry) });

/**
 * Builds the report of an entry. `words`: what was entered, a value a line; `table`: code of the record's table, where
 * it has one.
 */
export function reportOf(
  entry: Entry,
  all: readonly Entry[],
  { words, table }: { words: string; table: string | undefined },
): OfficeReport {
  const { label, of, refusal, recordedAt, clockOffset = 0, reason } = entry;
  const id = Number(of?.id);
  const isNamed = table !== undefined && Number.isSafeInteger(id) && id > 0;
  const said = [...(refusal?.messages ?? []), ...Object.values(refusal?.fieldErrors ?? {}).flat()];
  const behind = all.filter(
    (one) => isOpen(one) && one.queue === entry.queue && one.seq > entry.seq,
  );
  return {
    status: statuses[entry.state] ?? 'OFFEN',
    vorgang: label.action.slice(0, most.vorgang) || entry.operation,
    // A call about no record has no record's name.
    datensatz: label.record.slice(0, most.datensatz) || '–',
    tabelle: isNamed ? table : null,
    tabelleId: isNamed ? id : null,
    eingaben: words === '' ? null : words.slice(0, most.eingaben),
    meldung: said.join(' ').slice(0, most.meldung),
    meldungscode: refusal?.codes[0]?.slice(0, most.meldungscode) ?? null,
    wartend: entry.state === 'refused' ? behind.length : 0,
    erfasstUm: new Date(Date.parse(recordedAt) + clockOffset).toISOString(),
    abgewiesenUm: refusedAt(entry),
    grund: reason ?? null,
  };
}

const statuses: Partial<Record<Entry['state'], OfficeReport['status']>> = {
  sent: 'UEBERTRAGEN',
  discarded: 'VERWORFEN',
};
